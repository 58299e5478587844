import type { Heard, Question } from '#agent/decide/decision.ts'
import { countAsks } from '#agent/decide/next-question.ts'
import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { PERIODS_A_WEEK, WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  CONFIRMED_MAX,
  type Confirmation,
  type ConversationState,
  QUOTE_MAX_CHARS,
} from '#agent/state/conversation-state.ts'
import { type Consent, readConsent } from '#agent/understand/acts/consent.ts'
import type { Act, ConfirmAct, InformAct, OtherReading } from '#agent/understand/message/act.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

type Doubtful = Pick<ConfirmAct, 'slot' | 'value'>

export const toKey = ({ slot, value }: Doubtful) => `${slot}:${value}`

/** A figure that was said back and was not right. */
const toRefused = (figure: Doubtful) => `${toKey(figure)}:no`

/**
 * Who says the same figure again, after it was said back, means it. A sum that was refused and is only worked out again is
 * no figure of theirs.
 */
export function acceptRepeated(state: ConversationState, acts: readonly Act[]): Act[] {
  return acts.flatMap((act) => {
    if (act.kind !== 'confirm') return act
    // "35 hours × 12 weeks" said again in full is theirs.
    const isInFull = (act.quote.match(/\d+/g)?.length ?? 0) > 1
    const isRefused = state.confirmed?.includes(toRefused(act)) === true
    if (act.workings !== '' && isRefused && !isInFull) return []
    const isAsked = state.confirmed?.includes(toKey(act)) === true
    return isAsked ? toInform(act) : act
  })
}

function toInform({ slot, value, quote, span, reading }: ConfirmAct): InformAct {
  return { kind: 'inform', slot, value, quote, span, reading }
}

const EACH_WORDS = toWordSet('each apiece everyone everybody person ea')
const ADDED_WORDS = toWordSet('top both extra additional more added plus together')
const ALL_WORDS = toWordSet('all total altogether together combined overall')
const PAUSES = toWordSet(', . ; and but')

const YES = toWordSet('yes yeah yep yup ok okay right correct sure')

/** "Each", "in all", "a month" answers a question that names two readings of a figure; that reading is then the one meant. */
export function chooseReading(
  state: ConversationState,
  tokens: readonly Token[],
): { state: ConversationState; isChosen: boolean } {
  const { pending } = state
  const open = { state, isChosen: false }
  if (pending?.kind !== 'confirm' || pending.reading.other === undefined) return open
  const { other, ...reading } = pending.reading
  // "Yes, in all": the choice stands after the yes.
  const isAfterYes = YES.has(tokens[0]?.norm ?? '') && PAUSES.has(tokens[1]?.norm ?? '')
  const said = isAfterYes ? tokens.slice(2) : tokens
  const end = said.findIndex(({ norm }, at) => at > 0 && PAUSES.has(norm))
  const words = (end < 0 ? said : said.slice(0, end)).map(({ norm }) => norm)
  const told = words.filter((word) => /^\d/.test(word)).map(Number)
  if (told.some((one) => one !== pending.value && one !== other.value)) return open
  const value = readChoice(words, pending.value, other)
  if (value === null) return open
  const isFirst = value === pending.value
  const workings = isFirst ? pending.workings : (other.derivation ?? '')
  const { derivation: _, ...rest } = reading
  const meant = isFirst || workings === '' ? rest : { ...rest, derivation: workings }
  const chosen = { ...pending, value, workings, reading: isFirst ? reading : meant }
  return { state: { ...state, pending: chosen }, isChosen: true }
}

function readChoice(words: readonly string[], first: number, other: OtherReading): number | null {
  if (other.by === 'result') return null
  if (other.by === 'period') {
    const week = words.flatMap((word) => PERIODS_A_WEEK[word] ?? [])[0]
    return week === undefined || week >= WEEK_HOURS ? null : toExact(first * week)
  }
  const firstWords = other.by === 'added' ? ADDED_WORDS : EACH_WORDS
  if (words.some((word) => firstWords.has(word))) return first
  return words.some((word) => ALL_WORDS.has(word)) ? other.value : null
}

/** "Yes, 120 is right", later: who names a figure that waits for a yes, and no other, speaks of it. */
export function recallProposed(
  state: ConversationState,
  tokens: readonly Token[],
): ConversationState {
  const waiting = Object.values(state.proposed ?? {})
  if (waiting.length === 0 || state.pending?.kind === 'confirm') return state
  const told = tokens.flatMap(({ kind, norm }) => (kind === 'number' ? [toFigure(norm)] : []))
  const meant = waiting.find(({ value }) => told.length === 1 && told[0] === value)
  const agrees = readConsent(tokens, 'figure') === 'yes' || isCalledRight(tokens)
  return meant === undefined || !agrees ? state : { ...state, pending: meant }
}

const toFigure = (norm: string) => Number(norm.replaceAll(',', ''))
const RIGHT = toWordSet('right correct accurate')

const isCalledRight = (tokens: readonly Token[]) =>
  tokens.some(({ norm }) => RIGHT.has(norm)) && !tokens.some(({ norm }) => norm === 'not')

const OF_PEOPLE = /^(\d+(?:\.\d+)?) (?:[\p{L}-]+ )?([\p{L}-]+) × [^+]*$/u

/** "3 evaluators × 25 hours": who is counted in hours that are stored is the team. */
function nameTeam(learning: Learning): Learning {
  const { state, learned } = learning
  const isTold = learned.some(({ slot }) => slot === 'manual_hours')
  const fact = state.facts.manual_hours
  const product = OF_PEOPLE.exec(state.details.manual_hours?.derivation ?? '')
  if (!isTold || fact === undefined || product === null || state.facts.team_size !== undefined)
    return learning
  const [, count, noun = ''] = product
  if (!PEOPLE_NOUNS.has(noun) && noun !== 'people' && noun !== 'full-time') return learning
  const { quote, messageId } = fact
  const named = setFact(state, 'team_size', { value: Number(count), quote, messageId }, null)
  return { state: named.state, learned: [...learned, ...named.learned] }
}

/** A yes stores the figure with the words it was read from, and the message that held them. */
export const storeConfirmed = (learning: Learning, isConfirmed: boolean): Learning =>
  nameTeam(storeAgreed(learning, isConfirmed))

function storeAgreed(learning: Learning, isConfirmed: boolean): Learning {
  const { pending } = learning.state
  if (pending?.kind !== 'confirm' || !isConfirmed) return learning
  // "Yes, make it 80" says another figure.
  if (learning.learned.some(({ slot }) => slot === pending.slot)) return learning
  const { slot, value, quote, messageId, reading } = pending
  const act: InformAct = { kind: 'inform', slot, value, quote, span: [0, quote.length], reading }
  const stored = setFact(learning.state, slot, { value, quote, messageId }, act)
  const fact = stored.state.facts[slot]
  if (fact === undefined) return learning
  const facts = { ...stored.state.facts, [slot]: { ...fact, status: 'confirmed' as const } }
  return {
    state: { ...stored.state, facts },
    learned: [...learning.learned, ...stored.learned],
  }
}

/** How often a figure is said back before it waits on the worksheet. */
const CONFIRMATIONS_MAX = 2

const countConfirmations = ({ confirmed = [] }: ConversationState, figure: Doubtful) =>
  confirmed.filter((key) => key === toKey(figure)).length

/** What waits for a yes and was asked about once, to be asked about once more; silence agrees to nothing. */
export function findWaiting(state: ConversationState): Confirmation | null {
  const waiting = Object.values(state.proposed ?? {})
  return waiting.find((one) => countConfirmations(state, one) < CONFIRMATIONS_MAX) ?? null
}

/** Takes off the worksheet what a message settled: by a figure of its own, a no, or a refusal. */
export function dropSettled(learning: Learning, confirmation: Consent): Learning {
  const { state, learned } = learning
  const { pending, proposed } = state
  if (proposed === undefined) return learning
  const denied = pending?.kind === 'confirm' && confirmation === 'no' ? pending.slot : null
  const isSettled = (slot: Slot) =>
    slot === denied ||
    learned.some((item) => item.slot === slot) ||
    state.facts[slot]?.status === 'refused'
  const left = Object.entries(proposed).filter(([slot]) => !isSettled(slot as Slot))
  const refused = denied === null || pending?.kind !== 'confirm' ? [] : [toRefused(pending)]
  const confirmed = [...(state.confirmed ?? []), ...refused].slice(-CONFIRMED_MAX)
  return {
    state: {
      ...state,
      proposed: Object.fromEntries(left),
      ...(confirmed.length > 0 && { confirmed }),
    },
    learned,
  }
}

/** The figure that this message leaves in doubt, said back with its workings; after a no, the plain question. */
export function planConfirmation(
  { state, acts, confirmation, learned }: Heard,
  messageId: string,
): Question | null {
  const { pending } = state
  const isOpen = pending?.kind === 'confirm' && !learned.some(({ slot }) => slot === pending.slot)
  const act = acts.find((one) => one.kind === 'confirm')
  const isRevised = pending?.kind === 'confirm' && act?.slot === pending.slot
  if (isOpen && confirmation === 'no' && !isRevised) {
    const { slot } = pending
    // What was known before stands.
    if (typeof state.facts[slot]?.value === 'number') return null
    return { kind: 'slot', slot, attempt: Math.max(2, countAsks(state, slot)), isClarifying: true }
  }
  if (act?.kind !== 'confirm' || state.isBooked) return null
  // A correction of one figure puts no other that is known in doubt, unless that is told as a sum of its own.
  const isKnown = typeof state.facts[act.slot]?.value === 'number' && act.workings === ''
  if (isKnown && learned.some(({ change }) => change === 'changed')) return null
  const { slot, value, workings, quote, reading } = act
  return {
    kind: 'confirm',
    slot,
    value,
    workings,
    reading,
    quote: cutText(quote, QUOTE_MAX_CHARS),
    messageId,
  }
}

/** Remembers that it was asked. */
export function countConfirmation(
  state: ConversationState,
  question: Confirmation,
): ConversationState {
  const { pending } = state
  const isOther =
    pending?.kind === 'confirm' &&
    pending.slot === question.slot &&
    pending.value !== question.value &&
    question.messageId !== pending.messageId
  const former = isOther ? [toRefused(pending)] : []
  const confirmed = [...(state.confirmed ?? []), ...former, toKey(question)].slice(-CONFIRMED_MAX)
  const proposed = { ...state.proposed, [question.slot]: question }
  return { ...state, confirmed, proposed, pending: question }
}
