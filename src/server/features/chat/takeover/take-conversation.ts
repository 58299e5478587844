import { and, eq } from 'drizzle-orm'
import { resumeTalk } from '#agent/resume-talk.ts'
import type {
  AdminTakeover,
  PersonMessage,
  PersonMessageRequest,
  TakeRequest,
} from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-agent-reply.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import {
  lockConversation,
  readTakeover,
  requireHolder,
  type StaffMember,
  suggestName,
} from '#server/features/chat/takeover/read-takeover.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { giveOwner, markReplied } from '#server/features/leads/change-lead.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff, notifyVisitor } from '#server/platform/events/notify.ts'

type TakeDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Take = TakeRequest & { conversationId: string; staff: StaffMember }

/** One person joins a conversation; from then on the agent listens. A colleague who has it is put out only by name. */
export function takeConversation(
  deps: TakeDeps,
  { conversationId, staff, name, insteadOf }: Take,
): Promise<AdminTakeover> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, conversationId)
    const { takenById } = conversation
    if (takenById === staff.id) return readTakeover(transaction, { conversationId, staff })
    if (takenById !== null && takenById !== insteadOf) {
      throw new AppError('conflict', `${findJoinedPerson(conversation)} has this conversation.`)
    }
    await transaction
      .update(diagnosticConversations)
      .set({
        takenById: staff.id,
        takenByName: name || suggestName(staff.email),
        takenAt: deps.clock(),
      })
      .where(eq(diagnosticConversations.id, conversationId))
    const { leadId } = conversation
    if (leadId !== null) await giveOwner(deps, transaction, { leadId, staff })
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'conversation.take',
      subjectType: 'conversation',
      subjectId: conversationId,
      detail: { from: takenById },
    })
    await notifyStaff(transaction, { kind: 'conversation', conversationId })
    await notifyVisitor(transaction, conversationId)
    return readTakeover(transaction, { conversationId, staff })
  })
}

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

/** Tells the visitor that the person who has the conversation is typing. Nothing is stored. */
export async function tellTyping(
  { db }: Pick<Deps, 'db'>,
  { conversationId, staff }: { conversationId: string; staff: StaffMember },
): Promise<void> {
  const { taken_by } = await readTakeover(db, { conversationId, staff })
  if (!taken_by?.is_you) throw new AppError('conflict', 'Take the conversation over first.')
  await notifyVisitor(db, conversationId, 'typing')
}

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

type Stored = {
  /** Locked, so that its count is the next position. */
  conversation: Conversation
  message: Pick<MessageRow, 'id' | 'content' | 'authorName' | 'metadata'>
}

/** Adds to a conversation what the firm says outside of a turn. */
async function storeMessage(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { conversation, message }: Stored,
): Promise<MessageRow> {
  const row: MessageRow = {
    ...message,
    conversationId: conversation.id,
    position: conversation.messageCount,
    role: 'assistant',
    type: 'text',
    brain: null,
    brainNote: null,
    createdAt: clock(),
  }
  await transaction.insert(diagnosticMessages).values(row)
  await transaction
    .update(diagnosticConversations)
    .set({ messageCount: conversation.messageCount + 1, updatedAt: row.createdAt })
    .where(eq(diagnosticConversations.id, conversation.id))
  return row
}
