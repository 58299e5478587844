import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { Conversation } from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { quantile } from '#tests/evals/buyers/grading/statistics.ts'
import type { Measure } from '#tests/evals/measure.ts'

const REPETITIONS = 400
const EARLY = 5
const LATE = 200

/** The state after so many messages of buyers talking one after the other. */
function advance(messages: readonly string[], count: number): Turn['state'] {
  return Array.from({ length: count }).reduce<Turn['state']>(
    (state, _, index) =>
      takeTurn(state, { id: `m${index}`, text: messages[index % messages.length] ?? '' }).state,
    openConversation().state,
  )
}

/** Median CPU of one batch of messages, answered again and again from the same state. */
function timeFrom(state: Turn['state'], messages: readonly string[]): number[] {
  return Array.from({ length: REPETITIONS }, (_, index) => {
    const before = process.cpuUsage()
    takeTurn(state, { id: 'timed', text: messages[index % messages.length] ?? '' })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}

export function measurePace(conversations: readonly Conversation[]): Measure[] {
  const perTurn = conversations.flatMap(({ exchanges }) => exchanges.map(({ cpuMs }) => cpuMs))
  const messages = conversations
    .flatMap(({ exchanges }) => exchanges.map(({ message }) => message))
    .slice(0, LATE)
  const [early, late] = [advance(messages, EARLY - 1), advance(messages, LATE - 1)]
  timeFrom(late, messages)
  const ratio = quantile(timeFrom(late, messages), 0.5) / quantile(timeFrom(early, messages), 0.5)
  const row = { suite: 'buyers', origin: 'blind', cases: perTurn.length } as const
  return [
    {
      ...row,
      name: 'CPU per turn, median',
      unit: 'ms',
      value: quantile(perTurn, 0.5),
      gate: { atMost: 3 },
    },
    {
      ...row,
      name: 'CPU per turn, p95',
      unit: 'ms',
      value: quantile(perTurn, 0.95),
      gate: { atMost: 30 },
    },
    {
      ...row,
      name: 'message 200 against message 5',
      value: ratio,
      cases: REPETITIONS,
      gate: { atMost: 1.5 },
    },
  ]
}
