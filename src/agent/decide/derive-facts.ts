import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import {
  type ConversationState,
  getKnownNumber,
  getKnownTools,
} from '#agent/state/conversation-state.ts'
import type { InformAct } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

/** Hours of one person become hours of the team as soon as the number of people is known. */
export function resolveHours(learning: Learning): Learning {
  const { state } = learning
  const people = getKnownNumber(state, 'team_size')
  if (state.hoursPerPerson === null || people === null) return learning
  const { value, quote, messageId } = state.hoursPerPerson
  const hours = toExact(value * people)
  const act: InformAct = {
    kind: 'inform',
    slot: 'manual_hours',
    value: hours,
    quote,
    span: [0, quote.length],
    reading: { derivation: `${people} × ${quote}` },
  }
  const resolved = setFact(
    { ...state, hoursPerPerson: null },
    'manual_hours',
    { value: hours, quote, messageId },
    act,
  )
  return { state: resolved.state, learned: [...learning.learned, ...resolved.learned] }
}

/** `tool_count` is the number stated with the names, or the larger of the names known and a number stated before. */
export function countTools(learning: Learning, messageId: string): Learning {
  const names = getKnownTools(learning.state)
  const stated = getKnownNumber(learning.state, 'tool_count')
  const isLearned = (name: Slot) => learning.learned.some(({ slot }) => slot === name)
  if (
    !isLearned('tools') ||
    isLearned('tool_count') ||
    names.length === 0 ||
    (stated !== null && stated >= names.length && !isCountFromNames(learning.state))
  )
    return learning
  const quote = learning.state.facts.tools?.quote ?? ''
  const counted = setFact(
    learning.state,
    'tool_count',
    { value: names.length, quote, messageId },
    null,
  )
  return { ...learning, state: counted.state }
}

function isCountFromNames({ details }: ConversationState): boolean {
  return details.tool_count?.low === null
}
