import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { clipFindings, FINDINGS_MAX } from '#server/features/enrichment/clip-findings.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { notifyVisitor } from '#server/platform/events/notify-visitor.ts'

/** `url` is that of the service, which answered `quote`. */
type NetworkCompany = { name: string; url: string; quote: string }
type KeepDeps = Pick<Deps, 'db' | 'clock' | 'createId'>

/** Whether the conversation asked for its company, and the network has not told one yet. */
export async function canNoteNetwork(
  db: Db | Transaction,
  conversationId: string,
): Promise<boolean> {
  const [conversation] = await db
    .select({ wantsEnrichment: diagnosticConversations.wantsEnrichment })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation?.wantsEnrichment) return false
  const known = and(
    eq(conversationFindings.conversationId, conversationId),
    eq(conversationFindings.source, 'network'),
  )
  return (await db.$count(conversationFindings, known)) === 0
}

/** Stores it as one finding, unless the conversation was erased meanwhile. */
export async function keepNetworkCompany(
  { db, clock, createId }: KeepDeps,
  conversationId: string,
  { name, url, quote }: NetworkCompany,
): Promise<void> {
  const [finding] = clipFindings([{ kind: 'name', value: name, url, quote }])
  if (!finding) return
  await db.transaction(async (transaction) => {
    await transaction
      .select({ id: diagnosticConversations.id })
      .from(diagnosticConversations)
      .where(eq(diagnosticConversations.id, conversationId))
      .for('update')
    if (!(await canNoteNetwork(transaction, conversationId))) return
    await transaction.insert(conversationFindings).values({
      conversationId,
      id: createId(),
      // Behind all that a website says.
      position: FINDINGS_MAX,
      host: new URL(finding.url).hostname,
      source: 'network',
      ...finding,
      readAt: clock(),
    })
    await notifyVisitor(transaction, conversationId)
    await notifyStaff(transaction, { kind: 'conversation', conversationId })
  })
}
