import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import type { AgentReply } from '#contract/conversations.ts'
import type { TurnDeps } from '#server/features/chat/conversations/decide-turn.ts'
import { settleTurn, type Words } from '#server/features/chat/conversations/settle-turn.ts'
import type { TurnListener } from '#server/features/chat/conversations/turn-listener.ts'
import type { LanguageModel, ModelContext, Speech } from '#server/platform/language-model.ts'

type Spoken = {
  context: ModelContext
  plan: WordingPlan
  /** As it was stored, in the rules' own words. */
  reply: AgentReply
  turnId: string
  model: LanguageModel
  listener: TurnListener
}

/** Lets the model find the words of a turn that is stored already, and settles what stands. */
export async function speakTurn(
  deps: Pick<TurnDeps, 'db'>,
  { context, plan, reply, turnId, model, listener }: Spoken,
): Promise<AgentReply> {
  let told = ''
  const release = (piece: string) => {
    told += piece
    listener.onWords(piece)
  }
  const speech = await model.speak({ ...context, plan }, { signal: listener.signal, release })
  const words = chooseWords(speech, reply, model)
  const { conversationId } = context
  const settled = await deps.db.transaction((transaction) =>
    settleTurn(transaction, { conversationId, turnId }, words),
  )
  const standing = settled ?? { ...reply, response: words.text, brain: words.brain }
  correctTold(told, standing.response, listener)
  return standing
}

function chooseWords(speech: Speech, reply: AgentReply, { name }: LanguageModel): Words {
  if (speech.kind === 'failed') {
    return { text: reply.response, brain: reply.brain, note: speech.reason }
  }
  const note = speech.kind === 'stopped' ? 'client_gone' : null
  if (speech.text === reply.response) return { text: speech.text, brain: reply.brain, note }
  return { text: speech.text, brain: name, note }
}

/** Whoever listened ends with exactly the text that stands. */
function correctTold(told: string, standing: string, listener: TurnListener): void {
  if (standing.startsWith(told)) {
    const rest = standing.slice(told.length)
    if (rest !== '') listener.onWords(rest)
    return
  }
  listener.onReset()
  listener.onWords(standing)
}
