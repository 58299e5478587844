import { and, desc, eq } from 'drizzle-orm'
import { forgetOpenQuestion, keepSilent } from '#agent/keep-silent.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { AdminTakeover } from '#contract/takeover.ts'
import type { Deps } from '#server/deps.ts'
import { findJoinedPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

export type StaffMember = { id: string; email: string }

/** The holder of the conversation, as a member of staff sees it. */
export async function readTakeover(
  db: Pick<Transaction, 'select'>,
  { conversationId, staff }: { conversationId: string; staff: StaffMember },
): Promise<AdminTakeover> {
  const { id, takenById, takenByName, takenAt, prefersAgent } = diagnosticConversations
  const [found] = await db
    .select({ takenById, takenByName, takenAt, prefersAgent, email: user.email })
    .from(diagnosticConversations)
    .leftJoin(user, eq(user.id, takenById))
    .where(eq(id, conversationId))
  if (!found) throw new AppError('not_found', 'There is no such conversation.')
  return describeTakeover(found, staff)
}

type Found = Pick<Conversation, 'takenById' | 'takenByName' | 'takenAt' | 'prefersAgent'> & {
  /** Of the account that has it; null when that account is gone. */
  email: string | null
}

export function describeTakeover(found: Found, staff: StaffMember): AdminTakeover {
  const name = findJoinedPerson(found)
  return {
    taken_by:
      found.takenById === null || name === null || found.takenAt === null
        ? null
        : {
            id: found.takenById,
            email: found.email ?? '',
            name,
            since: found.takenAt.toISOString(),
            is_you: found.takenById === staff.id,
          },
    prefers_agent: found.prefersAgent,
    suggested_name: suggestName(staff.email),
  }
}

/** "dana.reed@firm.example" gives "Dana Reed". */
export function suggestName(email: string): string {
  const [account = ''] = email.split('@')
  const [untagged = ''] = account.split('+')
  const words = untagged.split(/[._-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || account
}

/** @throws AppError that says who has the conversation, unless this person does. */
export function requireHolder(conversation: Conversation, staff: StaffMember): string {
  const name = findJoinedPerson(conversation)
  if (name !== null && conversation.takenById === staff.id) return name
  const holder = name === null ? 'The assistant answers here' : `${name} has this conversation`
  throw new AppError('conflict', `${holder}. Take it over first.`)
}

/** Locks a conversation for staff, against its visitor's turns too, so that its messages have one order. */
export async function lockConversation(
  transaction: Pick<Transaction, 'select'>,
  conversationId: string,
): Promise<Conversation> {
  const [conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('update')
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  return conversation
}

type Heard = { conversation: Conversation; message: { id: string; text: string } }

/** The agent's turn while a person answers: it takes in facts and says nothing. */
export async function listenToMessage(
  { brain }: Pick<Deps, 'brain'>,
  transaction: Pick<Transaction, 'select'>,
  { conversation, message }: Heard,
): Promise<Turn> {
  const { agentState } = conversation
  const isAsked = await hasPersonSpokenLast(transaction, conversation.id)
  const state = isAsked ? forgetOpenQuestion(agentState) : agentState
  return keepSilent(agentState, await brain.takeTurn(state, message))
}

/** Until the person's first words, the visitor still answers the agent. */
async function hasPersonSpokenLast(
  transaction: Pick<Transaction, 'select'>,
  conversationId: string,
): Promise<boolean> {
  const [last] = await transaction
    .select({ authorName: diagnosticMessages.authorName })
    .from(diagnosticMessages)
    .where(
      and(
        eq(diagnosticMessages.conversationId, conversationId),
        eq(diagnosticMessages.role, 'assistant'),
      ),
    )
    .orderBy(desc(diagnosticMessages.position))
    .limit(1)
  return last?.authorName != null
}
