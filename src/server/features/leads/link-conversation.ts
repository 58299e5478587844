import { eq } from 'drizzle-orm'
import type { LeadDeps } from '#server/features/leads/note-lead.ts'
import { relateConversation } from '#server/features/leads/relate-conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

/** Says whose conversation this is, when something besides a turn has changed that; the caller has locked it. */
export async function linkConversation(
  deps: LeadDeps,
  transaction: Transaction,
  conversationId: string,
): Promise<void> {
  const [conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation) return
  const { leadId, news } = await relateConversation(deps, transaction, conversation)
  if (leadId !== conversation.leadId) {
    await transaction
      .update(diagnosticConversations)
      .set({ leadId })
      .where(eq(diagnosticConversations.id, conversationId))
  }
  if (news) await notifyStaff(transaction, news)
}
