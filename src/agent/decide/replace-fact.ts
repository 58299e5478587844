import type { ConversationState } from '#agent/conversation-state.ts'
import { getKnownNumber, QUOTE_MAX_CHARS } from '#agent/conversation-state.ts'
import { countTools, resolveHours } from '#agent/decide/derive-facts.ts'
import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { dropInferences, keepOld } from '#agent/decide/supersede.ts'
import type { InformAct, PainAct } from '#agent/understand/act.ts'
import { inferFacts } from '#agent/understand/infer-facts.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

export type Replacement = {
  act: InformAct
  /** Phrases of pain in a new description of the work. */
  cues: readonly PainAct[]
  messageId: string
}

/** Takes a fact that the visitor typed into the score card, and all that follows from it. */
export function replaceFact(
  before: ConversationState,
  { act, cues, messageId }: Replacement,
): Learning {
  const { slot, value, quote } = act
  const cleared = dropInferences(before, slot)
  const learning = setFact(cleared, slot, { value, quote, messageId }, act)
  const marked = { ...learning, state: markTyped(before, learning.state, slot) }
  return inferAnew(followUp(before, marked, { act, cues, messageId }), act, messageId)
}

/** A guess that is corrected was wrong, too; what stood there is kept for the staff. */
function markTyped(
  before: ConversationState,
  state: ConversationState,
  slot: Slot,
): ConversationState {
  const fact = state.facts[slot]
  if (fact === undefined) return state
  const previous = before.facts[slot]
  const wasKnown = previous !== undefined && previous.value !== null
  const isSame = JSON.stringify(previous?.value) === JSON.stringify(fact.value)
  const status = !wasKnown ? 'stated' : isSame ? 'confirmed' : 'corrected'
  const isKept = state.history.at(-1)?.replacedIn === fact.messageId || !wasKnown || isSame
  return {
    ...state,
    facts: { ...state.facts, [slot]: { ...fact, status, source: 'widget' } },
    history: isKept ? state.history : keepOld(state, slot, previous, fact.messageId),
  }
}

function followUp(
  before: ConversationState,
  learning: Learning,
  { act, cues, messageId }: Replacement,
): Learning {
  const { state } = learning
  if (act.slot === 'tools') return countTools(learning, messageId)
  if (act.slot === 'team_size') return rescaleHours(before, resolveHours(learning))
  if (act.slot === 'manual_hours') {
    return { ...learning, state: { ...state, hoursPerPerson: null } }
  }
  if (act.slot !== 'pain') return learning
  const painCues = cues.map(({ cue, severity, quote }) => ({
    cue,
    severity,
    quote: cutText(quote, QUOTE_MAX_CHARS),
    messageId,
  }))
  return { ...learning, state: { ...state, painCues } }
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
function rescaleHours(before: ConversationState, learning: Learning): Learning {
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

/** What else is known of the company can tell what the old value told. */
const COMPANY_SLOTS: readonly Slot[] = ['company_name', 'company_website', 'email']

function inferAnew(
  { state, learned }: Learning,
  { slot, value, quote, span }: InformAct,
  messageId: string,
): Learning {
  const others = COMPANY_SLOTS.includes(slot) ? COMPANY_SLOTS.filter((other) => other !== slot) : []
  const known = others.flatMap((other) => {
    const fact = state.facts[other]
    return fact === undefined || fact.value === null ? [] : [{ slot: other, ...fact, span }]
  })
  const inferred = [{ slot, value, quote, messageId, span }, ...known].reduce(
    (current, source) => inferFrom(current, { ...source, value: source.value ?? '' }),
    state,
  )
  return { state: inferred, learned }
}

type Source = Pick<InformAct, 'slot' | 'value' | 'quote' | 'span'> & { messageId: string }

function inferFrom(
  state: ConversationState,
  { slot, value, quote, span, messageId }: Source,
): ConversationState {
  let inferred = state
  for (const found of inferFacts([{ slot, value, span }])) {
    if (inferred.facts[found.slot] !== undefined) continue
    const act: InformAct = { ...found, kind: 'inform', quote, reading: found.reading ?? {} }
    const fact = { value: found.value, quote, messageId }
    inferred = setFact(inferred, found.slot, fact, act).state
  }
  return inferred
}
