import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'
import { readNothing, type ScriptedModel } from '#tests/evals/proposals/scripted-model.ts'

export type Spoken = { message: string; turn: Turn; tookMs: number }

/** Speaks the messages in order. The state goes through JSON between turns, as it does in the database. */
export function runTalk(
  messages: readonly string[],
  model: ScriptedModel = readNothing,
): readonly Spoken[] {
  let { state } = openConversation()
  return messages.map((message, index) => {
    const reading = model(message)
    const startedMs = performance.now()
    const turn = takeTurn(state, { id: `m${index + 1}`, text: message }, { reading })
    const tookMs = performance.now() - startedMs
    state = JSON.parse(JSON.stringify(turn.state))
    return { message, turn, tookMs }
  })
}
