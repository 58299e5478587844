import { and, eq, sql } from 'drizzle-orm'
import type { AgentReply } from '#contract/conversations.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import type { Deps } from '#server/deps.ts'
import type { TurnEvent, TurnEvents } from '#server/features/chat/conversations/turns-under-way.ts'
import { findOrigin } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import type { LanguageModel, SpeakRequest, Speech } from '#server/platform/language-model.ts'

/** The words that a turn ends with, whose they are, and why not the model's when it was to speak. */
type Words = { text: string; brain: string; note: ModelFailure | null }

type Spoken = {
  model: LanguageModel
  signal: AbortSignal
  speaking: SpeakRequest
  /** As it was stored, in the rules' own words. */
  reply: AgentReply
  turnId: string
}

const originOf = ({ brain }: Words) => findOrigin({ role: 'assistant', authorName: null, brain })

export const say = (response: string): TurnEvent => ({ name: 'text', data: { response } })

/** Lets the model find the words of a turn that is stored already, and settles what stands. */
export async function* speakTurn(
  { db }: Pick<Deps, 'db'>,
  { speaking, reply, turnId, model, signal }: Spoken,
): TurnEvents {
  const { conversationId } = speaking
  const pieces = hear((release) => model.speak(speaking, { signal, release }))
  let told = ''
  let heard = await pieces.next()
  for (; !heard.done; heard = await pieces.next()) {
    told += heard.value
    yield say(heard.value)
  }
  const words = chooseWords(heard.value, reply, model)
  const settled = await db.transaction((transaction) =>
    settleTurn(transaction, { conversationId, turnId }, words),
  )
  const { text: response, brain } = words
  const standing = settled ?? { ...reply, response, brain, origin: originOf(words) }
  // Every listener ends with exactly the text that is stored.
  const isContinued = standing.response.startsWith(told)
  if (!isContinued) yield { name: 'reset', data: {} }
  const rest = isContinued ? standing.response.slice(told.length) : standing.response
  if (rest !== '') yield say(rest)
  return standing
}

/** The pieces of a speech as they are released, and how it ended. */
async function* hear(
  speak: (release: (piece: string) => void) => Promise<Speech>,
): AsyncGenerator<string, Speech> {
  const pieces: string[] = []
  let wake = () => {}
  let end: Speech | null = null
  const release = (piece: string) => {
    pieces.push(piece)
    wake()
  }
  const ended = speak(release).then((speech) => {
    end = speech
  })
  for (;;) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    while (pieces.length > 0) yield* pieces.splice(0)
    if (end !== null) return end
    await Promise.race([ended, woken])
  }
}

function chooseWords(speech: Speech, reply: AgentReply, { name }: LanguageModel): Words {
  if (speech.kind === 'failed') {
    return { text: reply.response, brain: reply.brain, note: speech.reason }
  }
  const note = speech.kind === 'stopped' ? 'client_gone' : null
  if (speech.text === reply.response) return { text: speech.text, brain: reply.brain, note }
  return { text: speech.text, brain: name, note }
}

type TurnKey = { conversationId: string; turnId: string }

/**
 * Ends the search for words. The first process to end it decides; all others get the stored text.
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
  const worded = JSON.stringify({
    response: words.text,
    brain: words.brain,
    origin: originOf(words),
  })
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
