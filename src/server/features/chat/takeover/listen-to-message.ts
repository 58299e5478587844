import { and, desc, eq } from 'drizzle-orm'
import { forgetOpenQuestion, keepSilent } from '#agent/keep-silent.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

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
