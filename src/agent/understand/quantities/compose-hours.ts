import { TIME_UNITS, WEEK_DAYS, WEEK_HOURS } from '#agent/lexicon/units.ts'
import { isAmount, isDailyUnit } from '#agent/understand/quantities/amounts.ts'
import { isSitesEach } from '#agent/understand/quantities/each-site.ts'
import { findWorkers } from '#agent/understand/quantities/find-workers.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { findSubject } from '#agent/understand/quantities/subjects.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** One figure in a working, with the word for it: 7 "sites". */
export type Factor = { value: number; unit: string }

/** Hours a week that one part of a message tells, as a product of what was said. */
export type Effort = {
  hours: number
  low: number
  high: number
  factors: readonly Factor[]
  /** What it was worked out from. */
  mentions: readonly Mention[]
  /** People who are part of it; null where none were named. */
  people: number | null
  /** Where they are named, so that the same people are not counted twice. */
  namedAt: number | null
  /** Something was assumed that the words do not say: that half a day is meant daily, or hours weekly. */
  isAssumed: boolean
  /** One person's hours, while nobody said how many people there are. */
  isPerPerson: boolean
}

export type RoledFigures = Figures & { roles: readonly Role[] }

const HOURS: readonly Role[] = ['hours_all', 'hours_each', 'hours_site', 'share']

/** Every part of the weekly effort that a message tells. */
export function composeHours(figures: RoledFigures): Effort[] {
  const mentions = figures.mentions.map((mention, index) => toTime(figures, mention, index))
  const people = mentions.filter(
    (_, index) => figures.roles[index] === 'people' || figures.roles[index] === 'staff',
  )
  const resolved = {
    ...figures,
    mentions,
    workers: findWorkers(figures.tokens, people),
  }
  const product = readProduct(resolved) ?? readFragments(resolved)
  if (product !== null) return [product]
  const efforts = resolved.mentions.flatMap((mention, index) => {
    const role = resolved.roles[index]
    if (role === 'time_item') return readVolume(resolved, mention) ?? []
    return role !== undefined && HOURS.includes(role)
      ? (readEffort(resolved, mention, role) ?? [])
      : []
  })
  return dropRestated(resolved, efforts.length === 0 ? readFullTimers(resolved) : efforts)
}

/** "It takes two full time clerks": their whole weeks, where no other time was told. */
function readFullTimers(figures: RoledFigures): Effort[] {
  return byRole(figures, 'people')
    .filter(({ unit }) => unit === 'full time')
    .map((mention) => {
      const hours = mention.value * WEEK_HOURS
      const factors = [
        { value: mention.value, unit: 'people' },
        { value: WEEK_HOURS, unit: 'hours' },
      ]
      return {
        hours,
        low: hours,
        high: hours,
        factors,
        mentions: [mention],
        people: mention.value,
        namedAt: mention.from,
        isAssumed: true,
        isPerPerson: false,
      }
    })
}

/** "one day a week, so eight hours": the same time said twice in a row, with nobody named between. */
function dropRestated({ workers, tokens }: RoledFigures, efforts: readonly Effort[]): Effort[] {
  return efforts.filter((effort, index) => {
    const [previous, mention] = [efforts[index - 1], effort.mentions[0]]
    const end = previous?.mentions.at(-1)?.to
    if (previous === undefined || mention === undefined || end === undefined) return true
    const isConcluded = tokens
      .slice(end, mention.from)
      .some(({ norm }) => ['so', '=', 'makes', 'means'].includes(norm))
    const isOtherUnit = isConcluded || previous.mentions.at(-1)?.unit !== mention.unit
    const isSame =
      isOtherUnit &&
      (Math.abs(previous.hours - effort.hours) < 0.01 || isRestatedAmount(previous, effort))
    const isNamed = workers.some(
      ({ from, count }) => from >= end && from < mention.from && count !== null,
    )
    const isAdded = tokens
      .slice(end, mention.from)
      .some(({ norm }) => ['and', 'plus', '+', 'another', '&'].includes(norm))
    // "half of Sarah's week, and she is full time" says how long she works at all.
    const isStatus =
      mention.unit === 'full time' && previous.mentions.some(({ kind }) => kind === 'fraction')
    const isJob = mention.unit === 'job' && previous.mentions.some(({ kind }) => kind === 'time')
    const isFte =
      mention.kind === 'fraction' &&
      mention.value === 1 &&
      previous.mentions.some(({ unit }) => unit === 'fte')
    return !((isSame && !isNamed && !isAdded) || isStatus || isFte || isJob)
  })
}

/** The single amounts are equal, though one of them was taken for another period. */
function isRestatedAmount(first: Effort, second: Effort): boolean {
  const [one, other] = [first.mentions[0], second.mentions[0]]
  return (
    first.mentions.length === 1 &&
    one?.kind === 'time' &&
    other?.kind === 'time' &&
    Math.abs(one.value - other.value) < 0.01
  )
}

const byRole = ({ mentions, roles }: RoledFigures, role: Role) =>
  mentions.filter((_, index) => roles[index] === role)

/** A bare number that is hours has the unit and period of the hours before it: "Ana 10 hours a week, Jorge 6". */
function toTime(
  { mentions, roles, asked }: RoledFigures,
  mention: Mention,
  index: number,
): Mention {
  const role = roles[index]
  if (mention.kind !== 'count' || role === undefined || !HOURS.includes(role)) return mention
  const last = mentions.slice(0, index).findLast((one) => one.kind === 'time' && isAmount(one))
  const isMinutes = last?.unit?.startsWith('m') === true
  const scale = isMinutes ? 1 / 60 : 1
  const per =
    mention.per.week === null && last !== undefined
      ? { ...last.per, person: mention.per.person }
      : mention.per
  const { value, low, high } = mention
  const week = per.week ?? (asked.includes('manual_hours') ? 1 : null)
  return {
    ...mention,
    kind: 'time',
    value: value * scale,
    low: low * scale,
    high: high * scale,
    per: { ...per, week },
    unit: isMinutes ? 'minutes' : 'hours',
  }
}

/** A list of bare figures has little besides them. */
const FRAGMENT_WORDS = 3

/** "3 people, 3 hours, 3 days a week", one a line or between commas: figures that are meant to be multiplied. */
function readFragments(figures: RoledFigures): Effort | null {
  const { tokens, mentions, roles } = figures
  const used = mentions.filter((_, index) => FACTOR_ROLES.includes(roles[index] ?? 'none'))
  const times = used.filter(
    ({ kind, unit }) => kind === 'time' && !['days', 'day'].includes(unit ?? ''),
  )
  const [first, last] = [used[0], used.at(-1)]
  const groups = used.filter(({ nounClass }) => nounClass === 'person')
  if (groups.length > 1) return null
  if (first === undefined || last === undefined || used.length < 3 || times.length !== 1)
    return null
  const gaps = used.slice(1).map((one, index) => tokens.slice(used[index]?.to ?? 0, one.from))
  const isList = gaps.every(
    (gap) =>
      gap.length <= FRAGMENT_WORDS &&
      gap.every(({ kind, norm }) => kind !== 'word' || norm === 'and'),
  )
  const isVolume = used.some((one) => roles[mentions.indexOf(one)] === 'items')
  const factors = isVolume ? used.filter((one) => roles[mentions.indexOf(one)] !== 'people') : used
  return isList ? toProduct(figures, factors) : null
}

const FACTOR_ROLES: readonly Role[] = [
  'people',
  'sites',
  'items',
  'hours_all',
  'hours_each',
  'hours_site',
  'time_item',
  'period',
]

/** "12 clinics x 10 faxes a day x 5 min": a sum written out is taken as it stands. */
function readProduct(figures: RoledFigures): Effort | null {
  const { tokens, mentions } = figures
  const chain: Mention[] = []
  for (const mention of mentions) {
    const last = chain.at(-1)
    const between =
      last === undefined ? [] : tokens.slice(last.to, mention.from).map(({ norm }) => norm)
    const isJoined =
      between.length > 0 &&
      between.length <= 2 &&
      between.every((norm) => PRODUCT_WORDS.has(norm)) &&
      between.some((norm) => TIMES_SIGNS.has(norm))
    if (last === undefined || isJoined) chain.push(mention)
    else if (chain.length < 2) chain.splice(0, chain.length, mention)
    else break
  }
  return chain.length < 2 ? null : toProduct(figures, chain)
}

function toProduct(figures: RoledFigures, chain: readonly Mention[]): Effort | null {
  const time = chain.find(({ kind, unit }) => kind === 'time' && unit !== 'days' && unit !== 'day')
  if (time === undefined) return null
  const factors = chain.map((one): Factor => toFactor(figures, one))
  const others = chain.filter((one) => one !== time)
  const isDaily = chain.some(({ per }) => per.isDay)
  const days = others.find((one) => one.unit === 'days' || one.unit === 'day')
  const period = chain.find(({ per }) => per.week !== null && !per.isDay)
  const week = isDaily && days === undefined ? countDays(figures, time) : (period?.per.week ?? 1)
  const times = others.reduce(
    (product, one) => product * (one === days ? one.value / 8 : one.value),
    1,
  )
  const people = others.find(({ nounClass }) => nounClass === 'person')?.value ?? null
  const hours = time.value * times * week
  const all = isDaily && days === undefined ? [...factors, { value: week, unit: 'days' }] : factors
  return {
    hours,
    low: hours,
    high: hours,
    factors: all,
    mentions: chain,
    people,
    namedAt: null,
    isAssumed: false,
    isPerPerson: false,
  }
}

const TIMES_SIGNS: ReadonlySet<string> = new Set(['x', '*', 'times'])
const PRODUCT_WORDS: ReadonlySet<string> = new Set([
  'x',
  '*',
  'times',
  'about',
  'approx',
  'around',
  'by',
])

function toFactor(_: RoledFigures, mention: Mention): Factor {
  if (mention.kind === 'time' && (mention.unit === 'days' || mention.unit === 'day'))
    return { value: mention.value / 8, unit: 'days' }
  return mention.kind === 'time'
    ? (sayTime(mention)[0] as Factor)
    : { value: mention.value, unit: mention.noun ?? 'times' }
}

/** Days a week on which it is done: said, or five. */
export function countDays({ mentions, roles }: RoledFigures, near: Mention): number {
  const named = mentions.flatMap((one, index) => {
    if (roles[index] !== 'period') return []
    if (one.kind === 'time') return [Math.round(one.value / (TIME_UNITS[one.unit ?? ''] ?? 8))]
    const isDays =
      one.kind === 'schedule' &&
      (one.unit === 'days' || (one.unit === 'weekdays' && one.value > 1)) &&
      one.per.week === 1
    return isDays ? [one.value] : []
  })
  const own = named.filter((days) => days > 1 && days <= 60)
  void near
  return own.length === 0 ? WEEK_DAYS : Math.max(...own)
}

/** Time an item × items a week, for each of so many sites or people where the volume is theirs. */
function readVolume(figures: RoledFigures, time: Mention): Effort | null {
  const volume = findVolume(figures, time)
  if (volume === null || volume.per.week === null) return null
  const week = volume.per.isDay ? countDays(figures, volume) : volume.per.week
  const people = countEachPeople(figures, volume)
  const sites = countSites(figures, volume)
  const factors: Factor[] = [
    ...(people === null ? [] : [{ value: people, unit: 'people' }]),
    ...(sites === null ? [] : [{ value: sites, unit: 'sites' }]),
    { value: volume.value, unit: volume.noun ?? 'items' },
    ...sayTime(time),
    ...sayWeek(week, volume.per.isDay),
  ]
  const times = week * (people ?? 1) * (sites ?? 1)
  return {
    hours: time.value * volume.value * times,
    low: time.low * volume.low * times,
    high: time.high * volume.high * times,
    factors,
    mentions: [volume, time],
    people,
    namedAt: null,
    isAssumed: false,
    isPerPerson: false,
  }
}

function findVolume(figures: RoledFigures, time: Mention): Mention | null {
  const { sentences, mentions } = figures
  const items = byRole(figures, 'items')
  const sentence = findSentenceOf(sentences, time.from)
  const inSentence = items.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const nearest = (all: readonly Mention[]) =>
    all.toSorted((a, b) => Math.abs(a.from - time.from) - Math.abs(b.from - time.from))[0] ?? null
  const found = nearest(inSentence) ?? nearest(items)
  if (found === null || found.per.week !== null) return found
  const schedule = mentions.find(({ kind, unit }) => kind === 'schedule' && unit !== 'weekdays')
  if (schedule === undefined) return null
  const isDay = schedule.per.isDay || schedule.unit === 'days'
  return {
    ...found,
    per: { ...found.per, week: (schedule.per.week ?? 1) * (isDay ? 1 : schedule.value), isDay },
  }
}

/** "each making 40 calls a day", "35 calls a day for each collector": the volume is one person's. */
function countEachPeople(figures: RoledFigures, volume: Mention): number | null {
  const { workers, sentences, tokens, knownPeople } = figures
  const sentence = findSentenceOf(sentences, volume.from)
  const inside = workers.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const hasEach =
    tokens.slice(sentence.from, volume.from).some(({ norm }) => norm === 'each') &&
    inside.some(({ to }) => to <= volume.from)
  const isEach =
    volume.per.person ||
    inside.some(
      (group) => group.isEach && (group.to <= volume.from || group.from <= volume.to + 3),
    ) ||
    hasEach
  if (!isEach) return null
  const counted = countedWorkers(figures)
  return (
    counted.filter(({ from }) => from <= volume.to).at(-1)?.count ??
    counted.at(-1)?.count ??
    knownPeople
  )
}

/** Groups whose number was said, with those that the roles call people and not employees. */
function countedWorkers({ workers, mentions, roles }: RoledFigures): Workers[] {
  return workers.filter(({ count, isCounted, from, to }) => {
    if (count === null || !isCounted) return false
    const index = mentions.findIndex(
      (one) => one.kind === 'count' && one.from >= from && one.from < to,
    )
    return index < 0 || roles[index] === 'people'
  })
}

/** How many sites the figure holds for. */
function countSites(figures: RoledFigures, mention: Mention): number | null {
  const sites = byRole(figures, 'sites')
  if (sites.length === 0) return null
  const index = figures.mentions.indexOf(mention)
  const isOfSite =
    figures.roles[index] === 'hours_site' || mention.per.site || isSitesEach(figures, mention)
  return isOfSite ? countAllSites(figures) : null
}

/** "Two units, three shifts a day" is six; the same number said again is not counted twice. */
function countAllSites(figures: RoledFigures): number | null {
  const sites = byRole(figures, 'sites')
  const values = sites
    .filter(({ noun }, index) => sites.findIndex((one) => one.noun === noun) === index)
    .map(({ value }) => value)
  return values.length === 0 ? null : values.reduce((product, value) => product * value, 1)
}

function readEffort(figures: RoledFigures, mention: Mention, role: Role): Effort | null {
  const subject = findSubject(figures, mention)
  const period = findPeriod(figures, mention)
  if (period === null) return null
  const { week, isDay, isAssumed } = period
  const isShare = mention.kind === 'fraction'
  const isEach = role === 'hours_each' || (role === 'share' && mention.unit !== 'fte')
  const group = isEach ? resolveWorkers(figures, subject, mention) : null
  const isListed =
    role === 'hours_site' &&
    byRole(figures, 'hours_site').length > 1 &&
    !isSitesEach(figures, mention)
  const isPerSite =
    (role === 'hours_site' && !isListed) ||
    group?.isPerSite === true ||
    (role !== 'hours_all' && isSitesEach(figures, mention))
  const sites = isPerSite ? countAllSites(figures) : null
  const counted = group?.count ?? null
  const people = counted ?? (isEach && sites === null ? figures.knownPeople : null)
  const isPerPerson =
    isEach && people === null && sites === null && isSaidOfEach(figures, mention, subject)
  const times = (isShare ? WEEK_HOURS : week) * (people ?? 1) * (sites ?? 1)
  const factors: Factor[] = [
    ...(people === null || people === 1 ? [] : [{ value: people, unit: 'people' }]),
    ...(sites === null ? [] : [{ value: sites, unit: 'sites' }]),
    ...(isShare ? sayShare(mention) : [...sayTime(mention), ...sayWeek(week, isDay)]),
  ]
  return {
    hours: mention.value * times,
    low: mention.low * times,
    high: mention.high * times,
    factors,
    mentions: [mention],
    people: isEach ? (people === null ? null : people * (isPerSite ? (sites ?? 1) : 1)) : null,
    namedAt: group?.from ?? null,
    isAssumed: isAssumed || (isShare && mention.unit !== 'fte'),
    isPerPerson,
  }
}

/** "each", "apiece", "per person", "everyone": not only an amount that one person can spend. */
function isSaidOfEach(
  { tokens, sentences }: Figures,
  mention: Mention,
  subject: Workers | null,
): boolean {
  if (mention.per.person || subject?.isEach) return true
  const { from } = findSentenceOf(sentences, mention.from)
  return tokens
    .slice(Math.max(from, mention.from - 6), mention.from)
    .some(({ norm }) => norm === 'each')
}

type Period = { week: number; isDay: boolean; isAssumed: boolean }

/** How often in a week: said beside the figure, by a schedule, by another figure, or assumed. */
function findPeriod(figures: RoledFigures, mention: Mention): Period | null {
  if (mention.kind === 'fraction') return { week: 1, isDay: false, isAssumed: false }
  const { per } = mention
  if (per.isDay) return { week: countDays(figures, mention), isDay: true, isAssumed: false }
  if (per.week !== null) return { week: per.week, isDay: false, isAssumed: false }
  const schedule = findSchedule(figures, mention)
  if (schedule !== null) return schedule
  const hasDays = byRole(figures, 'period').some(({ kind }) => kind === 'time')
  if (isDailyUnit(mention) || (hasDays && isAmount(mention)))
    return { week: countDays(figures, mention), isDay: true, isAssumed: !hasDays }
  const shifts = byRole(figures, 'sites').find(
    ({ per: own, noun }) => own.isDay || noun === 'shifts',
  )
  if (shifts !== undefined && isAmount(mention))
    return { week: countDays(figures, mention), isDay: true, isAssumed: false }
  const sibling = figures.mentions.find(
    (one) => one !== mention && one.kind === 'time' && one.per.week !== null && isAmount(one),
  )
  if (sibling !== undefined && isAmount(mention)) return findPeriod(figures, sibling)
  const last = lastPeriod(figures, mention)
  if (last !== null) return { week: last, isDay: false, isAssumed: false }
  if (mention.unit === 'weekday') return { week: 1, isDay: false, isAssumed: false }
  const isAsked = figures.asked.includes('manual_hours')
  // Whoever names hours without a period mostly means a week; unless that was the question, it is asked back.
  const isPlausible =
    isAmount(mention) && mention.unit?.startsWith('h') === true && mention.value >= 2
  return isAsked || isPlausible
    ? { week: 1, isDay: false, isAssumed: !isAsked || !isAmount(mention) }
    : null
}

const LAST: ReadonlyMap<string, number> = new Map([
  ['month', 12 / 52],
  ['quarter', 4 / 52],
  ['year', 1 / 52],
  ['week', 1],
])

/** "173 hours last month", "in a month we put in 80 hours", "over the course of a quarter". */
function lastPeriod({ tokens, sentences }: Figures, { from, to }: Mention): number | null {
  const sentence = findSentenceOf(sentences, from)
  for (let index = sentence.from; index < sentence.to; index += 1) {
    const norm = tokens[index]?.norm ?? ''
    const isArticle = ['a', 'the'].includes(tokens[index + 1]?.norm ?? '')
    const next = isArticle ? index + 2 : index + 1
    const week = LAST.get(tokens[next]?.norm ?? '')
    if (
      ['last', 'this', 'for', 'past', 'previous'].includes(norm) &&
      week !== undefined &&
      (next < from || next >= to)
    )
      return week
  }
  return null
}

/** Hours that one person works in a day at most. */
const LONGEST_DAY = 14

/** "Every two weeks four of us lose a day", "twice a month, six hours each". */
function findSchedule(figures: RoledFigures, mention: Mention): Period | null {
  const sentence = findSentenceOf(figures.sentences, mention.from)
  const schedules = figures.mentions.filter(({ kind }) => kind === 'schedule')
  const same = schedules.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const chosen = same.filter(({ from }) => from < mention.from).at(-1) ?? same[0] ?? schedules[0]
  if (chosen === undefined) return null
  // More hours than a day has are told for the week: "thirty two hours from Monday to Friday".
  const isWeek = chosen.unit === 'days' && mention.value > LONGEST_DAY
  if (isWeek) return { week: 1, isDay: false, isAssumed: false }
  const isDays = chosen.unit === 'days' || (chosen.per.isDay && chosen.value === 1)
  if (isDays) return { week: countDays(figures, mention), isDay: true, isAssumed: false }
  const week =
    (chosen.per.isDay ? countDays(figures, mention) : (chosen.per.week ?? 1)) * chosen.value
  return { week, isDay: false, isAssumed: false }
}

/** Those behind "each of them", "the rest", "they": the last that were counted, or what is left of the whole. */
function resolveWorkers(
  figures: RoledFigures,
  subject: Workers | null,
  mention: Mention,
): Workers | null {
  const counted = countedWorkers(figures)
  if (isOneOfSeveral(figures, subject, mention)) return { ...(subject ?? NOBODY), count: 1 }
  if (subject === null) return counted.find(({ from }) => from > mention.to) ?? findStaff(figures)
  const isNumbered = subject.count !== null && (subject.isCounted || subject.count === 1)
  if (isNumbered && !subject.isRest) return subject
  const before = counted.filter(({ to }) => to <= mention.to)
  if (!subject.isRest)
    return findAll(subject, before) ?? before.at(-1) ?? counted.at(0) ?? findStaff(figures)
  const [whole, ...parts] = before
    .filter(({ from }) => from < subject.from)
    .map(({ count }) => count ?? 0)
  const rest = (whole ?? 0) - parts.reduce((sum, count) => sum + count, 0)
  return rest > 0 ? { ...subject, count: rest } : null
}

/** "Three in Dayton, one in Harlan. Everybody loses an hour": all that were counted, unless the first number was of all. */
function findAll(subject: Workers, before: readonly Workers[]): Workers | null {
  const [whole, ...others] = before
  if (!subject.isEach || whole === undefined || others.length === 0) return null
  const rest = others.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const isWhole = (whole.count ?? 0) > rest
  return isWhole ? null : { ...whole, count: (whole.count ?? 0) + rest }
}

const NOBODY: Workers = {
  count: null,
  from: 0,
  to: 0,
  isEach: false,
  isRest: false,
  isPerSite: false,
  isCounted: false,
}

/** "130 employees, ten minutes each": where nobody else was counted. */
function findStaff({ workers, mentions, roles }: RoledFigures): Workers | null {
  const staff = mentions.find((_, index) => roles[index] === 'staff')
  return staff === undefined ? null : (workers.find(({ from }) => from === staff.from) ?? null)
}

/** "Maria spends 12 hours, Joan 8": a list of single people, or a verb that only one person can be the subject of. */
function isOneOfSeveral(figures: RoledFigures, subject: Workers | null, mention: Mention): boolean {
  const { tokens, sentences, mentions, roles } = figures
  if (subject?.isEach || mention.per.person || subject?.isRest) return false
  const sentence = findSentenceOf(sentences, mention.from)
  const isCountedHere =
    subject !== null && subject.count !== null && subject.isCounted && subject.from >= sentence.from
  if (isCountedHere) return false
  const before = tokens.slice(Math.max(sentence.from, mention.from - 7), mention.from)
  if (before.some(({ norm }) => norm === 'each')) return false
  const others = mentions.filter(
    (one, index) => roles[index] === 'hours_each' && one.kind === 'time',
  ).length
  return others > 1 || before.some(({ norm }) => SINGULAR_VERBS.has(norm))
}

const SINGULAR_VERBS: ReadonlySet<string> = new Set(
  'spends takes does puts loses needs uses wastes burns sits works gives comes gets handles'.split(
    ' ',
  ),
)

const round = (value: number) => Math.round(value * 1_000) / 1_000

function sayTime({ value, unit }: Mention): Factor[] {
  const isMinutes = unit !== null && /^(?:m|mins?|minutes?|minuts|mnts|secs?|seconds?)$/.test(unit)
  return [
    isMinutes || value < 0.5
      ? { value: round(value * 60), unit: 'minutes' }
      : { value: round(value), unit: 'hours' },
  ]
}

function sayShare({ value, unit }: Mention): Factor[] {
  const whole = { value: WEEK_HOURS, unit: 'hours' }
  if (unit === 'fte') return [{ value, unit: 'full-time' }, whole]
  return value === 1 ? [whole] : [{ value: round(value), unit: 'of' }, whole]
}

function sayWeek(week: number, isDay: boolean): Factor[] {
  if (week === 1) return []
  if (isDay) return [{ value: week, unit: 'days' }]
  return week < 1
    ? [{ value: round(1 / week), unit: 'weeks between' }]
    : [{ value: round(week), unit: 'times a week' }]
}
