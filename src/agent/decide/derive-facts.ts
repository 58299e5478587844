import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import {
  type Confirmation,
  type ConversationState,
  getKnownNumber,
  getKnownTools,
} from '#agent/state/conversation-state.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { InformAct } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

/** "On the phone all day" may be a way of speaking: what it comes to is said back. */
const WHOLE_DAYS = /\b(?:all|whole|entire) (?:day|week)s?\b/i

/** Hours of one person become hours of the team as soon as the number of people is known. */
export function resolveHours(learning: Learning): Learning {
  const { state } = learning
  const people = getKnownNumber(state, 'team_size')
  if (state.hoursPerPerson === null || people === null) return learning
  const { value, quote, messageId } = state.hoursPerPerson
  const hours = toExact(value * people)
  if (people > 1 && WHOLE_DAYS.test(quote)) {
    const workings = `${people} people × ${formatNumber(value)} hours`
    const waiting: Confirmation = {
      kind: 'confirm',
      slot: 'manual_hours',
      value: hours,
      workings,
      quote,
      messageId,
      reading: { derivation: workings },
    }
    const proposed = { ...state.proposed, manual_hours: waiting }
    return { ...learning, state: { ...state, hoursPerPerson: null, proposed } }
  }
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

const TIMES = ' × '
const HOURS_FIRST = / (?:hour|minute|day|time)s?$/

/** Of "3 people × 15 hours" the " people", of "6 × 10 hours each" nothing; null when the product is not one of people. */
function readPeopleUnit(derivation: string, people: number): string | null {
  const [first = '', ...rest] = derivation.split(TIMES)
  const isProduct = rest.length > 0 && !derivation.includes(' + ')
  if (!isProduct || HOURS_FIRST.test(first)) return null
  if (first === String(people)) return ''
  if (first === '1 person' && people === 1) return ' people'
  return first.startsWith(`${people} `) ? first.slice(String(people).length) : null
}

/** Hours that were people × hours each follow the number of people. */
export function rescaleHours(before: ConversationState, learning: Learning): Learning {
  const people = getKnownNumber(learning.state, 'team_size')
  const [peopleBefore, hours] = [
    getKnownNumber(before, 'team_size'),
    getKnownNumber(before, 'manual_hours'),
  ]
  const derivation = before.details.manual_hours?.derivation ?? ''
  const fact = before.facts.manual_hours
  const unit = peopleBefore === null ? null : readPeopleUnit(derivation, peopleBefore)
  if (unit === null || peopleBefore === null || people === null) return learning
  if (hours === null || fact === undefined) return learning
  const { quote, messageId } = fact
  const value = toExact((hours / peopleBefore) * people)
  const act: InformAct = {
    kind: 'inform',
    slot: 'manual_hours',
    value,
    quote,
    span: [0, quote.length],
    reading: { derivation: `${people}${unit}${derivation.slice(derivation.indexOf(TIMES))}` },
  }
  const scaled = setFact(learning.state, 'manual_hours', { value, quote, messageId }, act)
  return { state: scaled.state, learned: [...learning.learned, ...scaled.learned] }
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
