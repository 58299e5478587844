import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEK_HOURS, WORKDAY_HOURS, YEAR_WEEKS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { PROCESS_NOUNS, WORK_NOUNS } from '#agent/lexicon/work-words.ts'
import type { ItemTime, ItemWork, Volume } from '#agent/understand/message/act.ts'
import {
  type Derivation,
  derive,
  type Factor,
  type Figures,
  findKnown,
  isAsked,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { WrittenSum } from '#agent/understand/quantities/written-sums.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What a message tells of work that comes in items: how many there are, how long one takes, and where it says so. */
export type ToldItems = ItemWork & { uses: readonly Use[]; volumeAt: Mention | null }

const WORKDAYS = 5
/** Of one person's day: more than this a day counts no hours. */
const HOURS_OF_DAY_MAX = 12
const TEAM_MAX = 5
/** Nobody asks how long one takes and hears of more than this; it is a total. */
const ITEM_HOURS_MAX = 5
/** "20 hires a month, 6 hours each": said right behind the items it may be a day. */
const ITEM_DAY_HOURS = 9

const EACH = toWordSet('each every per one single')
const TAKES = toWordSet('takes take took taking needs need lasts requires is eats eat')
const APIECE = toWordSet('each apiece ea piece pop')
const COMES = toWordSet('are come comes came')
const ADDED = toWordSet('another plus and')
const NO_ITEMS = toWordSet('em st nd rd th times hours days weeks minutes percent dollars bucks')

/** "400 invoices a week, 20 minutes each", in one message or, with what was told before, in two. */
export function findItems(figures: Figures): ToldItems {
  const each = findItemTime(figures)
  const volume = findVolume(figures, each !== null || figures.itemWork?.each !== undefined)
  return {
    ...(volume === null ? {} : { volume: volume.volume }),
    ...(each === null ? {} : { each: toItemTime(each.mention, each.isBare) }),
    uses: [
      ...(volume?.mentions ?? []).map((one) => toUse(one, figures.mentions.indexOf(one), 'items')),
      ...(each === null
        ? []
        : [toUse(each.mention, figures.mentions.indexOf(each.mention), 'time item')]),
    ],
    volumeAt: volume?.mentions[0] ?? null,
  }
}

/** The hours a week that the items come to, or null while one of the two is not known or they are those of each person. */
export function deriveItemHours(figures: Figures, told: ToldItems): Derivation | null {
  const { volume = figures.itemWork?.volume, each = figures.itemWork?.each } = told
  if (volume === undefined || each === undefined || told.uses.length === 0) return null
  const doers = countDoers(figures, told.volumeAt)
  if (doers === null) return null
  const scale = volume.value / volume.told
  const people = doers.value === 1 ? [] : [{ value: doers.value, unit: 'people' }]
  return derive(
    'manual_hours',
    doers.value * volume.value * each.hours,
    [...told.uses, ...doers.uses],
    {
      low: doers.value * volume.low * scale * each.low,
      high: doers.value * volume.high * scale * each.high,
      factors: [[...people, ...listFactors(volume, each)]],
      marks: ['item work'],
    },
  )
}

/** Of items that each person handles, how many people do; null where nobody said, or where they are those of a place. */
function countDoers(
  figures: Figures,
  volume: Mention | null,
): { value: number; uses: readonly Use[] } | null {
  const { mentions } = figures
  if (volume === null || !isOfOne(figures, volume)) return { value: 1, uses: [] }
  const index = mentions.findIndex(
    ({ kind, nounClass }) => kind === 'count' && nounClass === 'person',
  )
  const people = mentions[index]
  if (volume.per.site) return null
  if (people !== undefined) return { value: people.value, uses: [toUse(people, index, 'people')] }
  const known = findKnown(figures, 'team_size')
  return known === null ? null : { value: known, uses: [] }
}

/** The sum of items by the time of one. */
export function listFactors(volume: Volume, { hours }: ItemTime): Factor[] {
  const time: Factor =
    hours < 1
      ? { value: Math.round(hours * 60 * 1_000) / 1_000, unit: 'minutes' }
      : { value: hours, unit: 'hours' }
  const items = { value: volume.told, unit: volume.noun }
  if (volume.period === 'day')
    return [items, time, { value: volume.value / volume.told, unit: 'days' }]
  if (volume.period === 'week') return [items, time]
  const weeks = volume.period === 'month' ? YEAR_WEEKS / 12 : YEAR_WEEKS
  return [items, time, { value: weeks, unit: 'weeks between' }]
}

/** "6 days a week": how often the day of the items comes. */
function findDays({ mentions }: Figures): number | null {
  const isOfWeek = ({ unit, per }: Mention) => unit === 'days' && per.week === 1
  const days = mentions.find(isOfWeek)
  const count = days?.kind === 'time' ? days.value / WORKDAY_HOURS : days?.value
  return count !== undefined && count > 0 && count <= 7 ? count : null
}

const toItemTime = ({ value, low, high }: Mention, isBare: boolean): ItemTime => {
  const part = isBare ? 1 / 60 : 1
  return { hours: value * part, low: low * part, high: high * part }
}

/** "20 minutes each", "an hour per client", "each one takes 10 minutes"; what answers "How long does one take?". */
function findItemTime(figures: Figures): { mention: Mention; isBare: boolean } | null {
  const { mentions, itemWork } = figures
  const isDue =
    isAsked(figures, 'manual_hours') &&
    itemWork?.volume !== undefined &&
    itemWork.each === undefined
  const mixed =
    mixTimes(mentions) ?? findCalled(figures) ?? mixByShare(figures) ?? findMiddle(figures)
  if (mixed !== null) return { mention: mixed, isBare: false }
  const timed = mentions.filter(isPlainTime).find((one) => isOfItem(figures, one, isDue))
  if (timed !== undefined) return { mention: timed, isBare: false }
  const [only, ...others] = mentions
  const isAnswer = isDue && only !== undefined && others.length === 0 && isBareCount(only)
  return isAnswer ? { mention: only, isBare: true } : null
}

/** "80% at 10 minutes and 20% at 30": the time of one on average, where the shares make a whole. */
function mixTimes(mentions: readonly Mention[]): Mention | null {
  const parts = mentions.flatMap((share, at) => {
    const time = mentions[at + 1]
    return share.kind === 'percent' && time !== undefined && isPlainTime(time)
      ? [{ share: share.value / 100, time }]
      : []
  })
  const [first] = parts
  const all = parts.reduce((sum, { share }) => sum + share, 0)
  if (first === undefined || parts.length < 2 || Math.abs(all - 1) > 0.001) return null
  const value = parts.reduce((sum, { share, time }) => sum + share * time.value, 0)
  return { ...first.time, value, low: value, high: value }
}

const CALLING = toWordSet('call say average')
const CALLED = toWordSet('it that is')

/** "5 min for a clean one, maybe 12 if it doesn't match, call it 7": a bare number between them sums them up. */
function findCalled({ mentions, tokens }: Figures): Mention | null {
  const time = mentions.find(isPlainTime)
  const called = mentions.findLast(
    (one) =>
      isBareCount(one) &&
      tokens
        .slice(Math.max(0, one.from - 2), one.from)
        .some(
          ({ norm }, at, before) =>
            CALLING.has(norm) && (at === 1 || CALLED.has(before[1]?.norm ?? '')),
        ),
  )
  if (time === undefined || called === undefined || called.from < time.to) return null
  const isMinutes = time.unit !== null && /^m/.test(time.unit)
  const value = isMinutes ? called.value / 60 : called.value
  const between = mentions.filter(({ from }) => from >= time.from && from < called.from)
  const toHours = (one: Mention, told: number) => (isBareCount(one) && isMinutes ? told / 60 : told)
  const isWithin =
    value >= Math.min(...between.map((one) => toHours(one, one.low))) &&
    value <= Math.max(...between.map((one) => toHours(one, one.high)))
  return isWithin && value < ITEM_HOURS_MAX
    ? { ...time, value, low: value, high: value, from: time.from, to: called.to }
    : null
}

const SIMPLE = toWordSet('clean easy simple straightforward normal fine standard quick')
const SHARE_WORDS = 6
const SECOND_REACH = 14

/** "5 mins for a clean one, maybe 15 if it doesn't match. About 1 in 5 don't": the time of one on average. */
function mixByShare(figures: Figures): Mention | null {
  const { mentions, tokens } = figures
  const first = mentions.find(isPlainTime)
  if (first === undefined) return null
  const isMinutes = first.unit !== null && /^m/.test(first.unit)
  const share = findShare(figures)
  const second = mentions.find(
    (one) =>
      one.from >= first.to &&
      one.from - first.to <= SECOND_REACH &&
      one !== share?.mention &&
      (isPlainTime(one) || (isMinutes && isBareCount(one) && one.from < (share?.from ?? 0))),
  )
  if (share === null || second === undefined) return null
  const other = isBareCount(second) ? second.value / 60 : second.value
  const [short = 0, long = 0] = [first.value, other].toSorted((one, next) => one - next)
  const behind = tokens.slice(share.to, share.to + SHARE_WORDS)
  const ofLong = behind.some(({ norm }) => SIMPLE.has(norm)) ? 1 - share.value : share.value
  const value = short + (long - short) * ofLong
  if (long >= ITEM_HOURS_MAX || long === short) return null
  return { ...first, value, low: value, high: value, to: second.to }
}

type Share = { value: number; from: number; to: number; mention: Mention }

/** "1 in 5", "a third", "20%": the only share of a message, 0 to 1. */
function findShare({ mentions, tokens }: Figures): Share | null {
  const shares = mentions.flatMap((one, at): Share[] => {
    const whole = mentions[at + 1]
    if (one.kind === 'percent')
      return [{ value: one.value / 100, from: one.from, to: one.to, mention: one }]
    if (one.kind === 'fraction')
      return [{ value: one.value, from: one.from, to: one.to, mention: one }]
    const isRatio =
      isBareCount(one) &&
      whole !== undefined &&
      whole.value > one.value &&
      whole.from - one.to <= 2 &&
      tokens.slice(one.to, whole.from).some(({ norm }) => norm === 'in' || norm === 'of')
    return isRatio
      ? [{ value: one.value / whole.value, from: one.from, to: whole.to, mention: one }]
      : []
  })
  const [share, ...others] = shares
  return share === undefined || others.length > 0 || share.value >= 1 ? null : share
}

const OF_OTHERS = toWordSet('rest others ones')

/** "The easy ones 4 mins, the rest 15": nobody said how many are easy, so that the middle is said back. */
function findMiddle({ mentions, tokens }: Figures): Mention | null {
  const [first, second, ...others] = mentions.filter(isPlainTime)
  if (first === undefined || second === undefined || others.length > 0) return null
  const before = tokens.slice(first.to, second.from)
  const isOfOthers = before.some(({ norm }) => OF_OTHERS.has(norm))
  const [low = 0, high = 0] = [first.value, second.value].toSorted((one, other) => one - other)
  if (!isOfOthers || high >= ITEM_HOURS_MAX) return null
  return { ...first, value: (low + high) / 2, low, high, to: second.to }
}

const isPlainTime = ({ kind, per, unit }: Mention) =>
  kind === 'time' &&
  per.week === null &&
  !per.site &&
  unit !== 'clock' &&
  unit !== 'whole day' &&
  unit !== 'full time'

const isBareCount = ({ kind, noun, nounClass, per }: Mention) =>
  kind === 'count' && noun === null && nounClass === null && per.week === null && !per.person

function isOfItem(figures: Figures, mention: Mention, isDue: boolean): boolean {
  const { tokens, mentions, sentences, itemWork } = figures
  if (mention.per.item) return true
  if (isDue && mention.value < ITEM_HOURS_MAX && !mention.per.person) return true
  const isVolume = (one: Mention) => isItemCount(one) || isBareVolume(figures, one, false)
  const hasItems = itemWork?.volume !== undefined || mentions.some(isVolume)
  const isAt = tokens[mention.from - 1]?.norm === 'at'
  const isApiece =
    isAt || tokens.slice(mention.from, mention.to + 2).some(({ norm }) => APIECE.has(norm))
  if (isApiece) return hasItems && mention.value < limitOf(figures, mention)
  if (isBehindCount(figures, mention)) return true
  if (mention.per.person) return false
  const { from } = findSentenceOf(sentences, mention.from)
  const before = tokens.slice(from, mention.from).map(({ norm }) => norm)
  if (isOfPlural(before) && mention.value < ITEM_HOURS_MAX) return true
  const at = before.findLastIndex((norm) => EACH.has(norm))
  const noun = before[at + 1] ?? ''
  const isPersons = PEOPLE_NOUNS.has(noun) || SITE_NOUNS.has(noun) || noun === 'of'
  return at >= 0 && !isPersons && before.slice(at).some((norm) => TAKES.has(norm))
}

const MINUTE = /^min/

/** "5 people, 25 a day, 10 min": minutes right behind a number with its period are those of one. */
function isBehindCount({ mentions, sentences }: Figures, mention: Mention): boolean {
  const before = mentions.findLast(({ to }) => to <= mention.from)
  const isCount =
    before?.kind === 'count' &&
    before.per.week !== null &&
    before.nounClass !== 'person' &&
    before.per.week < WEEK_HOURS
  return (
    isCount &&
    MINUTE.test(mention.unit ?? '') &&
    mention.from - before.to <= BEHIND_REACH &&
    findSentenceOf(sentences, before.from).to > mention.from
  )
}

/** A comma, and "about". */
const BEHIND_REACH = 2

const PLAIN_TAKES = toWordSet('take takes need')
const ROUGHLY = toWordSet('about around roughly like maybe usually approximately ~')

/** "Quotes take 2 hours": one of them; "quotes take us 2 hours" may be all. */
function isOfPlural(before: readonly string[]): boolean {
  const last = before.findLastIndex((norm) => !ROUGHLY.has(norm))
  const noun = before[last - 1] ?? ''
  const isThing = /[^s]s$/.test(noun) && !PEOPLE_NOUNS.has(noun) && !SITE_NOUNS.has(noun)
  return isThing && last >= 1 && PLAIN_TAKES.has(before[last] ?? '')
}

/** "2 hours each" are those of people where these are counted before; minutes are not. */
function limitOf({ mentions }: Figures, { from }: Mention): number {
  const counts = mentions.filter(({ kind }) => kind === 'count')
  const last = counts.findLast((one) => one.from < from)
  if (last !== undefined && isItemCount(last)) return ITEM_DAY_HOURS
  return counts.some(({ nounClass }) => nounClass === 'person') ? 1 : ITEM_HOURS_MAX
}

const isItemCount = ({ kind, nounClass, noun, per }: Mention) =>
  kind === 'count' &&
  // "240 applications a month" are no programs.
  (nounClass === 'item' || nounClass === 'tool') &&
  per.week !== null &&
  !per.person &&
  !NO_ITEMS.has(noun ?? '')

type Counted = { volume: Volume; mentions: readonly Mention[] }

/** "400 invoices a week", "1,300 claims a month and another 700": how many items come in a period. */
function findVolume(figures: Figures, hasTime: boolean): Counted | null {
  const { mentions } = figures
  const first = mentions.find((one) => isItemCount(one) || isBareVolume(figures, one, hasTime))
  if (first === undefined) return findAnsweredVolume(figures)
  const more = mentions.filter((one) => one.from > first.from && isAdded(figures, first, one))
  const all = [first, ...more]
  const again = mentions.filter(
    (one) => !all.includes(one) && (isSameCount(first, one) || isOfAll(figures, first, one)),
  )
  const sum = (pick: (one: Mention) => number) => all.reduce((total, one) => total + pick(one), 0)
  const told = {
    told: sum(({ value }) => value),
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
  }
  const volume = toVolume(first.noun ?? nameItems(figures, first), told, first)
  const days = volume.period === 'day' ? (findDays(figures) ?? WORKDAYS) : null
  const value = days === null ? volume.value : volume.told * days
  return { volume: { ...volume, value }, mentions: [...all, ...again] }
}

const toVolume = (
  noun: string,
  told: Pick<Volume, 'told' | 'low' | 'high'>,
  { per }: Pick<Mention, 'per'>,
): Volume => ({
  noun: noun === 'ones' ? ITEMS : noun,
  ...told,
  value: told.told * (per.week ?? 1),
  period: namePeriod(per),
})

const MONTHS_OF_WEEK = 0.2
function namePeriod({ week, isDay }: Mention['per']): Volume['period'] {
  if (isDay) return 'day'
  if (week === null || week >= 1) return 'week'
  return week > MONTHS_OF_WEEK ? 'month' : 'year'
}

/** "400 invoices a week. 400 a week." */
const isSameCount = (first: Mention, { kind, noun, value, per }: Mention) =>
  kind === 'count' &&
  (noun === null || noun === first.noun) &&
  value === first.value &&
  per.week === first.per.week

/** "25 each person each day, so 125 a day": what those of each person come to. */
function isOfAll(figures: Figures, first: Mention, one: Mention): boolean {
  const doers = isOfOne(figures, first) ? countDoers(figures, first) : null
  return (
    doers !== null &&
    doers.value > 1 &&
    isSameCount({ ...first, value: first.value * doers.value }, one)
  )
}

/** "Another 700 or so in Tulsa" adds to items that were counted before it. */
function isAdded({ tokens }: Figures, first: Mention, one: Mention): boolean {
  const isSame = one.noun === null || one.noun === first.noun
  const hasPeriod = one.per.week === null || one.per.week === first.per.week
  const before = tokens.slice(Math.max(0, one.from - 2), one.from)
  const isTold =
    before.some(({ norm }) => ADDED.has(norm)) &&
    (ADDED.has(before.at(-1)?.norm ?? '') || ROUGHLY.has(before.at(-1)?.norm ?? ''))
  return one.kind === 'count' && one.nounClass !== 'person' && isSame && hasPeriod && isTold
}

/** "Girls retype them into NetSuite, like 150 a day": a number with a period that counts no hours. */
function isBareVolume(figures: Figures, mention: Mention, hasTime: boolean): boolean {
  const { kind, noun, nounClass, per, value } = mention
  if (kind !== 'count' || noun !== null || per.week === null || (per.person && !hasTime))
    return false
  if (value === findKnown(figures, 'manual_hours')) return false
  // "25 an hour" is pay.
  if (value > BARE_MAX || per.week >= WEEK_HOURS) return false
  if (nounClass === 'item' || hasTime) return true
  const team = findKnown(figures, 'team_size') ?? TEAM_MAX
  if (per.isDay && value > team * HOURS_OF_DAY_MAX) return true
  return nameItems(figures, mention) !== ITEMS
}

/** More of them are pay: "fifty two thousand a year". */
const BARE_MAX = 5_000
const ITEMS = 'items'
const singular = (norm: string) => norm.replace(/ies$/, 'y').replace(/s$/, '')

/** What the sentence before speaks of: "orders" in "orders come in by email", "callouts" in "callouts are the worst". */
function nameItems({ tokens }: Figures, { from }: Mention): string {
  const before = tokens.slice(0, from)
  const isPlural = (norm: string) => norm.length > 3 && /[^s]s$/.test(norm)
  const at = before.findLastIndex(({ norm }, index) => {
    if (!isPlural(norm) || PEOPLE_NOUNS.has(norm) || SITE_NOUNS.has(norm) || NO_ITEMS.has(norm))
      return false
    const isWork = WORK_NOUNS.has(singular(norm)) || PROCESS_NOUNS.has(norm)
    return isWork || COMES.has(before[index + 1]?.norm ?? '')
  })
  return before[at]?.norm ?? ITEMS
}

/** What answers "How many are there a week?". */
function findAnsweredVolume(figures: Figures): Counted | null {
  const { mentions, itemWork } = figures
  const [only, ...others] = mentions
  const isDue =
    isAsked(figures, 'manual_hours') &&
    itemWork?.each !== undefined &&
    itemWork.volume === undefined
  if (!isDue || only === undefined || others.length > 0 || !isBareCount(only)) return null
  const { value: told, low, high } = only
  return { volume: toVolume(ITEMS, { told, low, high }, only), mentions: [only] }
}

const EVERYBODY = toWordSet('everybody everyone')
const DOES = toWordSet(
  'does do handles handle has have sees see gets get makes make processes process',
)
const isDoing = (norm: string) => DOES.has(norm) || norm.endsWith('ing')

/** "Each clerk does 40 claims a day", "40 a day per person": the items of one person or place. */
function isOfOne({ tokens, sentences, clauses }: Figures, { from, to, per }: Mention): boolean {
  const sentence = findSentenceOf(sentences, from)
  const clause = clauses.find((one) => one.from <= from && from < one.to) ?? sentence
  const around = tokens.slice(clause.from, Math.min(sentence.to, to + 3))
  const before = tokens.slice(clause.from, from)
  return (
    per.site ||
    before.some(({ norm }) => EVERYBODY.has(norm)) ||
    around.some(({ norm }, at) => {
      const next = around[at + 1]?.norm ?? ''
      return (
        (norm === 'each' || norm === 'every' || norm === 'per') &&
        (PEOPLE_NOUNS.has(next) || SITE_NOUNS.has(next) || next === 'of' || isDoing(next))
      )
    })
  )
}

/** Whether hours use the number of items, or the time of one without anything that it is multiplied by. */
export const restsOnItems = ({ uses }: Pick<Derivation, 'uses'>, told: ToldItems): boolean =>
  told.uses.some(
    ({ from, to, as, index }) =>
      uses.some((use) => use.from >= from && use.from < to) &&
      // What several figures were summed up to has no mention of its own.
      (as === 'items' || uses.length === 1 || index === -1),
  )

const EACH_PERSON = toWordSet('each every per')

const TAKING = toWordSet('one takes take is are needs need costs eats runs')
const HEDGES = toWordSet(
  'about around roughly maybe approximately some like probably up to at least',
)

/** "Each takes about 4 minutes", "each one is 4 minutes": what stands between "each" and the time of one item. */
const takesTime = (between: readonly Token[]): boolean =>
  between.some(({ norm }) => TAKING.has(norm)) &&
  between.every(({ norm }) => TAKING.has(norm) || HEDGES.has(norm))

/** Whether hours are items by the time of one, times people only where the items are those of each person. */
export function joinsItems(figures: Figures, { uses }: Derivation, told: ToldItems): boolean {
  const { tokens, mentions } = figures
  const has = (as: Use['as']) => uses.some((use) => use.as === as)
  if (!has('items') || !has('time item')) return false
  const isOfTime = (at: number) =>
    mentions.some(
      ({ kind, from, to }) =>
        kind === 'time' && at < to + 1 && (from <= at || takesTime(tokens.slice(at + 1, from))),
    )
  const saysEach = tokens.some(({ norm }, at) => EACH_PERSON.has(norm) && !isOfTime(at))
  const doers = countDoers(figures, told.volumeAt)?.value ?? 1
  return has('people') ? saysEach : doers === 1
}

const GROUPS_MAX = 4

/** "40 clean at 12 min, 20 at 25, every day": items of several sorts, each with the time of one. */
export function readItemGroups(figures: Figures): WrittenSum | null {
  const { tokens, mentions, itemWork } = figures
  const often = mentions.find(({ kind, per }) => kind === 'schedule' && per.week !== null)
  const placed = mentions.filter((one) => one !== often)
  const groups = placed.flatMap((count, at) => {
    const time = placed[at + 1]
    const isAt =
      time !== undefined && tokens[time.from - 1]?.norm === 'at' && time.from - count.to <= 2
    return count.kind === 'count' && count.nounClass !== 'person' && isAt ? [{ count, time }] : []
  })
  const [first] = groups
  const isMinutes = first?.time.kind === 'time' && MINUTE.test(first.time.unit ?? '')
  if (first === undefined || groups.length < 2 || groups.length > GROUPS_MAX || !isMinutes)
    return null
  const volume = itemWork?.volume
  const all = groups.reduce((sum, { count }) => sum + count.value, 0)
  const isSame = volume?.told === all
  const period = often?.per ?? first.count.per
  const week = isSame ? volume.value / volume.told : period.isDay ? WORKDAYS : period.week
  const isTimed = ({ time }: (typeof groups)[number]) => isPlainTime(time) || isBareCount(time)
  if (week === null || !groups.every(isTimed)) return null
  const noun = isSame ? volume.noun : ITEMS
  const minutes = ({ value, kind }: Mention) =>
    kind === 'time' ? Math.round(value * 60_000) / 1_000 : value
  const factors = groups.map(({ count, time }): Factor[] => [
    { value: count.value, unit: noun },
    { value: minutes(time), unit: 'minutes' },
    ...(week >= 2 ? [{ value: week, unit: 'days' }] : []),
    ...(week < 1 ? [{ value: 1 / week, unit: 'weeks between' }] : []),
  ])
  const value = groups.reduce((sum, { count, time }) => sum + count.value * minutes(time), 0)
  const uses = groups.flatMap(({ count, time }) => [
    toUse(count, mentions.indexOf(count), 'items'),
    toUse(time, mentions.indexOf(time), 'time item'),
  ])
  return {
    derivation: derive('manual_hours', (value / 60) * week, uses, { factors, marks: ['written'] }),
    isAsked: true,
    stated: null,
  }
}
