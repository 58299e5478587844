import { eq } from 'drizzle-orm'
import { resumeTalk } from '#agent/resume-talk.ts'
import type { AdminTakeover } from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import { lockConversation } from '#server/features/chat/takeover/lock-conversation.ts'
import { readTakeover, type StaffMember } from '#server/features/chat/takeover/read-takeover.ts'
import { requireHolder } from '#server/features/chat/takeover/require-holder.ts'
import { storeMessage } from '#server/features/chat/takeover/store-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'
import { notifyVisitor } from '#server/platform/events/notify-visitor.ts'

type HandBackDeps = Pick<Deps, 'db' | 'clock' | 'createId'>

/** The person leaves, and the agent goes on where it stood, knowing what was told meanwhile. */
export function handBack(
  deps: HandBackDeps,
  { conversationId, staff }: { conversationId: string; staff: StaffMember },
): Promise<AdminTakeover> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, conversationId)
    if (conversation.takenById !== null) await leave(deps, transaction, { conversation, staff })
    return readTakeover(transaction, { conversationId, staff })
  })
}

async function leave(
  deps: HandBackDeps,
  transaction: Transaction,
  { conversation, staff }: { conversation: Conversation; staff: StaffMember },
): Promise<void> {
  const name = requireHolder(conversation, staff)
  const conversationId = conversation.id
  await transaction
    .update(diagnosticConversations)
    // `takenAt` stays: it says that the request for a person was met.
    .set({ takenById: null, takenByName: null, prefersAgent: false })
    .where(eq(diagnosticConversations.id, conversationId))
  // For a visitor who chose the agent before, it never went away.
  if (!conversation.prefersAgent) await resume(deps, transaction, { conversation, name })
  await recordAudit(deps, transaction, {
    actor: staff,
    action: 'conversation.hand_back',
    subjectType: 'conversation',
    subjectId: conversationId,
  })
  await notifyStaff(transaction, { kind: 'conversation', conversationId })
  await notifyVisitor(transaction, conversationId)
}

async function resume(
  deps: HandBackDeps,
  transaction: Transaction,
  { conversation, name }: { conversation: Conversation; name: string },
): Promise<void> {
  const { state, text, quickReplies } = resumeTalk(conversation.agentState, name)
  const metadata = quickReplies.length > 0 ? { quickReplies: [...quickReplies] } : null
  const message = { id: deps.createId(), content: text, authorName: null, metadata }
  await storeMessage(deps, transaction, { conversation, message })
  await transaction
    .update(diagnosticConversations)
    .set({ agentState: state })
    .where(eq(diagnosticConversations.id, conversation.id))
}
