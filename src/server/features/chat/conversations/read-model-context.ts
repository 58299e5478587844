import { desc, eq } from 'drizzle-orm'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readCompanyView } from '#server/features/enrichment/read-company-view.ts'
import type { Db } from '#server/platform/db/client.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import type { ModelContext } from '#server/platform/language-model.ts'

/** Enough for a reference to what was just said; a long talk costs no more than a short one. */
const EARLIER_MESSAGES = 6
const COMPANY_KINDS = ['name', 'description', 'industry']

/** What a model may know of a conversation: its last words, and what the company's own site says. */
export async function readModelContext(
  db: Db,
  { conversation, message }: { conversation: Conversation; message: string },
): Promise<ModelContext> {
  const [newest, company] = await Promise.all([
    db
      .select({ role: diagnosticMessages.role, content: diagnosticMessages.content })
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, conversation.id))
      .orderBy(desc(diagnosticMessages.position))
      .limit(EARLIER_MESSAGES),
    readCompanyView(db, conversation.id),
  ])
  const findings = company?.findings ?? []
  return {
    conversationId: conversation.id,
    earlier: newest.reverse(),
    message,
    company: findings
      .filter(({ kind, verdict }) => verdict !== 'wrong' && COMPANY_KINDS.includes(kind))
      .map(({ kind, value }) => `${kind}: ${value}`),
  }
}
