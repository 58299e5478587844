import type { Decision } from '#agent/decide/decision.ts'
import type { Learned } from '#agent/decide/set-fact.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { nameWork } from '#agent/respond/name-work.ts'
import { pickVariant } from '#agent/respond/pick.ts'
import { hasWords, nameTools, sayFigure } from '#agent/respond/say-figure.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import {
  capitalize,
  formatNumber,
  formatPhrases,
  formatPrice,
  sayExchangeRate,
  sayHoursEach,
  sayPhone,
} from '#agent/state/format.ts'
import { namesWork } from '#agent/understand/slots/work-words.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'
import type { Slot } from '#domain/fact.ts'

const [audit] = engagementPhases
const PILOT_WEEKS = pilotTimeline.pilot.replace(' weeks', '')
const AUTHORITY_SENTENCES: Readonly<Record<string, string>> = {
  decision_maker: 'Good, so it’s your decision.',
  influencer: 'Okay, so others decide with you.',
}

/** One known fact in words, or null for those that are not said back. */
function phrase(state: ConversationState, slot: Slot): string | null {
  const value = state.facts[slot]?.value
  if (slot === 'tools') return `the tools ${nameTools(state)}`
  const isConverted = state.facts[slot]?.original !== undefined
  if (typeof value === 'number' && hasWords(slot))
    return sayFigure(slot, isConverted ? roundConverted(value) : value)
  return null
}

/** A rounded rate gives no cents, unless they are much of the amount. */
const roundConverted = (usd: number) => (usd >= 10 ? Math.round(usd) : usd)

/** How a number came about: a range's middle, a headcount's product, a salary's hour. */
function explain(state: ConversationState, slot: Slot): string {
  const detail = state.details[slot]
  if (!detail) return ''
  if (detail.derivation !== null) return ` (${detail.derivation})`
  const isRange = detail.low !== null && detail.high !== null && detail.low !== detail.high
  return isRange
    ? ` (the middle of ${formatNumber(detail.low ?? 0)}–${formatNumber(detail.high ?? 0)})`
    : ''
}

/** In the order of the sentence that says them back. */
const SAID_BACK: readonly Slot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'tool_count',
  'error_rate',
  'budget',
]

/** Pay of another currency that was told for an hour, and not for a year or with something on top. */
function isToldByHour({ facts: { hourly_rate: pay }, details }: ConversationState): boolean {
  const derivation = details.hourly_rate?.derivation ?? ''
  return pay?.original !== undefined && /^[\d.,]+ [^÷+]*$/.test(derivation.replace(' plus ', ' + '))
}

/** Pay in the visitor's own currency first. */
function sayConvertedPay(
  { facts: { hourly_rate: pay } }: ConversationState,
  inUsd: string,
): string {
  const { amount, currency } = pay?.original ?? { amount: 0, currency: 'USD' }
  return `${formatPrice(amount, currency)} an hour (about ${inUsd} ${sayExchangeRate(currency)}; our prices are in US dollars)`
}

const hasNewName = (learned: readonly Learned[]) =>
  learned.some(({ slot, change }) => slot === 'contact_name' && change !== 'same')

function describeChange(state: ConversationState, item: Learned): string {
  if (item.slot === 'tools' && state.facts.tools === undefined)
    return 'No tool is left on the list.'
  const now = item.slot === 'pain' ? sayNewWork(state) : phrase(state, item.slot)
  if (now === null) return ''
  if (item.slot === 'pain') return `I’ve changed the work to ${now}.`
  const how = `${now}${explain(state, item.slot)}`
  if (typeof item.before !== 'number') return `I’ve changed that to ${how}.`
  const before = formatNumber(item.before)
  return pickVariant(
    [
      `Okay, ${how} instead of ${before}.`,
      `I’ve changed that to ${how}, it was ${before}.`,
      `Right, ${how} rather than ${before}.`,
      `${capitalize(how)} it is, not ${before}.`,
    ],
    state,
    'changed',
  )
}

const WORK_MAX_CHARS = 60

/** The work as it stands now; long or excited words are not read back. */
function sayNewWork(state: ConversationState): string | null {
  const work = String(state.facts.pain?.value ?? '')
  const canSay = work.length <= WORK_MAX_CHARS && /^[^?!]+$/.test(work)
  return canSay ? work : (nameWork(state)?.words ?? null)
}

const namesPeople = (state: ConversationState) =>
  explain(state, 'manual_hours').includes(formatNumber(Number(state.facts.team_size?.value)))

/** "45 hours a week across 3 people", unless the sum beside the hours names the people. */
function sayAcross(state: ConversationState, slots: readonly Slot[]): string {
  const people = state.facts.team_size?.value
  if (!slots.includes('team_size') || typeof people !== 'number') return ''
  if (namesPeople(state)) return ''
  return people === 1 ? ' for one person' : ` across ${formatNumber(people)} people`
}

function sayOne(state: ConversationState, slot: Slot, slots: readonly Slot[]): string[] {
  if (slot === 'tools') return [nameTools(state)].filter((names) => names !== '')
  const words = phrase(state, slot)
  if (words === null) return []
  if (slot === 'hourly_rate' && isToldByHour(state)) return [sayConvertedPay(state, words)]
  if (slot !== 'manual_hours') return [`${words}${explain(state, slot)}`]
  const tools = slots.includes('tools') ? ` in ${nameTools(state)}` : ''
  return [`${words}${sayAcross(state, slots)}${explain(state, slot)}${tools}`]
}

/** What was told, in one sentence; after thanks for a name, there are no more thanks. */
function listSaid(state: ConversationState, slots: readonly Slot[], isThanked: boolean): string {
  const hasHours = slots.includes('manual_hours')
  const phrases = slots
    .filter((slot) => !hasHours || (slot !== 'team_size' && slot !== 'tools'))
    .flatMap((slot) => sayOne(state, slot, slots))
  if (phrases.length === 0) return ''
  const list = formatPhrases(phrases)
  if (isThanked) return `So that’s ${list}.`
  return pickVariant(
    [
      `Got it, ${list}.`,
      `Okay, ${list}.`,
      `${capitalize(list)}, thanks.`,
      `All right, ${list}.`,
      `Thanks, ${list}.`,
      `${capitalize(list)}, got it.`,
    ],
    state,
    'noted',
  )
}

/** Under these no first system can be live. */
const SHORT_HORIZON_DAYS = 45

function isShortHorizon(state: ConversationState): boolean {
  const days = state.details.timeline?.high ?? null
  return days === null ? state.facts.timeline?.value === 'now' : days <= SHORT_HORIZON_DAYS
}

const URGENT = /^\s*(?:asap|a\.s\.a\.p|yesterday|urgent\w*|pronto)/i

/** The visitor's own words for the date, and what can be ready when that is soon. */
function nameHorizon(state: ConversationState, answers: readonly Answer[]): string {
  const { value, quote = '' } = state.facts.timeline ?? {}
  if (value === 'none') return 'No fixed date, then.'
  const words = URGENT.test(quote) ? 'as soon as possible' : quote.trim()
  const noted = `${capitalize(words)}, noted.`
  return isShortHorizon(state) &&
    !answers.some((answer) => answer.kind === 'card' && answer.id === 'timeline')
    ? `${noted} That is tight: an audit takes ${audit.duration}, and a first system is usually live in weeks ${PILOT_WEEKS} of the pilot.`
    : noted
}

function describeNew(state: ConversationState, { learned, wasAsking, answers }: Decision): string {
  const fresh = learned.filter((item) => item.change === 'new').map((item) => item.slot)
  const has = (slot: Slot) => fresh.includes(slot)
  const isPerPerson = state.hoursPerPerson !== null && has('manual_hours')
  const told = SAID_BACK.filter(
    (slot) =>
      has(slot) &&
      !(slot === 'tool_count' && has('tools')) &&
      !(slot === 'manual_hours' && isPerPerson),
  )
  const parts = [
    isPerPerson ? sayHoursEach(state.hoursPerPerson?.quote ?? '') : '',
    listSaid(state, told, hasNewName(learned)),
    has('timeline') ? nameHorizon(state, answers) : '',
    has('authority') && (wasAsking === 'authority' || told.length > 0 || has('timeline'))
      ? (AUTHORITY_SENTENCES[String(state.facts.authority?.value)] ?? '')
      : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

const PAIN_WORDS = ['Thanks.', 'Okay, thanks.', 'Okay.'] as const
/** These questions name the work themselves. */
const NAMES_WORK: readonly Slot[] = ['manual_hours', 'team_size']

function welcomePain(state: ConversationState, { learned, question }: Decision): string {
  const hasPain = learned.some((item) => item.slot === 'pain' && item.change === 'new')
  const isExplained =
    state.painCues.length > 0 || namesWork(tokenize(String(state.facts.pain?.value)))
  if (!hasPain || !isExplained) return ''
  const work = nameWork(state)
  const isNamed = question?.kind === 'slot' && NAMES_WORK.includes(question.slot)
  if (work === null || isNamed) return pickVariant(PAIN_WORDS, state, 'pain')
  if (!work.isDoing || question === null) return `Okay, ${work.words}.`
  return `${capitalize(work.words)} is the kind of work we look at first.`
}

function acceptContact(
  state: ConversationState,
  { learned, notices }: Decision,
  isAlone: boolean,
): string {
  const [isPassed, isCalled] = [
    notices.includes('question_passed_on') || notices.includes('request_status'),
    notices.includes('handoff'),
  ]
  const phone = learned.find((item) => item.slot === 'phone')
  if (phone?.change === 'new' && isAlone && !isCalled)
    return `Thanks, I’ve noted ${sayPhone(String(state.facts.phone?.value))}.`
  const email = learned.find((item) => item.slot === 'email')
  const address = state.facts.email?.value
  // The notice says where the answer goes.
  if (email === undefined || email.change === 'same' || isPassed || isCalled) return ''
  return isAlone ? `Thanks, I’ll use ${address}.` : `For the follow-up I’ll use ${address}.`
}

/** What is not said back word for word is thanked for. */
const THANKED: readonly Slot[] = [
  'company_website',
  'company_name',
  'industry',
  'phone',
  'authority',
]

function thank(state: ConversationState, learned: readonly Learned[]): string {
  const isTold = learned.some(({ slot, change }) => THANKED.includes(slot) && change === 'new')
  if (!isTold || hasNewName(learned)) return ''
  return pickVariant(['Thanks, got it.', 'Okay, thanks.', 'Good, thank you.'], state, 'thanked')
}

/** Says back what was understood, so that a misreading is seen at once. */
export function echo(state: ConversationState, decision: Decision): string {
  const { learned } = decision
  const changed = learned.filter((item) => item.change === 'changed')
  const hasHours = changed.some(({ slot }) => slot === 'manual_hours')
  const changes = changed
    .filter(({ slot }) => slot !== 'team_size' || !hasHours || !namesPeople(state))
    .map((item) => describeChange(state, item))
  const said = describeNew(state, decision)
  const hasNumbers = said !== '' || changes.some((change) => change !== '')
  // After thanks for a name, the question names the work.
  const pain = hasNumbers || hasNewName(learned) ? '' : welcomePain(state, decision)
  const isAlone = !hasNumbers && !hasNewName(learned)
  const all = [said, ...changes, acceptContact(state, decision, isAlone), pain]
    .filter((part) => part !== '')
    .join(' ')
  const isAnswered = decision.notices.length + decision.answers.length > 0
  return all === '' && !isAnswered ? thank(state, learned) : all
}
