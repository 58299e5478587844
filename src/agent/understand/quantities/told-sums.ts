import { PERIODS_A_WEEK, WEEK_DAYS, WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  isOfNow,
  isPresent,
  placeAll,
  readDayParts,
} from '#agent/understand/quantities/day-parts.ts'
import {
  derive,
  type Factor,
  type Figures,
  findKnown,
  isAsked,
  toAmountFactors,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { namesErrors } from '#agent/understand/quantities/errors-and-tools.ts'
import { toFactors } from '#agent/understand/quantities/frequencies.ts'
import { readOfPersons } from '#agent/understand/quantities/hours-of-persons.ts'
import { readItemGroups } from '#agent/understand/quantities/item-work.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  countDays,
  EQUALS,
  findOften,
  isResult,
  isSame,
  isShort,
  linkResult,
  multiplyAll,
  type Part,
  type Placed,
  readWrittenSum,
  toPart,
  toShare,
  type WrittenSum,
} from '#agent/understand/quantities/written-sums.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'

/** Hours of a sum that is written out, or told in words with its parts, its result, or those who share it. */
export function readSum(figures: Figures): WrittenSum | null {
  return (
    readWrittenSum(figures) ??
    readStatedTotal(figures) ??
    readStatedResult(figures) ??
    readShared(figures) ??
    readSharedWeeks(figures) ??
    readShareOfWeeks(figures) ??
    readItemGroups(figures) ??
    readPartOfThat(figures) ??
    readOfPersons(figures) ??
    readDayParts(figures)
  )
}

/** "5 days. So 45 hours": the whole of figures told before, not 45 hours on each of the days. */
function readStatedTotal(figures: Figures): WrittenSum | null {
  const { mentions } = figures
  const index = mentions.length - 1
  const total = mentions[index]
  const others = mentions.slice(0, -1)
  if (total?.kind !== 'time' || !isShort({ mention: total, index }) || total.value === 0)
    return null
  if (findKnown(figures, 'manual_hours') === null) return null
  if ((total.per.week ?? 1) !== 1 || others.some((one) => countDays(one) === null)) return null
  const words = linkResult(figures, mentions[index - 1]?.to ?? 0, total.from)
  if (words?.some((word) => EQUALS.has(word)) !== true) return null
  const uses = [...others.map((one, at) => toUse(one, at, 'period')), toUse(total, index, 'whole')]
  const derivation = derive('manual_hours', total.value, uses, { marks: ['written'] })
  return { derivation, isAsked: false, stated: null }
}

/** "…, so 45 hours": the last figure is said to be what the others come to. */
function statesResult(figures: Figures, last: Placed, total: Placed): boolean {
  const words = linkResult(figures, last.mention.to, total.mention.from)
  if (!isResult(total.mention) || words === null) return false
  const { to } = total.mention
  const [first = '', second = ''] = figures.tokens.slice(to, to + 2).map(({ norm }) => norm)
  const isTotal = TOTALS.has(first) || TOTALS.has(`${first} ${second}`)
  return isTotal || words.some((word) => EQUALS.has(word))
}

const TOTALS: ReadonlySet<string> = new Set([
  ...['total', 'altogether', 'overall', 'combined', 'in all', 'in total', 'all together', 'all in'],
])

/** "3 people, 15 hours each, so 45 hours": what the figures come to, where the visitor states it, too. */
function readStatedResult(figures: Figures): WrittenSum | null {
  const placed = placeAll(figures)
  const [last, total] = placed.slice(-2)
  if (last === undefined || total === undefined || !statesResult(figures, last, total)) return null
  const products = listProducts(placed.slice(0, -1))
  if (products === null || total.mention.value === 0) return null
  const often = products.map((product) => findOften(product, undefined))
  const raw = sumOf(products.map(multiplyAll))
  const weekly = sumOf(products.map((one, at) => multiplyAll(one) * (often[at]?.week ?? 1)))
  const { value: told, per } = total.mention
  const week = per.week ?? 1
  const parts = products.flat()
  // "3 people, 60 hours each, so 180 hours a month".
  const isRaw = per.week !== null && isSame(told, raw)
  // "Each clinic spends 8 hours, so 40", of five that were counted before.
  const site = figures.places?.find(({ value }) => isSame(told * week, weekly * value))
  const isAgreed = isRaw || site !== undefined || isSame(told * week, weekly)
  if (!isAgreed && !(products.length === 1 && isOfEach(figures, parts))) return null
  const factors = products.map((product, at) => [
    ...(site === undefined ? [] : [{ value: site.value, unit: 'places' }]),
    ...product.map((one) => nameFactor(figures, one)),
    ...(isRaw ? toFactors(week) : (often[at]?.factors ?? [])),
  ])
  const uses: Use[] = [
    ...parts.map((one) => toUse(one.mention, one.index, useOf(figures, one))),
    toUse(total.mention, total.index, 'whole'),
  ]
  const value = isRaw ? raw * week : weekly * (site?.value ?? 1)
  return {
    derivation: derive('manual_hours', value, uses, { factors, marks: ['written'] }),
    isAsked: !isAgreed,
    stated: isAgreed ? null : told * week,
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** One product of an amount with all that was counted, or amounts that add up; null for any others. */
function listProducts(placed: readonly Placed[]): Part[][] | null {
  const hasShort = placed.some(isShort)
  const parts = placed.map((one) => toPart(one, hasShort)).filter(isPresent)
  const timed = parts.filter(({ isTime }) => isTime)
  if (!hasShort || parts.length < placed.length) return null
  if (timed.length === 1) return [parts]
  return timed.length === parts.length ? parts.map((one) => [one]) : null
}

const isOfEach = (figures: Figures, parts: readonly Part[]) =>
  parts.some(({ isTime, mention }) => isTime && mention.per.person) &&
  parts.some(isOfPeople(figures))

const BE = toWordSet('are re were')
const WHO = toWordSet('we there they')

/** "3 people", "we are three". */
const isOfPeople =
  ({ tokens }: Figures) =>
  ({ mention: { kind, noun, nounClass, from } }: Placed): boolean => {
    const [who, be] = [tokens[from - 2]?.norm ?? '', tokens[from - 1]?.norm ?? '']
    const isBare = noun === null && BE.has(be.replace("'", '')) && WHO.has(who)
    return kind === 'count' && (nounClass === 'person' || isBare)
  }

const useOf = (figures: Figures, part: Part) => (isOfPeople(figures)(part) ? 'people' : part.as)

const nameFactor = (figures: Figures, part: Part): Factor =>
  part.mention.noun === null && isOfPeople(figures)(part)
    ? { ...part.factor, unit: 'people' }
    : part.factor

const AMONG = toWordSet('between among amongst across')
const SPLIT = toWordSet('split splits splitting share shared shares sharing divide divided divides')
const EACH = toWordSet('each apiece every everyone everybody per ea')

/** "240 hours a month between the four of us", "we split 60 hours three ways": all the hours, and who shares them. */
function readShared(figures: Figures): WrittenSum | null {
  const { tokens, mentions, sentences } = figures
  const times = placeAll(figures).filter(isShort)
  const [time] = times
  if (time === undefined || times.length > 1 || mentions.length > 3) return null
  const { from, to } = findSentenceOf(sentences, time.mention.from)
  const isEach = tokens.slice(from, to).some(({ norm }) => EACH.has(norm))
  const sharers = findSharers(figures, time, { from, to }) ?? findPair(figures, { from, to })
  if (sharers === null || isEach || time.mention.per.person) return null
  const others = mentions.filter((one) => one !== time.mention && !isEven(figures, one))
  if (others.length > (sharers.use.index === null ? 0 : 1)) return null
  const { week, isDay } = time.mention.per
  return {
    derivation: derive(
      'manual_hours',
      time.mention.value * (week ?? 1),
      [toUse(time.mention, time.index, 'hours'), sharers.use],
      {
        factors: [[...toAmountFactors(time.mention, false), ...sayOften(week, isDay)]],
        marks: ['written'],
      },
    ),
    isAsked: sharers.isOpen === true || (week === null && !isAsked(figures, 'manual_hours')),
    stated: null,
    team: sharers.isOpen === true ? null : derive('team_size', sharers.count, [sharers.use]),
  }
}

const FULL_TIME = /^(?:ftes?|full[ -]time)/
const EQUIVALENTS = toWordSet('fte ftes full-time fulltime full equivalent equivalents time')

/** "1.5 FTE of work spread across five processors": so many full-time weeks, and who shares them. */
function readSharedWeeks(figures: Figures): WrittenSum | null {
  const { tokens, mentions } = figures
  const [first, second, ...others] = placeAll(figures)
  if (first === undefined || second === undefined || others.length > 0) return null
  const { from, to, value, unit } = first.mention
  const words = tokens.slice(from, second.mention.from).map(({ norm }) => norm)
  const isFullTime = FULL_TIME.test(unit ?? '') || words.some((word) => EQUIVALENTS.has(word))
  const isShared = words.slice(to - from - 1).some((word) => AMONG.has(word))
  const isOfWeeks = first.mention.kind !== 'time' || unit === 'full time'
  if (!isFullTime || !isShared || !isOfWeeks || second.mention.kind !== 'count') return null
  if (mentions.length > 2 || second.mention.value < 2) return null
  const weeks = unit === 'full time' && value >= WEEK_HOURS ? value / WEEK_HOURS : value
  const sharers = toUse(second.mention, second.index, 'people')
  return {
    derivation: derive(
      'manual_hours',
      weeks * WEEK_HOURS,
      [toUse(first.mention, first.index, 'hours'), sharers],
      {
        factors: [
          [
            { value: weeks, unit: 'full-time' },
            { value: WEEK_HOURS, unit: 'hours' },
          ],
        ],
        marks: ['written'],
      },
    ),
    isAsked: true,
    stated: null,
    team: derive('team_size', second.mention.value, [sharers]),
  }
}

const OF_THEIRS = /^(?:of )?(?:what they (?:all )?do|their (?:day|week|time|job|work))\b/
const THEIRS_REACH = 6

/** "3 clerks full time, and half of what they do is titles", "14 on intake, keying is 60% of what they do". */
function readShareOfWeeks(figures: Figures): WrittenSum | null {
  const { tokens } = figures
  const placed = placeAll(figures)
  const at = placed.findIndex((one) => toShare(one) !== null)
  const [share, people] = [placed[at], placed[at - 1]]
  const part = share === undefined ? null : toShare(share)
  const full = people !== undefined && people.mention.unit === 'full time' ? people : null
  const counted = full === null ? people : placed[at - 2]
  if (share === undefined || part === null || counted === undefined) return null
  const { mention, index } = counted
  const { value, kind, noun, nounClass, per } = mention
  const isCount = kind === 'count' && Number.isInteger(value) && value > 1 && per.week === null
  const behind = tokens.slice(share.mention.to, share.mention.to + THEIRS_REACH)
  const start = share.mention.kind === 'percent' ? share.mention.to : share.mention.from + 1
  const words = tokens.slice(start, start + THEIRS_REACH).map(({ norm }) => norm)
  const isOfTheirs = [words, behind.map(({ norm }) => norm)].some((one) =>
    OF_THEIRS.test(one.join(' ')),
  )
  const hasTime = placed.some((one) => isShort(one) && one !== full && one !== share)
  if (!isCount || !isOfTheirs || hasTime || !(noun === null || nounClass === 'person')) return null
  const week = { value: WEEK_HOURS, unit: 'hours' }
  const doers = { value, unit: noun ?? 'people' }
  const uses = [toUse(mention, index, 'people'), toUse(share.mention, share.index, 'share')]
  return {
    derivation: derive('manual_hours', value * part.value * WEEK_HOURS, uses, {
      factors: [[doers, part.factor, week]],
      marks: ['written'],
    }),
    isAsked: true,
    stated: null,
    team: derive('team_size', value, uses.slice(0, 1)),
  }
}

/** `isOpen`: a number that may be of people or of parts. */
type Sharers = { count: number; use: Use; isOpen?: boolean }

/** "Between the four of us", "split three ways". */
function findSharers(figures: Figures, time: Placed, { from, to }: Range): Sharers | null {
  const { tokens } = figures
  const count = placeAll(figures).find((one) => one !== time && one.mention.kind === 'count')
  if (count === undefined || count.mention.value < 2) return null
  const { mention, index } = count
  if (mention.from < from || mention.from >= to) return null
  const before = tokens.slice(Math.max(from, mention.from - 3), mention.from)
  const isOfPersons = isOfPeople(figures)(count)
  const isAmong = isOfPersons && before.some(({ norm }) => AMONG.has(norm))
  const isSplit =
    tokens.slice(from, to).some(({ norm }) => SPLIT.has(norm)) &&
    (isOfPersons || mention.noun === 'ways')
  const isBare = mention.noun === null && SHARED_BY.has(tokens[mention.from - 1]?.norm ?? '')
  const isOpen = mention.noun === null && DIVIDED.has(before.at(-2)?.norm ?? '')
  if (!isAmong && !isSplit && !isBare && !isOpen) return null
  // "Between me and two dispatchers".
  const self = isAmong && before.some(({ norm }) => SELF.has(norm)) ? 1 : 0
  return { count: mention.value + self, use: toUse(mention, index, 'people'), isOpen }
}

/** "We share 50 hours among 5". */
const SHARED_BY = toWordSet('among amongst across')

/** "60 hours divided by 3". */
const DIVIDED = toWordSet('divided')

const SELF = toWordSet('me i myself')

/** "Between Ana and me", "between me and the bookkeeper". */
function findPair({ tokens }: Figures, { from, to }: Range): Sharers | null {
  const start = tokens.findIndex(({ norm }, at) => at >= from && at < to && AMONG.has(norm))
  if (start < 0) return null
  const words = tokens.slice(start + 1, Math.min(to, start + 1 + PAIR_REACH))
  const and = words.findIndex(({ norm }) => norm === 'and')
  const ends = [words[0], words[and + 1]].map((token) => token?.norm ?? '')
  const isPair = and > 0 && words.slice(0, and).every(({ kind }) => kind === 'word')
  if (!isPair || !ends.some((norm) => SELF.has(norm))) return null
  return { count: 2, use: { index: null, from: start + 1, to: start + and + 3, as: 'people' } }
}

const PAIR_REACH = 6

/** "50/50". */
const isEven = ({ tokens }: Figures, { from }: Mention) =>
  tokens[from]?.norm === '50' &&
  [tokens[from - 1], tokens[from + 1]].some((one) => one?.norm === '/')

const sayOften = (week: number | null, isDay: boolean): Factor[] =>
  isDay ? [{ value: WEEK_DAYS, unit: 'days' }] : toFactors(week ?? 1)

const THAT = toWordSet('that it this which them those')

/** "40 hours a week on paperwork, and half of that is copying": the part, unless the whole was meant. */
function readPartOfThat(figures: Figures): WrittenSum | null {
  const { tokens } = figures
  const [whole, share, ...others] = placeAll(figures)
  if (whole === undefined || share === undefined || others.length > 0) return null
  const part = toShare(share)
  if (!isShort(whole) || part === null || namesErrors(figures, share.mention.from)) return null
  const { to } = share.mention
  const at = tokens[to]?.norm === 'of' ? to + 1 : to
  const isOfThat = THAT.has(tokens[at]?.norm ?? '')
  if (!isOfThat || !isOfNow(figures, whole.mention) || !isOfNow(figures, share.mention)) return null
  const { week, isDay } = whole.mention.per
  // "200 hours of admin a month": the period stands apart.
  if (week === null && tokens.some(({ norm }) => (PERIODS_A_WEEK[norm] ?? 1) < 1)) return null
  const all = whole.mention.value * (week ?? 1)
  const uses = [
    toUse(share.mention, share.index, 'share'),
    toUse(whole.mention, whole.index, 'hours'),
  ]
  const factors = [part.factor, ...toAmountFactors(whole.mention, false), ...sayOften(week, isDay)]
  return {
    derivation: derive('manual_hours', all * part.value, uses, {
      factors: [factors],
      marks: ['written'],
    }),
    isAsked: true,
    stated: all,
  }
}
