import { TIME_UNITS, WEEK_DAYS, WORKDAY_HOURS, YEAR_WEEKS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  type Factor,
  type Figures,
  findKnown,
  isAsked,
  toAmountFactors,
  toUse,
  type Use,
  type UseKind,
} from '#agent/understand/quantities/derivation.ts'
import { namesErrors } from '#agent/understand/quantities/errors-and-tools.ts'
import { toFactors } from '#agent/understand/quantities/frequencies.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

/** A sum that the visitor wrote out, and the result that they state where it is another. */
export type WrittenSum = {
  derivation: Derivation
  isAsked: boolean
  stated: number | null
  /** Those who share the hours, where the words say so; null where the amounts do not count them. */
  team?: Derivation | null
}

export type Placed = { mention: Mention; index: number }
export type Part = Placed & { as: UseKind; value: number; factor: Factor; isTime: boolean }
/** Figures from the first to the last, with signs between them; a plus begins another product. */
type Chain = { products: readonly (readonly Placed[])[]; from: number; to: number }

const TIMES = toWordSet('x * times ·')
const PLUS = toWordSet('+ plus')
export const EQUALS = toWordSet('= equals makes is are comes come gives total totals that thats so')
/** May stand beside a result: "so in total that's about". */
const BESIDE_RESULT = toWordSet(
  "= equals makes is are comes come gives total totals , : ; - ( ) > that thats this it which so to in all of a the about roughly around 's and we our i me say or altogether overall . ~",
)
const RESULT_REACH = 7
const DAY_UNITS = toWordSet('d day days shift shifts night nights workday workdays')
const SHORT_UNITS = /^(?:part of )?(?:h|hr|hou|hor|hur|our|m$|min|mnt|sec|horas)/
const WEEK_UNITS = toWordSet('w week weeks wk wks')
/** So many days are those of a month. */
const DAYS_A_WEEK_MAX = 7
const SAME = 0.011

export const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= SAME * Math.abs(other)

/**
 * The hours of a sum that is written out: "140 a day times 6 min times 6 days, thats 84 hours", "8 x 54". It is asked
 * about where its result is another, or where the period is not in it.
 */
export function readWrittenSum(figures: Figures): WrittenSum | null {
  for (const chain of findChains(figures)) {
    const sum = readChain(figures, chain)
    if (sum !== null) return sum
  }
  return null
}

/** What stands between two figures that are multiplied or added: nothing but its sign. */
function readSign({ tokens }: Figures, left: Mention, right: Mention): 'times' | 'plus' | null {
  const between = tokens.slice(left.to, right.from).map(({ norm }) => norm)
  // "140 times 6": the sign was taken for what is counted.
  if (between.length === 0) return left.noun === 'times' ? 'times' : null
  if (between.join(' ') === 'multiplied by') return 'times'
  if (isShareOf(left, between)) return 'times'
  const [sign, ...others] = between
  if (sign === undefined || others.length > 0) return null
  return TIMES.has(sign) ? 'times' : PLUS.has(sign) ? 'plus' : null
}

const ARTICLES = toWordSet('the our my those these all')

/** "A third of 90 hours", "20% of the 40 hours". */
const isShareOf = ({ kind, unit }: Mention, [of, ...others]: readonly string[]) =>
  (kind === 'percent' || (kind === 'fraction' && unit === null)) &&
  of === 'of' &&
  others.every((norm) => ARTICLES.has(norm))

function findChains(figures: Figures): Chain[] {
  const chains: Placed[][][] = []
  for (const [index, mention] of figures.mentions.entries()) {
    const before = figures.mentions[index - 1]
    const sign = before === undefined ? null : readSign(figures, before, mention)
    const last = chains.at(-1)
    if (sign === null || last === undefined) chains.push([[{ mention, index }]])
    else if (sign === 'plus') last.push([{ mention, index }])
    else last.at(-1)?.push({ mention, index })
  }
  return chains.flatMap((products) => {
    const [first, last] = [products[0]?.[0], products.at(-1)?.at(-1)]
    if (first === undefined || first === last || last === undefined) return []
    return [{ products, from: first.mention.from, to: last.mention.to }]
  })
}

export const isResult = ({ kind, noun, unit }: Mention) =>
  (kind === 'time' && SHORT_UNITS.test(unit ?? '')) || (kind === 'count' && noun === null)

/** The words between two figures, where all of them may stand beside a result. */
export function linkResult({ tokens }: Figures, from: number, to: number): string[] | null {
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  return words.length <= RESULT_REACH && words.every((word) => BESIDE_RESULT.has(word))
    ? words
    : null
}

/** "…, thats 84 hours", "= 120". */
function findResultBehind(figures: Figures, chain: Chain): Placed | null {
  const index = figures.mentions.findIndex(({ from }) => from >= chain.to)
  const mention = figures.mentions[index]
  if (mention === undefined || !isResult(mention)) return null
  const words = linkResult(figures, chain.to, mention.from)
  return words?.some((word) => EQUALS.has(word)) ? { mention, index } : null
}

/** "120 hours (4 people x 6 hours x 5 days)": only where it agrees. */
function findResultBefore(
  figures: Figures,
  chain: Chain,
  values: readonly number[],
): Placed | null {
  const index = figures.mentions.findLastIndex(({ to }) => to <= chain.from)
  const mention = figures.mentions[index]
  if (mention === undefined || !isResult(mention)) return null
  const isLinked = linkResult(figures, mention.to, chain.from) !== null
  return isLinked && values.some((one) => isSame(mention.value, one)) ? { mention, index } : null
}

/** What a figure of a product multiplies; null for money and the like, which are no hours. */
export function toPart(placed: Placed, hasShort: boolean): Part | null {
  const { mention } = placed
  const { kind, value } = mention
  const days = hasShort ? countDays(mention) : null
  const counted = (as: UseKind, factor: Factor): Part => ({
    ...placed,
    as,
    value: factor.value,
    factor,
    isTime: false,
  })
  if (days !== null) return counted('period', { value: days, unit: 'days' })
  const share = toShare(placed)
  if (share !== null) return counted('share', share.factor)
  if (kind === 'count') return nameCounted(mention, counted)
  const [factor] = toAmountFactors(mention, false)
  return kind === 'time' && factor !== undefined
    ? { ...placed, as: 'hours', value, factor, isTime: true }
    : null
}

/** "A third", "20%", as a number of one; null for anything else. */
export function toShare({ mention: { kind, value, unit } }: Placed): ShareFound | null {
  if (kind !== 'percent' && (kind !== 'fraction' || unit !== null)) return null
  const share = kind === 'percent' ? value / 100 : value
  return share > 0 && share < 1 ? { value: share, factor: { value: share, unit: 'of' } } : null
}

type ShareFound = { value: number; factor: Factor }

/** Beside hours or minutes, days are how often. */
export function countDays({ kind, unit, noun, value }: Mention): number | null {
  if (noun === 'd') return value
  const isDays = kind === 'time' && DAY_UNITS.has(unit ?? '')
  return isDays ? Math.round((2 * value) / (TIME_UNITS[unit ?? ''] ?? WORKDAY_HOURS)) / 2 : null
}

const PRONOUNS = toWordSet('us them ppl person persons')
const isPronoun = (noun: string | null) => noun === null || PRONOUNS.has(noun)

function nameCounted(
  { noun, nounClass, value, per }: Mention,
  counted: (as: UseKind, factor: Factor) => Part,
): Part | null {
  if (WEEK_UNITS.has(noun ?? '')) return null
  if (nounClass === 'person')
    return counted('people', { value, unit: isPronoun(noun) ? 'people' : (noun ?? '') })
  const isNamed = noun !== null && noun !== 'times'
  const bare = per.week === null ? '' : 'items'
  return counted('items', { value, unit: isNamed ? noun : bare })
}

export const isShort = ({ mention: { kind, unit } }: Placed) =>
  kind === 'time' && SHORT_UNITS.test(unit ?? '')

export const multiplyAll = (parts: readonly Part[]) =>
  parts.reduce((product, { value }) => product * value, 1)

/** How often what was multiplied comes in a week, and whether that was said. */
type Often = { week: number; factors: readonly Factor[]; isSaid: boolean }

export function findOften(parts: readonly Part[], result: Mention | undefined): Often {
  const days = parts.find(({ factor }) => factor.unit === 'days')
  const month = YEAR_WEEKS / 12
  const isMonth = days !== undefined && days.value > DAYS_A_WEEK_MAX
  if (isMonth) return { week: 1 / month, factors: toFactors(1 / month), isSaid: false }
  if (days !== undefined) return { week: 1, factors: [], isSaid: true }
  const per = [result, ...parts.map(({ mention }) => mention)].flatMap((one) =>
    one === undefined || one.per.week === null ? [] : [one.per],
  )[0]
  if (per?.week == null) return { week: 1, factors: [], isSaid: false }
  if (per.isDay)
    return { week: WEEK_DAYS, factors: [{ value: WEEK_DAYS, unit: 'days' }], isSaid: false }
  return { week: per.week, factors: toFactors(per.week), isSaid: per.week === 1 }
}

const isShareOfErrors = (figures: Figures, parts: readonly Part[]) =>
  parts.some(({ as }) => as === 'share') && namesErrors(figures, parts[0]?.mention.from ?? 0)

const listPresent = (one: Placed | null) => (one === null ? [] : [one])

/** Beside a result in hours, too, days are how often: "9 x 1.5 x 7 days, so 94 hours". */
function readChain(figures: Figures, chain: Chain): WrittenSum | null {
  const placed = chain.products.flat()
  const behind = findResultBehind(figures, chain)
  const hasShort = [...placed, ...listPresent(behind)].some(isShort)
  const products = chain.products.map((product) => product.map((one) => toPart(one, hasShort)))
  if (!products.every((product): product is Part[] => product.every((one) => one !== null)))
    return null
  const known = findKnown(figures, 'manual_hours')
  if (products.some((product) => product.filter(({ isTime }) => isTime).length > 1)) return null
  if (isShareOfErrors(figures, products.flat())) return null
  const raw = products.reduce((sum, product) => sum + multiplyAll(product), 0)
  const often = products.map((product) => findOften(product, undefined))
  const weekly = products.reduce(
    (sum, product, at) => sum + multiplyAll(product) * (often[at]?.week ?? 1),
    0,
  )
  const result = behind ?? findResultBefore(figures, chain, [raw, weekly])
  const isTimed = products.every((product) => product.some(({ isTime }) => isTime))
  const isBare = placed.every(({ mention: { kind, noun } }) => kind === 'count' && noun === null)
  const isOfHours =
    (result !== null && isShort(result)) ||
    (isBare && (isAsked(figures, 'manual_hours') || placed.some(isKnownHours(known))))
  if (!isTimed && !isOfHours) return null
  // "10 hours plus 6" is read as parts that add up, unless its result is told.
  const isProduct = products.some((product) => product.length > 1)
  if (!isProduct && !(result !== null && isSame(result.mention.value, raw))) return null
  const period = result?.mention ?? findScheduleBehind(figures, placed) ?? undefined
  const said = products.map((one) => findOften(one, period))
  return toSum(figures, { products, result, often: said, raw, isTimed })
}

const SCHEDULE_REACH = 3

/** "6 people × 72 hours, once a month": how often what the figures come to is spent. */
function findScheduleBehind({ mentions }: Figures, placed: readonly Placed[]): Mention | null {
  const end = Math.max(...placed.map(({ mention }) => mention.to))
  const schedule = mentions.find(
    ({ kind, from, per }) =>
      kind === 'schedule' && per.week !== null && from >= end && from - end <= SCHEDULE_REACH,
  )
  if (schedule === undefined) return null
  return { ...schedule, per: { ...schedule.per, week: schedule.value * (schedule.per.week ?? 1) } }
}

const isKnownHours = (known: number | null) => (one: Placed) =>
  known !== null && isSame(one.mention.value, known)

type Read = {
  products: readonly (readonly Part[])[]
  result: Placed | null
  often: readonly Often[]
  raw: number
  isTimed: boolean
}

function toSum(figures: Figures, { products, result, often, raw, isTimed }: Read): WrittenSum {
  const value = products.reduce(
    (sum, product, at) => sum + multiplyAll(product) * (often[at]?.week ?? 1),
    0,
  )
  const stated = result?.mention.value ?? null
  const isAgreed = stated !== null && (isSame(stated, raw) || isSame(stated, value))
  const known = findKnown(figures, 'manual_hours')
  const factors = products.map((product, at) => [
    ...product.map(({ factor, mention }) =>
      !isTimed && isKnownHours(known)({ mention, index: 0 })
        ? { ...factor, unit: 'hours' }
        : factor,
    ),
    ...(often[at]?.factors ?? []),
  ])
  const uses: Use[] = [
    ...products.flat().map(({ mention, index, as }) => toUse(mention, index, as)),
    ...(result === null ? [] : [toUse(result.mention, result.index, 'whole')]),
  ]
  const isWeekly = often.every(({ isSaid, week }) => isSaid || week === 1)
  const isSaid = often.every((one) => one.isSaid) || isAsked(figures, 'manual_hours') || isAgreed
  return {
    derivation: derive('manual_hours', value, uses, { factors, marks: ['written'] }),
    isAsked:
      (stated !== null && !isAgreed) ||
      !(isWeekly || (isAgreed && result?.mention.per.week != null)) ||
      !(isSaid || known !== null) ||
      (products.flat().some(({ as }) => as === 'share') && !isAgreed),
    stated: stated === null || isAgreed ? null : stated,
  }
}
