import { TOTAL_WORDS } from '#agent/lexicon/role-words.ts'
import { WEEK_HOURS, WORKDAY_HOURS, YEAR_HOURS, YEAR_WEEKS } from '#agent/lexicon/units.ts'
import {
  type Candidate,
  createCandidate,
  type FigureSlot,
} from '#agent/understand/quantities/candidate.ts'
import {
  composeHours,
  type Effort,
  type RoledFigures,
} from '#agent/understand/quantities/compose-hours.ts'
import { readTeam } from '#agent/understand/quantities/compose-team.ts'
import { tellsWhatIsRight } from '#agent/understand/quantities/error-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findSubject } from '#agent/understand/quantities/subjects.ts'
import { isNear, wordsAround } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** What the figures of a message come to, given what each is said of. */
export function composeFigures(figures: RoledFigures): Candidate[] {
  const efforts = composeHours(figures)
  return [
    readHours(figures, efforts),
    readTeam(figures, efforts),
    readRate(figures),
    readErrors(figures),
    readToolCount(figures),
  ].filter((candidate) => candidate !== null)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function readHours(figures: RoledFigures, efforts: readonly Effort[]): Candidate | null {
  const [first] = efforts
  if (first === undefined) return null
  const total = findTotal(figures, efforts)
  const parts = total === null ? efforts : [total]
  const isOpen = leavesSomethingOut(figures, parts)
  const isPlain = parts.length === 1 && parts[0] !== undefined && isPlainEffort(figures, parts[0])
  return {
    slot: 'manual_hours',
    value: sum(parts.map(({ hours }) => hours)),
    low: sum(parts.map(({ low }) => low)),
    high: sum(parts.map(({ high }) => high)),
    mentions: parts.flatMap(({ mentions }) => mentions),
    workings: parts.map(({ factors }) => factors),
    isWorkedOut: !isPlain || isOpen,
    isLoose: isOpen,
    isPerPerson: parts.some(({ isPerPerson }) => isPerPerson),
  }
}

const TOTAL: ReadonlySet<string> = new Set(['total', 'altogether', 'combined', 'overall'])

/** "Ana 10, Jorge 6, so 16 hours in all": the last figure is the sum of those before it. */
function findTotal(figures: RoledFigures, efforts: readonly Effort[]): Effort | null {
  const named = efforts.filter(
    ({ mentions: [mention] }) => mention !== undefined && isNear(figures, mention, TOTAL, 4),
  )
  if (efforts.length > 1 && named.length === 1) return named[0] ?? null
  const last = efforts.at(-1)
  if (last === undefined || efforts.length < 3) return null
  const others = sum(efforts.slice(0, -1).map(({ hours }) => hours))
  return Math.abs(others - last.hours) < 0.01 ? last : null
}

const EACH: ReadonlySet<string> = new Set(['each', 'ea', 'apiece', 'everyone', 'everybody'])

/**
 * Whether other figures of the message may belong to the sum: people or sites that were counted but not multiplied,
 * other hours, "each" without a number. Such hours are never stored as they were read.
 */
function leavesSomethingOut(figures: RoledFigures, efforts: readonly Effort[]): boolean {
  const { mentions, roles, tokens, sentences } = figures
  const used = efforts.flatMap((effort) => effort.mentions)
  const [first] = used
  if (first === undefined || isNear(figures, first, TOTAL_WORDS, 8)) return false
  const isMultiplied = efforts.some(({ factors }) =>
    factors.some(({ unit }) => unit === 'people' || unit === 'sites'),
  )
  const subject = findSubject(figures, first)
  const others = mentions.filter((mention, index) => {
    if (used.some(({ from: at }) => at === mention.from) || mention.value <= 1) return false
    const role = roles[index]
    if (role === 'sites' || role === 'hours_each' || role === 'hours_all' || role === 'share')
      return true
    return role === 'people' && !isMultiplied && mention.from !== subject?.from
  })
  const { from, to } = findSentenceOf(sentences, first.from)
  const isOfItems = used.some((mention) => mention.per.item || mention.nounClass === 'item')
  const hasEach = !isOfItems && tokens.slice(from, to).some(({ norm }) => EACH.has(norm))
  return others.length > 0 || (hasEach && !isMultiplied)
}

/**
 * Whether hours can be stored as they were told: one sum without an assumption. In answer to the question any such sum
 * can; in a story only weekly hours, hours for each of so many people, and a longer period's share of a week.
 */
function isPlainEffort({ asked }: RoledFigures, { factors, isAssumed }: Effort): boolean {
  if (isAssumed) return false
  if (asked.includes('manual_hours')) return true
  return factors.every(({ unit }) => PLAIN_UNITS.has(unit)) && factors.length <= 3
}

const PLAIN_UNITS: ReadonlySet<string> = new Set(['people', 'hours', 'weeks between'])

const LOADED: ReadonlySet<string> = new Set([
  'loaded',
  'burdened',
  'benefits',
  'overhead',
  'taxes',
  'tax',
  'insurance',
  'in',
  'total',
  'fully',
])

/** Of wage and loaded cost the loaded one counts: named so, or the higher of the two. */
function chooseLoaded(rates: readonly Mention[], loaded: readonly Mention[]): readonly Mention[] {
  if (loaded.length === 1) return loaded
  if (loaded.length === 0) return rates
  const highest = Math.max(...loaded.map(({ value }) => value))
  return loaded.filter(({ value }) => value === highest)
}

/** Dollars an hour that no office work is paid by the year. */
const HIGHEST_PAY = 150
const ON_TOP: ReadonlySet<string> = new Set([
  'top',
  'plus',
  'benefits',
  'taxes',
  'extra',
  'overhead',
])

/** "19 an hour and thirty percent on top": what is added to the wage, as a share of it. */
function readOnTop({ mentions, ...figures }: RoledFigures): number {
  const added = mentions.find(
    (one) => one.kind === 'percent' && one.value <= 60 && isNear(figures, one, ON_TOP, 5),
  )
  return (added?.value ?? 0) / 100
}

/** Dollars an hour: as said, or from pay by the day, month, or year (2,080 hours, `tests/evals/README.md`). */
function readRate(figures: RoledFigures): Candidate | null {
  const rates = figures.mentions.filter((_, index) => figures.roles[index] === 'rate')
  if (rates.length > 0) {
    const loaded = rates.filter((rate) =>
      wordsAround(figures, rate, 6).some((word) => LOADED.has(word) && word !== 'in'),
    )
    const used = rates.length > 1 ? chooseLoaded(rates, loaded) : rates
    const onTop = 1 + readOnTop(figures)
    return average('hourly_rate', used, (value) => value * onTop)
  }
  const pay = figures.mentions.filter((_, index) => figures.roles[index] === 'salary')
  const [first] = pay
  if (first === undefined) return null
  const candidate = average(
    'hourly_rate',
    pay,
    (value, mention) => (value * (1 + readOnTop(figures))) / hoursOfPay(mention, value),
  )
  // The pay of several people together, or of a year that was read as an hour.
  if (candidate.value > HIGHEST_PAY) return null
  const period = { value: hoursOfPay(first, first.value), unit: 'hours' }
  return { ...candidate, workings: [[{ value: first.value, unit: 'dollars' }, period]] }
}

/** Working hours of the period that is paid; an amount without one is a year's when it is large. */
export function hoursOfPay({ per }: Mention, value: number): number {
  if (per.isDay) return WORKDAY_HOURS
  if (per.week === null)
    return value >= 12_000 ? YEAR_HOURS : value >= 1_500 ? YEAR_HOURS / 12 : WEEK_HOURS
  return YEAR_HOURS / YEAR_WEEKS / per.week
}

/** "4 percent", "3 of 50": a share in percent. */
function readErrors(figures: RoledFigures): Candidate | null {
  const { mentions, roles } = figures
  const parts = mentions.filter((_, index) => roles[index] === 'errors')
  const percents = parts.filter(({ kind }) => kind === 'percent')
  if (percents.length > 0)
    return average('error_rate', percents.slice(0, 1), (value, mention) =>
      tellsWhatIsRight(figures, mention) ? 100 - value : value,
    )
  const [first, second] = parts
  if (first === undefined) return null
  if (second === undefined)
    return first.kind === 'fraction'
      ? createCandidate('error_rate', first.value * 100, [first])
      : createCandidate('error_rate', first.value, [first], { low: first.low, high: first.high })
  const [part, whole] = first.value <= second.value ? [first, second] : [second, first]
  if (whole.value <= 0) return null
  const workings = [
    [
      { value: part.value, unit: 'of' },
      { value: whole.value, unit: whole.noun ?? '' },
    ],
  ]
  return createCandidate('error_rate', (part.value / whole.value) * 100, [first, second], {
    workings,
  })
}

function readToolCount({ mentions, roles }: RoledFigures): Candidate | null {
  const [count] = mentions.filter((_, index) => roles[index] === 'tool_count')
  return count === undefined || !Number.isInteger(count.value)
    ? null
    : createCandidate('tool_count', count.value, [count])
}

function average(
  slot: FigureSlot,
  mentions: readonly Mention[],
  convert: (value: number, mention: Mention) => number,
): Candidate {
  const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)
  const value = mean(mentions.map((mention) => convert(mention.value, mention)))
  const low = Math.min(...mentions.map((mention) => convert(mention.low, mention)))
  const high = Math.max(...mentions.map((mention) => convert(mention.high, mention)))
  return createCandidate(slot, value, mentions, { low, high, isWorkedOut: mentions.length > 1 })
}
