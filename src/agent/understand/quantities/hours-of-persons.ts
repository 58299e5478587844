import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { placeAll } from '#agent/understand/quantities/day-parts.ts'
import {
  derive,
  type Factor,
  type Figures,
  findKnown,
  isAsked,
  toAmountFactors,
  toUse,
} from '#agent/understand/quantities/derivation.ts'
import { toFactors } from '#agent/understand/quantities/frequencies.ts'
import { isShort, type Placed, type WrittenSum } from '#agent/understand/quantities/written-sums.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const ONE_PERSON = toWordSet('me i he she him her')
const ARTICLES = toWordSet('a an my our the one')

/** The hours of each person, added up. They are said back. */
export const readOfPersons = (figures: Figures): WrittenSum | null =>
  readBehindPersons(figures) ??
  readForPersons(figures) ??
  readSelfAndRest(figures) ??
  readFullTimersAnd(figures)

function addUp(parts: readonly Placed[]): WrittenSum {
  const weekOf = ({ mention }: Placed) => mention.per.week ?? 1
  const uses = parts.map(({ mention, index }) => toUse(mention, index, 'hours'))
  const factors = parts.map((part): Factor[] => [
    ...(part.mention.kind === 'time'
      ? toAmountFactors(part.mention, false)
      : [{ value: part.mention.value, unit: 'hours' }]),
    ...toFactors(weekOf(part)),
  ])
  const value = sumOf(parts.map((part) => part.mention.value * weekOf(part)))
  return {
    derivation: derive('manual_hours', value, uses, { factors, marks: ['written'] }),
    isAsked: true,
    stated: null,
    team: derive('team_size', parts.length, uses),
  }
}

/** "Me 6 hours a week, a volunteer 3". */
function readBehindPersons(figures: Figures): WrittenSum | null {
  const { tokens, mentions } = figures
  const times = placeAll(figures).filter(isShort)
  const [first] = times
  const week = first?.mention.per.week
  if (week == null || times.length < 2 || times.length < mentions.length) return null
  const isOfOne = ({ mention: { from, per } }: Placed) => {
    const [article, noun] = [tokens[from - 2]?.norm ?? '', tokens[from - 1]?.norm ?? '']
    const isNamed = PEOPLE_NOUNS.has(noun) && ARTICLES.has(article)
    return (ONE_PERSON.has(noun) || isNamed) && per.week === week && !per.isDay
  }
  return times.every(isOfOne) ? addUp(times) : null
}

/** "10 or 11 for me, plus maybe 3 for Carol", where hours were asked for. */
function readForPersons(figures: Figures): WrittenSum | null {
  const { tokens, mentions } = figures
  const placed = placeAll(figures)
  const isAmount = (one: Placed) =>
    isShort(one) || (one.mention.kind === 'count' && one.mention.noun === null)
  const findWho = ({ mention: { to } }: Placed) => {
    const who = tokens[to]?.norm === 'for' ? tokens[to + 1] : undefined
    const isOne = who !== undefined && (ONE_PERSON.has(who.norm) || who.isCapital)
    return isOne ? who.norm : null
  }
  const whose = placed.map(findWho)
  const isOfEach = placed.every(isAmount) && whose.every((who) => who !== null)
  const isDue = isAsked(figures, 'manual_hours') || placed.some(isShort)
  const isMoney = placed.some(({ mention: { per } }) => per.isDay || per.person || per.item)
  if (mentions.length < 2 || !isOfEach || !isDue || isMoney) return null
  return new Set(whose).size === whose.length ? addUp(placed) : null
}

/** "3 of us, I do 20 hours and the other two 12 each": the one who writes, and all the others. */
function readSelfAndRest(figures: Figures): WrittenSum | null {
  const { tokens } = figures
  const placed = placeAll(figures)
  const people = placed.filter(({ mention: { nounClass } }) => nounClass === 'person')
  const [own, each, ...more] = placed.filter(isShort)
  const rest = people.find(({ mention: { noun } }) => noun === 'others')
  if (own === undefined || each === undefined || more.length > 0 || rest === undefined) return null
  if (placed.length > people.length + 2 || people.length > 2) return null
  const { mention } = own
  const before = tokens.slice(Math.max(0, mention.from - 3), mention.from)
  const isSelf = before.some(({ norm }) => norm === 'i' || norm === 'me')
  const isOrdered = mention.to <= rest.mention.from && rest.mention.to <= each.mention.from
  const team = people.find((one) => one !== rest)?.mention.value ?? findKnown(figures, 'team_size')
  const count = rest.mention.value
  if (!isSelf || !isOrdered || !each.mention.per.person) return null
  if (team !== null && team !== count + 1) return null
  if ([own, each].some(({ mention: { per } }) => (per.week ?? 1) !== 1)) return null
  const uses = [
    toUse(mention, own.index, 'hours'),
    toUse(rest.mention, rest.index, 'people'),
    toUse(each.mention, each.index, 'hours each'),
  ]
  const factors = [
    toAmountFactors(mention, false),
    [{ value: count, unit: 'people' }, ...toAmountFactors(each.mention, false)],
  ]
  return {
    derivation: derive('manual_hours', mention.value + count * each.mention.value, uses, {
      factors,
      marks: ['written'],
    }),
    isAsked: true,
    stated: null,
    team: derive('team_size', count + 1, uses.slice(1, 2)),
  }
}

const BESIDE = toWordSet('plus and')
const BESIDE_REACH = 6

/** "Three AP clerks full time, plus me maybe 5 hours a week": whole weeks and one person's hours. */
function readFullTimersAnd(figures: Figures): WrittenSum | null {
  const { tokens } = figures
  const isFull = ({ mention: { unit } }: Placed) => unit === 'full time'
  const placed = placeAll(figures)
  const people = placed.find(({ mention: { nounClass } }) => nounClass === 'person')
  const [hours, ...more] = placed.filter((one) => isShort(one) && !isFull(one))
  if (people === undefined || hours === undefined || more.length > 0) return null
  const others = placed.filter((one) => one !== people && one !== hours)
  const isAllFull = isFull(people)
    ? others.length === 0
    : others.length === 1 && others.every(isFull)
  const { from, value, per } = hours.mention
  const between = tokens.slice(Math.max(people.mention.to, from - BESIDE_REACH), from)
  const beside = between.findIndex(({ norm }) => BESIDE.has(norm))
  const isOfOne = between
    .slice(beside + 1)
    .some(({ norm }) => ONE_PERSON.has(norm) || norm === 'my' || norm === 'a')
  if (!isAllFull || beside < 0 || !isOfOne || per.week !== 1 || per.isDay) return null
  const uses = [
    toUse(people.mention, people.index, 'people'),
    ...others.map(({ mention, index }) => toUse(mention, index, 'hours each')),
    toUse(hours.mention, hours.index, 'hours'),
  ]
  const count = people.mention.value
  const factors: Factor[][] = [
    [
      { value: count, unit: people.mention.noun ?? 'people' },
      { value: WEEK_HOURS, unit: 'hours' },
    ],
    toAmountFactors(hours.mention, false),
  ]
  return {
    derivation: derive('manual_hours', count * WEEK_HOURS + value, uses, {
      factors,
      marks: ['written'],
    }),
    isAsked: true,
    stated: null,
    team: derive('team_size', count + 1, uses.slice(0, 1)),
  }
}
