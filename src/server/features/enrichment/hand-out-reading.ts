import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import {
  conversationFindings,
  enrichmentRequests,
  type SiteReading,
} from '#server/platform/db/schema/enrichment.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { notifyVisitor } from '#server/platform/events/notify-visitor.ts'

/** At once; the rest waits for the next turn of the loop. */
const BATCH = 200

type HandOutDeps = Pick<Deps, 'db' | 'clock' | 'createId'>

/** Copies what a website says to every conversation that waits for it, each in a transaction of its own. */
export async function handOutReading(deps: HandOutDeps, reading: SiteReading): Promise<void> {
  const waiting = await deps.db
    .select({ conversationId: enrichmentRequests.conversationId })
    .from(enrichmentRequests)
    .where(and(eq(enrichmentRequests.host, reading.host), isNull(enrichmentRequests.finishedAt)))
    .orderBy(asc(enrichmentRequests.requestedAt))
    .limit(BATCH)
  for (const { conversationId } of waiting) {
    await deps.db.transaction((transaction) =>
      finishRequest(deps, transaction, { conversationId, reading }),
    )
  }
}

type Handing = { conversationId: string; reading: SiteReading }

async function finishRequest(
  { clock, createId }: HandOutDeps,
  transaction: Transaction,
  { conversationId, reading }: Handing,
): Promise<void> {
  if (!(await lockWaiting(transaction, conversationId, reading.host))) return
  const { host, status, findings } = reading
  const readAt = reading.readAt ?? clock()
  const rows = findings.map((finding, position) => ({
    conversationId,
    id: createId(),
    position,
    host,
    source: 'website' as const,
    ...finding,
    readAt,
  }))
  if (rows.length > 0) await transaction.insert(conversationFindings).values(rows)
  await transaction
    .update(enrichmentRequests)
    .set({
      finishedAt: clock(),
      outcome: status === 'failed' ? 'failed' : rows.length > 0 ? 'found' : 'nothing',
    })
    .where(isRequest(conversationId, host))
  // The visitor never learns why nothing was found: the reasons would make this a port scanner.
  if (rows.length > 0) await notifyVisitor(transaction, conversationId)
  await notifyStaff(transaction, { kind: 'conversation', conversationId })
}

/** The conversation first, as an erasure locks them: whichever comes second finds nothing to do. */
async function lockWaiting(transaction: Transaction, conversationId: string, host: string) {
  const [conversation] = await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('key share')
  if (!conversation) return false
  const [request] = await transaction
    .select({ finishedAt: enrichmentRequests.finishedAt })
    .from(enrichmentRequests)
    .where(isRequest(conversationId, host))
    .for('update')
  return request !== undefined && request.finishedAt === null
}

function isRequest(conversationId: string, host: string) {
  return and(
    eq(enrichmentRequests.conversationId, conversationId),
    eq(enrichmentRequests.host, host),
  )
}
