import { PERIODS_A_WEEK, WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import type { Figures, KnownFigure } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type Clause, findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** Words read as the noun of a count that say how it changes. */
const NO_NOUNS = toWordSet(`
fewer less more off instead rather now please again total altogether extra additional away higher lower part either max
minimum all too as in or is are it up not wait tops please
`)
/** People of the visitor, whatever they are called. */
const PEOPLE_NOUNS = toWordSet('temps heads bodies hands boys girls guys ladies lads folks')
const HOUR_UNITS = /^(?:h|hr|min|mnt|hou|hor|hur|our)/

const BEFORE_PEOPLE = toWordSet('all other others times x both')
const BE = toWordSet('are am were')
const WHO = toWordSet('we they there')

const PARTS_OF_TIME = toWordSet('part full')

/** "Another six part time". */
const isPartTime = (tokens: readonly Token[], to: number) =>
  PARTS_OF_TIME.has(tokens[to]?.norm ?? '') &&
  tokens.slice(to + 1, to + 3).some(({ norm }) => /^tim(?:e|ers?)$/.test(norm))

/** "We are four", "all six", "times 4", "two part time": people, without a word for them. */
function isOfPeople(tokens: readonly Token[], { from, to, noun, nounClass }: Mention): boolean {
  if (noun === null && isPartTime(tokens, to)) return true
  const [first, before] = [tokens[from - 2]?.norm ?? '', tokens[from - 1]?.norm ?? '']
  const isBare = noun === null || nounClass === 'person' || NO_NOUNS.has(noun)
  return isBare && (BEFORE_PEOPLE.has(before) || (WHO.has(first) && BE.has(before)))
}

/** People who are counted in the message. */
export function findTold({ mentions, tokens }: Figures): number | null {
  const told = mentions.find(
    (one) => fitSlot(tokens, one, 'team_size') !== null && isPeople(tokens, one),
  )
  return told?.value ?? null
}

const isPeople = (tokens: readonly Token[], one: Mention) =>
  one.nounClass === 'person' || isOfPeople(tokens, one)

const NO_NUMBER = toWordSet('a an per each every')

/** "An hour costs us $30", "each hour". */
const isWholeHour = (tokens: readonly Token[], { from, value, per }: Mention) =>
  value === 1 && per.week === null && NO_NUMBER.has(tokens[from]?.norm ?? '')

/** How a figure can tell a slot: by its own unit, without any, or not at all. */
export type Fit = 'unit' | 'bare' | null

const SLOTS_OF: Readonly<Partial<Record<Mention['kind'], readonly Slot[]>>> = {
  money: ['hourly_rate', 'budget'],
  percent: ['error_rate'],
}

export function fitSlot(tokens: readonly Token[], mention: Mention, slot: Slot): Fit {
  if (mention.kind === 'count') return fitCount(tokens, mention, slot)
  const isHours =
    mention.kind === 'time' && HOUR_UNITS.test(mention.unit ?? '') && !isWholeHour(tokens, mention)
  const slots = isHours ? ['manual_hours'] : (SLOTS_OF[mention.kind] ?? [])
  return slots.includes(slot) ? 'unit' : null
}

function fitCount(tokens: readonly Token[], mention: Mention, slot: Slot): Fit {
  const { noun, nounClass, per } = mention
  const tells = (own: Slot, fit: Fit) => (slot === own ? fit : null)
  if (isOfPeople(tokens, mention)) return tells('team_size', 'bare')
  if (nounClass === 'person' || PEOPLE_NOUNS.has(noun ?? '')) return tells('team_size', 'unit')
  if (nounClass === 'tool') return tells('tool_count', 'unit')
  if (noun !== null && !NO_NOUNS.has(noun)) return null
  // "Make it 35 an hour" tells what an hour costs.
  if (per.week !== null && per.week >= WEEK_HOURS) return tells('hourly_rate', 'unit')
  return per.week === null || slot === 'manual_hours' ? 'bare' : null
}

/** "budget is 12 not 10": what was told in thousands goes on in thousands. */
const THOUSAND = 1_000

/** What a figure comes to as a value of the slot: hours by the week, and a budget in the thousands of the known one. */
export function toValue(
  { value, per }: Mention,
  [slot, known]: KnownFigure,
  people: number | null,
): number {
  if (slot === 'manual_hours') return value * (per.week ?? 1) * (per.person ? (people ?? 1) : 1)
  const isShort = slot === 'budget' && value > 0 && value < THOUSAND && known >= THOUSAND
  return isShort ? value * THOUSAND : value
}

export const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= 0.01 * Math.abs(other)

const SLOT_WORDS = toTable<Slot>({
  hours: 'manual_hours',
  hour: 'manual_hours',
  hrs: 'manual_hours',
  people: 'team_size',
  team: 'team_size',
  headcount: 'team_size',
  staff: 'team_size',
  rate: 'hourly_rate',
  wage: 'hourly_rate',
  wages: 'hourly_rate',
  pay: 'hourly_rate',
  hourly: 'hourly_rate',
  cost: 'hourly_rate',
  error: 'error_rate',
  errors: 'error_rate',
  mistakes: 'error_rate',
  tools: 'tool_count',
  programs: 'tool_count',
  systems: 'tool_count',
  budget: 'budget',
})

/** Before "rate". */
const OF_ERRORS = toWordSet('error mistake failure defect reject rejection denial rework return')

/** The known slot that is named last before a figure, or else first after it; null where none is. */
export function findNamed(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  isKnown: (slot: Slot) => boolean,
): Slot | null {
  const named = tokens.flatMap(({ norm }, index) => {
    const before = tokens[index - 1]?.norm ?? ''
    const isUnit = before === 'an' || before === 'per'
    const isOfErrors = norm === 'rate' && OF_ERRORS.has(before)
    const slot =
      isUnit && norm === 'hour' ? 'hourly_rate' : isOfErrors ? 'error_rate' : SLOT_WORDS[norm]
    return slot !== undefined && isKnown(slot) ? [{ slot, index }] : []
  })
  const before = named.findLast(({ index }) => index < from)
  return (before ?? named.find(({ index }) => index >= to))?.slot ?? null
}

const EACH = toWordSet('each apiece ea person head everyone')
const NOT = toWordSet('not no instead than')

/** Whether a word is meant, and not taken back: "per month, not per week". */
const isMeant = (tokens: readonly Token[], index: number) =>
  !tokens.slice(Math.max(0, index - 3), index).some(({ norm }) => NOT.has(norm))

export const saysEach = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ norm }, index) =>
      EACH.has(norm) && isMeant(tokens, index) && tokens[index - 1]?.norm !== 'a',
  )

const BEFORE_PERIOD = toWordSet('a per the each every for one two three four of last')
const SEVERAL = toTable<number>({ two: 2, three: 3, four: 4 })

/** How often a period that is named as the right one comes in a week: "that was a month", "for two weeks". */
export function findPeriod(
  tokens: readonly Token[],
  clauses: readonly Clause[],
): { week: number; at: number } | null {
  for (const [at, { norm }] of tokens.entries()) {
    const week = PERIODS_A_WEEK[norm]
    const before = tokens[at - 1]?.norm ?? ''
    if (week === undefined || week >= WEEK_HOURS || isTakenBack(tokens, at)) continue
    if (findClauseOf(clauses, at)?.isSupposed === true) continue
    const factor = week / (SEVERAL[before] ?? 1)
    if ((BEFORE_PERIOD.has(before) || norm === 'monthly') && factor !== 1)
      return { week: factor, at }
  }
  return null
}

const TAKEN_BACK = toWordSet('not instead than')
const BETWEEN = toWordSet('a per the of every by')

/** "60 a month, not a week", "per month not per week": one period is told, and another taken back. */
export function saysOtherPeriod(tokens: readonly Token[]): boolean {
  const periods = [...tokens.keys()].filter((at) => PERIODS_A_WEEK[tokens[at]?.norm ?? ''])
  const [told, taken] = [true, false].map((isTold) =>
    periods.filter((at) => isTakenBack(tokens, at) !== isTold),
  )
  return (told?.length ?? 0) > 0 && (taken?.length ?? 0) > 0
}

function isTakenBack(tokens: readonly Token[], period: number): boolean {
  let at = period - 1
  while (BETWEEN.has(tokens[at]?.norm ?? '')) at -= 1
  return TAKEN_BACK.has(tokens[at]?.norm ?? '')
}
