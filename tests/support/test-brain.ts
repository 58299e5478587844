import { correctFact } from '#agent/correct-fact.ts'
import { createState } from '#agent/state/conversation-state.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import type { Brain } from '#server/deps.ts'
import type { LanguageModel } from '#server/platform/language-model.ts'
import { composeScriptedTurn, type ScriptedTurn } from '#tests/support/compose-scripted-turn.ts'

const state = createState()

/** A brain that answers "Heard: …" and knows only what the test tells it, so that a test of the server is about the server. */
export function createTestBrain(
  script: (text: string) => ScriptedTurn = () => ({}),
  model: LanguageModel | null = null,
): Brain & {
  turnCount: () => number
  /** What the model read of each turn. */
  heardReadings: (ModelReading | null)[]
} {
  const heardReadings: (ModelReading | null)[] = []
  let turns = 0
  return {
    name: 'offline',
    model,
    heardReadings,
    turnCount: () => turns,
    openConversation: () => ({ state, text: 'Welcome.' }),
    confirmBooking: (_state, { scheduledTime }) => ({
      state,
      text: `Booked for ${scheduledTime ?? 'the time you picked'}.`,
    }),
    correctFact,
    takeTurn: (_state, { text }, reading = null) => {
      turns += 1
      heardReadings.push(reading)
      return composeScriptedTurn(text, script(text))
    },
  }
}
