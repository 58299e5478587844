import { type ConversationState, getKnownTools } from '#agent/conversation-state.ts'
import type { Decision } from '#agent/decide/decision.ts'
import type { Learned } from '#agent/decide/set-fact.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { capitalize, formatDollars, formatList, formatNumber } from '#agent/respond/format.ts'
import { pickVariant } from '#agent/respond/pick.ts'
import { namesWork } from '#agent/understand/slots/pain/work-words.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { engagementPhases, pilotTimeline } from '#content/facts/pricing.ts'
import type { Slot } from '#domain/fact.ts'

const [audit] = engagementPhases
const PILOT_WEEKS = pilotTimeline.pilot.replace(' weeks', '')
const AUTHORITY_SENTENCES: Readonly<Record<string, string>> = {
  decision_maker: 'Good, so it’s your decision.',
  influencer: 'Okay, so others decide with you.',
}

const WORDS_FOR_NUMBERS: Readonly<Partial<Record<Slot, (value: number) => string>>> = {
  manual_hours: (hours) => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'} a week`,
  hourly_rate: (rate) => `${formatDollars(rate)} an hour`,
  team_size: (people) => (people === 1 ? 'one person' : `a team of ${formatNumber(people)}`),
  error_rate: (percent) =>
    percent === 0 ? 'hardly any errors' : `${formatNumber(percent)}% errors`,
  budget: (usd) => (usd === 0 ? 'no budget yet' : `${formatDollars(usd)} to work with`),
  tool_count: (count) => `${formatNumber(count)} ${count === 1 ? 'tool' : 'tools'}`,
}

/** A figure with its unit, as it is said everywhere. */
export function sayFigure(slot: Slot, value: number): string {
  return WORDS_FOR_NUMBERS[slot]?.(value) ?? formatNumber(value)
}

/** The tools in use in one list, each as people say it. */
export function nameTools(state: ConversationState): string {
  const tools = getKnownTools(state).map((name) =>
    name.replace(/^Microsoft (?=Excel|Outlook|Teams|Word)/, ''),
  )
  return formatList(tools)
}

/** One known fact in words, or null for those that are not said back. */
function phrase(state: ConversationState, slot: Slot): string | null {
  const value = state.facts[slot]?.value
  if (slot === 'tools') return `the tools ${nameTools(state)}`
  if (typeof value === 'number' && slot in WORDS_FOR_NUMBERS) return sayFigure(slot, value)
  return null
}

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

const FIGURES: readonly Slot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tool_count',
  'error_rate',
  'budget',
]

function isEchoed(slot: Slot, learned: readonly Learned[]): boolean {
  if (slot === 'tool_count') return !learned.some((item) => item.slot === 'tools')
  const isInHours = slot === 'team_size' && learned.some((item) => item.slot === 'manual_hours')
  return !isInHours
}

function describeChange(state: ConversationState, item: Learned): string {
  if (item.slot === 'tools' && state.facts.tools === undefined)
    return 'No tool is left on the list.'
  const now = phrase(state, item.slot)
  if (now === null) return ''
  const before = typeof item.before === 'number' ? `, was ${formatNumber(item.before)}` : ''
  return `Updated: ${now}${explain(state, item.slot)}${before}.`
}

function listFigures(state: ConversationState, slots: readonly Slot[]): string {
  const phrases = slots.flatMap((slot) => {
    const words = phrase(state, slot)
    return words === null ? [] : [`${words}${explain(state, slot)}`]
  })
  if (phrases.length === 0) return ''
  const list = formatList(phrases)
  return pickVariant(
    [
      `Got it: ${list}.`,
      `Thanks, ${list}.`,
      `Okay, ${list}.`,
      `${capitalize(list)}, noted.`,
      `Good to know: ${list}.`,
      `So ${list}.`,
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

/** "10 hours each" and "2 hours a day for each" end in the same word that is said here. */
function sayHoursEach(quote: string): string {
  const amount = quote
    .replace(/(?:,? ?\b(?:for|of))?,? ?\b(?:each|apiece|per person)\b.*$/i, '')
    .trim()
  return `So ${amount} for each person.`
}

/** Beside figures that were just said back, the tools are only added. */
function sayTools(state: ConversationState, isAfterFigures: boolean): string {
  const tools = nameTools(state)
  if (tools === '') return ''
  if (isAfterFigures) return `Tools: ${tools}.`
  return pickVariant([`Got it, ${tools}.`, `${tools}, thanks.`, `Okay, ${tools}.`], state, 'noted')
}

function describeNew(state: ConversationState, { learned, wasAsking, answers }: Decision): string {
  const fresh = learned.filter((item) => item.change === 'new').map((item) => item.slot)
  const has = (slot: Slot) => fresh.includes(slot)
  const figures = FIGURES.filter((slot) => has(slot) && isEchoed(slot, learned))
  const isPerPerson = state.hoursPerPerson !== null && has('manual_hours')
  const parts = [
    isPerPerson ? sayHoursEach(state.hoursPerPerson?.quote ?? '') : '',
    listFigures(state, figures),
    has('tools') ? sayTools(state, figures.length > 0) : '',
    has('timeline') ? nameHorizon(state, answers) : '',
    has('authority') && wasAsking === 'authority'
      ? (AUTHORITY_SENTENCES[String(state.facts.authority?.value)] ?? '')
      : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

const PAIN_WORDS = [
  'That is the kind of work we look at first.',
  'Thanks, that helps me picture it.',
  'Okay, I see what the work is.',
] as const

function welcomePain(state: ConversationState, learned: readonly Learned[]): string {
  const hasPain = learned.some((item) => item.slot === 'pain' && item.change === 'new')
  const isExplained =
    state.painCues.length > 0 || namesWork(tokenize(String(state.facts.pain?.value)))
  if (!hasPain || !isExplained || state.turn <= 1) return ''
  return pickVariant(PAIN_WORDS, state, 'pain')
}

function acceptContact(state: ConversationState, learned: readonly Learned[]): string {
  const email = learned.find((item) => item.slot === 'email')
  const address = state.facts.email?.value
  return email === undefined || email.change === 'same' ? '' : `Thanks, I’ll use ${address}.`
}

/** Says back what was understood, so that a misreading is seen at once. */
export function echo(state: ConversationState, decision: Decision): string {
  const { learned } = decision
  const changes = learned
    .filter((item) => item.change === 'changed')
    .map((item) => describeChange(state, item))
  const said = describeNew(state, decision)
  const hasNumbers = said !== '' || changes.some((change) => change !== '')
  return [
    said,
    ...changes,
    acceptContact(state, learned),
    hasNumbers ? '' : welcomePain(state, learned),
  ]
    .filter((part) => part !== '')
    .join(' ')
}
