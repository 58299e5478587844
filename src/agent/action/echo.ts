import { capitalize, formatDollars, formatList, formatNumber } from '#agent/action/format.ts'
import { pick } from '#agent/action/pick.ts'
import { type ConversationState, getKnownTools } from '#agent/conversation-state.ts'
import type { Learned } from '#agent/decision/set-fact.ts'
import type { Slot } from '#domain/fact.ts'

const TIMELINE_WORDS: Readonly<Record<string, string>> = {
  now: 'within a month',
  quarter: 'within about three months',
  half_year: 'within about half a year',
  year: 'within a year',
}
const AUTHORITY_SENTENCES: Readonly<Record<string, string>> = {
  decision_maker: 'So the decision is yours.',
  influencer: 'So others decide with you.',
}
/** `%` stands for the tools. */
const RUNS_THROUGH = ['It runs through %.', 'The work passes through %, then.', 'That is %.']
const TOOLS_NAMED = 4

const WORDS_FOR_NUMBERS: Readonly<Partial<Record<Slot, (value: number) => string>>> = {
  manual_hours: (hours) => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'} a week`,
  hourly_rate: (rate) => `${formatDollars(rate)} an hour`,
  team_size: (people) => (people === 1 ? 'one person' : `a team of ${formatNumber(people)}`),
  error_rate: (percent) =>
    percent === 0 ? 'hardly any errors' : `${formatNumber(percent)}% to be redone`,
  budget: (usd) => (usd === 0 ? 'no budget yet' : `${formatDollars(usd)} to work with`),
  tool_count: (count) => `${formatNumber(count)} ${count === 1 ? 'tool' : 'tools'}`,
}

function nameTools(state: ConversationState): string {
  const tools = getKnownTools(state).map((name) =>
    name.replace(/^Microsoft (?=Excel|Outlook|Teams|Word)/, ''),
  )
  return tools.length <= TOOLS_NAMED ? formatList(tools) : `${tools.length} tools`
}

/** One known fact in words, or null for those that are not said back. */
function phrase(state: ConversationState, slot: Slot): string | null {
  const value = state.facts[slot]?.value
  if (slot === 'tools') return `the tools ${nameTools(state)}`
  if (typeof value === 'number') return WORDS_FOR_NUMBERS[slot]?.(value) ?? null
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
  return pick([`So ${list}.`, `${capitalize(list)}, understood.`, `Noted: ${list}.`], state.turn)
}

function nameHorizon(state: ConversationState): string {
  const value = String(state.facts.timeline?.value)
  if (value === 'none') return 'No fixed date, then.'
  return `You want it live ${TIMELINE_WORDS[value] ?? 'in time'}.`
}

function describeNew(state: ConversationState, learned: readonly Learned[]): string {
  const fresh = learned.filter((item) => item.change === 'new').map((item) => item.slot)
  const has = (slot: Slot) => fresh.includes(slot)
  const figures = FIGURES.filter((slot) => has(slot) && isEchoed(slot, learned))
  const isPerPerson = state.hoursPerPerson !== null && has('manual_hours')
  const parts = [
    isPerPerson ? `So ${state.hoursPerPerson?.quote} for each person.` : '',
    listFigures(state, figures),
    has('tools') ? pick(RUNS_THROUGH, state.turn).replace('%', nameTools(state)) : '',
    has('timeline') ? nameHorizon(state) : '',
    has('authority') && !has('contact_name')
      ? (AUTHORITY_SENTENCES[String(state.facts.authority?.value)] ?? '')
      : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function greetByName(state: ConversationState, learned: readonly Learned[]): string {
  const isNew = learned.some((item) => item.slot === 'contact_name' && item.change !== 'same')
  const name = state.facts.contact_name?.value
  if (!isNew || typeof name !== 'string') return ''
  return `Thanks, ${name.split(' ')[0]}.`
}

function thankForPain(state: ConversationState, learned: readonly Learned[]): string {
  const hasPain = learned.some((item) => item.slot === 'pain' && item.change === 'new')
  if (!hasPain) return ''
  return pick(
    [
      'That is the kind of work we look at first.',
      'That is clear, thank you.',
      'I see where the time goes.',
    ],
    state.turn,
  )
}

function acceptContact(learned: readonly Learned[]): string {
  const email = learned.find((item) => item.slot === 'email')
  if (email?.change === 'changed') return 'I have changed the address.'
  return email?.change === 'new' ? 'I have your address.' : ''
}

/** Says back what was understood, so that a misreading is seen at once. */
export function echo(state: ConversationState, learned: readonly Learned[]): string {
  const changes = learned
    .filter((item) => item.change === 'changed')
    .map((item) => describeChange(state, item))
  const said = describeNew(state, learned)
  const parts = [greetByName(state, learned), said, ...changes, acceptContact(learned)].filter(
    (part) => part !== '',
  )
  const hasNumbers = said !== '' || changes.some((change) => change !== '')
  return (hasNumbers ? parts : [...parts, thankForPain(state, learned)])
    .filter((part) => part !== '')
    .join(' ')
}
