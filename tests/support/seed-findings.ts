import { randomUUID } from 'node:crypto'
import type { Finding } from '#domain/finding.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversationFindings, enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { notifyVisitor } from '#server/platform/events/notify.ts'

type Reading = { conversationId: string; host: string; readAt: Date }
type SeededFinding = Finding & { source?: 'website' | 'network' }

/** Stores what a website is said to hold, without anybody reading one, and tells the visitor of it. */
export async function seedFindings(
  db: Db,
  { conversationId, host, readAt }: Reading,
  findings: readonly SeededFinding[],
): Promise<void> {
  const rows = findings.map((finding, position) => ({
    source: 'website' as const,
    ...finding,
    conversationId,
    id: randomUUID(),
    position,
    host,
    readAt,
  }))
  const request = { conversationId, host, requestedAt: readAt, finishedAt: readAt }
  await db.transaction(async (transaction) => {
    await transaction.insert(conversationFindings).values(rows)
    await transaction
      .insert(enrichmentRequests)
      .values({ ...request, outcome: 'found' })
      .onConflictDoNothing()
    await notifyVisitor(transaction, conversationId)
  })
}
