import { and, eq, sql } from 'drizzle-orm'
import type { AgentReply } from '#contract/conversations.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

type TurnKey = { conversationId: string; turnId: string }
/** The words that a turn ends with, whose they are, and why not the model's when it was to speak. */
export type Words = { text: string; brain: string; note: ModelFailure | null }

/**
 * Ends the search for words. Whoever comes first decides, in whichever process; all others get what stands.
 * @returns the reply as it stands from then on; null when the conversation has been erased meanwhile.
 */
export async function settleTurn(
  transaction: Transaction,
  { conversationId, turnId }: TurnKey,
  words: Words,
): Promise<AgentReply | null> {
  // The conversation first, as every turn does: in another order a retry and this would wait for each other.
  await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('update')
  const isThisTurn = and(
    eq(diagnosticTurns.conversationId, conversationId),
    eq(diagnosticTurns.id, turnId),
  )
  const worded = JSON.stringify({ response: words.text, brain: words.brain })
  const [settled] = await transaction
    .update(diagnosticTurns)
    .set({ isSettled: true, reply: sql`${diagnosticTurns.reply} || ${worded}::jsonb` })
    .where(and(isThisTurn, eq(diagnosticTurns.isSettled, false)))
    .returning({ reply: diagnosticTurns.reply })
  if (settled) {
    await storeWords(transaction, { conversationId, messageId: settled.reply.messageId }, words)
    return settled.reply
  }
  const [standing] = await transaction
    .select({ reply: diagnosticTurns.reply })
    .from(diagnosticTurns)
    .where(isThisTurn)
  return standing?.reply ?? null
}

type MessageKey = { conversationId: string; messageId: string | null }

async function storeWords(
  transaction: Transaction,
  { conversationId, messageId }: MessageKey,
  { text, brain, note }: Words,
): Promise<void> {
  if (messageId === null) return
  await transaction
    .update(diagnosticMessages)
    .set({ content: text, brain, brainNote: note })
    .where(
      and(
        eq(diagnosticMessages.conversationId, conversationId),
        eq(diagnosticMessages.id, messageId),
      ),
    )
  await transaction
    .update(diagnosticConversations)
    .set({ brain })
    .where(eq(diagnosticConversations.id, conversationId))
  await notifyStaff(transaction, { kind: 'message', conversationId })
}
