import { and, eq } from 'drizzle-orm'
import type { PersonMessage, PersonMessageRequest } from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import { lockConversation } from '#server/features/chat/takeover/lock-conversation.ts'
import type { StaffMember } from '#server/features/chat/takeover/read-takeover.ts'
import { requireHolder } from '#server/features/chat/takeover/require-holder.ts'
import { storeMessage } from '#server/features/chat/takeover/store-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { markReplied } from '#server/features/leads/mark-replied.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { notifyVisitor } from '#server/platform/events/notify-visitor.ts'

type SayDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Saying = PersonMessageRequest & { conversationId: string; staff: StaffMember }

/** Stores what a person writes to the visitor, once per id, and only while that person has the conversation. */
export function sayAsPerson(deps: SayDeps, saying: Saying): Promise<PersonMessage> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, saying.conversationId)
    const earlier = await findEarlier(transaction, saying)
    return earlier ?? storeSaying(deps, transaction, { conversation, saying })
  })
}

async function storeSaying(
  deps: SayDeps,
  transaction: Transaction,
  { conversation, saying }: { conversation: Conversation; saying: Saying },
): Promise<PersonMessage> {
  const { conversationId, staff, id, text } = saying
  const authorName = requireHolder(conversation, staff)
  const message = { id, content: text.trim(), authorName, metadata: null }
  const row = await storeMessage(deps, transaction, { conversation, message })
  if (conversation.leadId) await markReplied(transaction, conversation.leadId, deps.clock())
  await recordAudit(deps, transaction, {
    actor: staff,
    action: 'conversation.answer',
    subjectType: 'conversation',
    subjectId: conversationId,
    detail: { message: id },
  })
  await notifyStaff(transaction, { kind: 'message', conversationId })
  await notifyVisitor(transaction, conversationId)
  return toPersonMessage(row)
}

/** The message that this request already stored; a retry needs nobody to have the conversation still. */
async function findEarlier(
  transaction: Pick<Transaction, 'select'>,
  { conversationId, id, text }: Saying,
): Promise<PersonMessage | null> {
  const [row] = await transaction
    .select()
    .from(diagnosticMessages)
    .where(
      and(eq(diagnosticMessages.conversationId, conversationId), eq(diagnosticMessages.id, id)),
    )
  if (!row) return null
  if (row.authorName === null || row.content !== text.trim()) {
    throw new AppError('conflict', 'This message id was used for another message.')
  }
  return toPersonMessage(row)
}

function toPersonMessage({ id, content, authorName, createdAt }: MessageRow): PersonMessage {
  return { id, content, author_name: authorName ?? '', created_at: createdAt.toISOString() }
}
