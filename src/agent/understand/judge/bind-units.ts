import { CURRENCY_WORDS } from '#agent/lexicon/figure-words.ts'
import { GROUP_JOINTS, PEOPLE_NOUNS, SELF_WORDS } from '#agent/lexicon/nouns.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEK_HOURS, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { PROCESS_NOUNS } from '#agent/lexicon/work-words.ts'
import {
  bindDay,
  bindEach,
  bindMonthWeek,
  countWeekends,
  cutHour,
  dropEveryWeek,
  dropHad,
  dropPart,
  dropSeason,
  dropSenders,
  nameRest,
} from '#agent/understand/judge/bind-people-and-days.ts'
import { bindRanges } from '#agent/understand/judge/bind-ranges.ts'
import { isDoer, isPay } from '#agent/understand/judge/pay.ts'
import {
  type Derivation,
  type Figures,
  isAsked,
  isRestated,
} from '#agent/understand/quantities/derivation.ts'
import { type Mention, NO_PER } from '#agent/understand/quantities/mention.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** A figure in the sense that the words beside it give; null where it tells nothing of the work. */
type Bind = (figures: Figures, mention: Mention) => Mention | null

/**
 * A number without a unit has that of the words beside it, and not that of what was asked: "techs at 24" is pay, "4
 * mins, the rest 15" minutes, "two of them also weekends" nobody more.
 */
export function bindUnits(told: Figures): Figures {
  const figures = bindRanges(told)
  const mentions = figures.mentions.flatMap((mention) => {
    let bound: Mention | null = mention
    for (const bind of BINDS) bound = bound && bind(figures, bound)
    return bound ?? []
  })
  const isSame =
    mentions.length === figures.mentions.length &&
    mentions.every((one, at) => one === figures.mentions[at])
  if (isSame && figures === told) return told
  const isDropped = ({ from }: { from: number }) =>
    figures.mentions.some((one) => one.from === from) && !mentions.some((one) => one.from === from)
  const people = mentions.filter(isCountOfPeople)
  const workers = findWorkers(figures.tokens, people).filter((one) => !isDropped(one))
  return { ...figures, mentions, workers }
}

const normAt =
  ({ tokens }: Pick<Figures, 'tokens'>) =>
  (at: number) =>
    tokens[at]?.norm ?? ''

const isBare = ({ kind, noun, per }: Mention) =>
  kind === 'count' && noun === null && per.week === null && !per.person

const DATED = toWordSet('before by until till til next this coming')
const CALENDAR = toWordSet('month months quarter quarters year years yr yrs mo mos mths')

/** "Before tues" and "call it 3 months" are dates, unless an amount of time stands beside them. */
const dropDates: Bind = (figures, mention) => {
  const { kind, from, to } = mention
  const norm = normAt(figures)
  const isDay = kind === 'schedule' && norm(from) in WEEKDAYS && DATED.has(norm(from - 1))
  const isSpan = isBare(mention) && CALENDAR.has(norm(to))
  if (!isDay && !isSpan) return mention
  const sentence = findSentenceOf(figures.sentences, from)
  const isOfTime = figures.mentions.some(
    (one) => one.kind === 'time' && one.from >= sentence.from && one.from < sentence.to,
  )
  return isOfTime ? mention : null
}

const LOADED = toWordSet('loaded blended burdened')
const BEFORE_LOADED = toWordSet('fully all in on average')
const LOADED_REACH = 3
const [PAY_MIN, PAY_MAX] = [5, 250]
/** "Our billers are 14" may count them. */
const COUNTING = toWordSet('are get')

/** "CSRs about 35 loaded", "use 30 blended", "pharmacists at 68", "they make 22": dollars an hour. */
const bindPay: Bind = (figures, mention) => {
  const { kind, noun, per, value, from, to } = mention
  if (kind !== 'count' || per.week !== null || value < PAY_MIN || value > PAY_MAX) return mention
  const { tokens } = figures
  if (isRestated(figures, mention)) return mention
  const end = LOADED.has(noun ?? '') || noun === 'fully' ? from + 1 : to
  const isLoaded = (noun === null || end < to) && isLoadedAt(tokens, end)
  const before = tokens.slice(Math.max(0, from - 3), from)
  const isPaid =
    noun === null &&
    isPay(tokens, from) &&
    !before.some(({ norm }) => COUNTING.has(norm)) &&
    tokens[from - 2]?.kind !== 'number' &&
    tokens[from - 2]?.norm !== 'us'
  if (!isLoaded && !isPaid) return mention
  const hourly = { ...per, week: WEEK_HOURS }
  return { ...mention, kind: 'money', noun: null, nounClass: null, per: hourly, to: end }
}

function isLoadedAt(tokens: Figures['tokens'], at: number): boolean {
  const words = tokens.slice(at, at + LOADED_REACH).map(({ norm }) => norm)
  const place = words.findIndex((norm) => LOADED.has(norm))
  return place >= 0 && words.slice(0, place).every((norm) => BEFORE_LOADED.has(norm))
}

const HOUR_NAMES = toWordSet('hour hr h')
const BEFORE_HOUR = toWordSet('for per in the one 1 a an')
const HOUR_REACH = 3

/** "28 euro for hour", "28 euro one hour", "28 for the hour" where pay was asked for: where the hour ends, or null. */
function findPaidHour(figures: Figures, { kind, noun, per, to }: Mention): number | null {
  const mayBePay = kind === 'money' || (noun === null && isAsked(figures, 'hourly_rate'))
  if (!mayBePay || (kind !== 'money' && kind !== 'count') || per.week !== null) return null
  const words = figures.tokens.slice(to, to + HOUR_REACH + 1).map(({ norm }) => norm)
  const at = words.findIndex((norm) => !BEFORE_HOUR.has(norm))
  const isHour = at > 0 && HOUR_NAMES.has(words[at] ?? '')
  const end = to + at + 1
  const isOfTime = PERIODS_AFTER.has(figures.tokens[end]?.norm ?? '')
  return isHour && !isOfTime ? end : null
}

const PAID = toWordSet(
  'pay pays paid paying salary salaries earn earns make makes wage wages on cost costs',
)
const [YEARLY_MIN, YEARLY_MAX] = [12_000, 400_000]
const THOUSAND = 1_000
const SUMS_UP = toWordSet('it say so more really about')
const ofYear = (mention: Mention): Mention => ({
  ...mention,
  kind: 'money',
  noun: null,
  nounClass: null,
  per: { ...mention.per, week: PERIODS_A_WEEK.year ?? null },
})

/** "The paralegal is paid more like 34k", "update the pay to 34k please": as much is paid for a year. */
const bindSalary: Bind = (figures, mention) => {
  const { kind, value, per, from, nounClass } = mention
  const isCount = kind === 'count' && per.week === null && nounClass !== 'person'
  if (!isCount || value < YEARLY_MIN || value > YEARLY_MAX) return mention
  const { from: start, to } = findSentenceOf(figures.sentences, from)
  const isPaid = figures.tokens.slice(start, to).some(({ norm }) => PAID.has(norm))
  return isPaid || isAsked(figures, 'hourly_rate') ? ofYear(mention) : mention
}

/** "38k on average, plus pension so call it 45": in thousands, as the salary before it. */
const bindLoadedSalary: Bind = (figures, mention) => {
  const { from, value, low, high } = mention
  const before = figures.mentions.findLast((one) => one.to <= from)
  const salary = before === undefined ? null : bindSalary(figures, before)
  const isSalary = salary?.kind === 'money' && salary.value >= YEARLY_MIN
  if (!isBare(mention) || !isSalary || !SUMS_UP.has(normAt(figures)(from - 1))) return mention
  const times = (value * THOUSAND) / salary.value
  if (times < 0.8 || times > 2.5) return mention
  return ofYear({ ...mention, value: value * THOUSAND, low: low * THOUSAND, high: high * THOUSAND })
}

const COSTING = toWordSet('cost costs costing pay rate wage wages')
const COSTED_REACH = 4

/** "Cost maybe 20 hr", "pay is about 22 hour": dollars an hour, whose sign was left out. */
const bindCostedHour: Bind = (figures, mention) => {
  const { kind, unit, per, value, from, to } = mention
  const isHour = kind === 'time' && HOUR_NAMES.has(normAt(figures)(to - 1)) && per.week === null
  if (!isHour || unit === 'whole day' || value < PAY_MIN || value > PAY_MAX) return mention
  const before = figures.tokens.slice(Math.max(0, from - COSTED_REACH), from)
  if (!before.some(({ norm }) => COSTING.has(norm))) return mention
  return { ...mention, kind: 'money', unit: null, per: { ...per, week: WEEK_HOURS } }
}

/** "$50 for one hour a week" tells hours. */
const PERIODS_AFTER = toWordSet('a per each every weekly daily')

/** "Per hour, 22 to 28 dollars": the hour stands apart from the money, and no other period beside it. */
function isPaidByHour({ tokens, mentions, sentences }: Figures, mention: Mention): boolean {
  const { from, to } = findSentenceOf(sentences, mention.from)
  const isLone = !mentions.some(
    (one) => one !== mention && one.from >= from && one.to <= to && one.kind === 'money',
  )
  const isHourly = tokens
    .slice(from, to)
    .some(({ norm }, at) => HOUR_NAMES.has(norm) && HOUR_OF.has(tokens[from + at - 1]?.norm ?? ''))
  return mention.kind === 'money' && mention.per.week === null && isLone && isHourly
}

const bindPaidHour: Bind = (figures, mention) => {
  if (isPaidByHour(figures, mention))
    return { ...mention, per: { ...mention.per, week: WEEK_HOURS } }
  const end = findPaidHour(figures, mention)
  if (end !== null) {
    const per = { ...mention.per, week: WEEK_HOURS }
    return { ...mention, kind: 'money', per, to: end }
  }
  const isInside = figures.mentions.some(
    (one) =>
      one !== mention && one.to <= mention.from && mention.from < (findPaidHour(figures, one) ?? 0),
  )
  return isInside ? null : mention
}

const SALARIED = /^(?:salar\w+|paid|make|makes|earn|earns|annual\w*)$/
const SALARY_MIN = 1_000

/** "£65 an hour, they are salaried at about 52k": the hourly figure was told, so that nothing has to be worked out. */
const dropSalary: Bind = (figures, mention) => {
  const { kind, value, noun, per, from } = mention
  const isYearly = per.week === null || per.week < 1
  const isMoney = kind === 'money' || (kind === 'count' && noun === null)
  if (!isMoney || !isYearly || value < SALARY_MIN) return mention
  const isHourly = ({ kind: other, per: own }: Mention) =>
    other === 'money' && own.week === WEEK_HOURS
  const before = figures.tokens.slice(Math.max(0, from - 4), from)
  const isSalary = before.some(({ norm }) => SALARIED.test(norm))
  return isSalary && figures.mentions.some(isHourly) ? null : mention
}

const CONTRAST = toWordSet('rest others other ones hard harder complex tough tricky')
const CONTRAST_REACH = 7
const MINUTES = /^(?:m|mins?|minutes?|minuts|mnts)$/
const isPlainTime = ({ kind, per, unit }: Mention) =>
  kind === 'time' && per.week === null && unit !== null && unit !== 'clock'

/** "The easy ones 4 mins, the rest 15", "the easy ones 4, the hard ones 15 min": the unit is said once. */
const shareTime: Bind = (figures, mention) => {
  if (!isBare(mention)) return mention
  const { tokens, mentions } = figures
  const at = mentions.findIndex(({ from }) => from === mention.from)
  const owner = [mentions[at - 1], mentions[at + 1]].find((one) => {
    if (one === undefined || !isPlainTime(one)) return false
    const [first, second] = one.from < mention.from ? [one, mention] : [mention, one]
    const between = tokens.slice(first.to, second.from)
    return (
      between.length <= CONTRAST_REACH &&
      between.every(({ norm }) => norm !== '.') &&
      between.some(({ norm }) => CONTRAST.has(norm))
    )
  })
  return owner === undefined ? mention : toTime(mention, owner)
}

function toTime(mention: Mention, { unit, per }: Mention): Mention {
  const part = MINUTES.test(unit ?? '') ? 1 / 60 : 1
  const [value, low, high] = [mention.value, mention.low, mention.high].map((one) => one * part)
  return { ...mention, kind: 'time', value, low, high, unit, per } as Mention
}

const ONE_OF = toWordSet('a an my our the one')
const OTHERS = toWordSet('he she him her me i they')

/** "Me 6 hours a week, a volunteer 3": hours of somebody else, in the period of the first. */
const shareHours: Bind = (figures, mention) => {
  if (!isBare(mention)) return mention
  const { mentions, sentences } = figures
  const norm = normAt(figures)
  const before = mentions.findLast(({ to }) => to <= mention.from)
  const isHours = before?.kind === 'time' && before.per.week !== null
  if (!isHours || findSentenceOf(sentences, before.from).to <= mention.from) return mention
  const last = norm(mention.from - 1)
  const isPerson = PEOPLE_NOUNS.has(last) && ONE_OF.has(norm(mention.from - 2))
  return isPerson || OTHERS.has(last) ? toTime(mention, before) : mention
}

const ADDS = toWordSet('and plus + then &')
const PURPOSES = toWordSet('for on at checking fixing chasing entering typing more')
const SHARE_REACH = 8

/** "5 hours for the first pass and three for the review", "7 + 4 hours a week": a bare part of a sum of hours. */
const shareSum: Bind = (figures, mention) => {
  if (!isBare(mention)) return mention
  const { mentions, tokens, sentences } = figures
  const at = mentions.findIndex(({ from }) => from === mention.from)
  const [before, after] = [mentions[at - 1], mentions[at + 1]]
  const isIn = (one: Mention) => findSentenceOf(sentences, one.from).to > mention.from
  const say = (from: number, to: number) => tokens.slice(from, to).map(({ norm }) => norm)
  if (before !== undefined && isPlainHours(before) && isIn(before)) {
    const between = say(before.to, mention.from)
    const isAdded = between.length <= SHARE_REACH && ADDS.has(between.at(-1) ?? '')
    if (isAdded && PURPOSES.has(tokens[mention.to]?.norm ?? '')) return toTime(mention, before)
  }
  if (after === undefined || !isPlainHours(after)) return mention
  const between = say(mention.to, after.from)
  return between.length === 1 && (between[0] === '+' || between[0] === 'plus')
    ? toTime(mention, after)
    : mention
}

const isPlainHours = ({ kind, unit, per }: Mention) =>
  kind === 'time' && HOUR_UNITS.test(unit ?? '') && !per.person && !per.item

const QUARTERS: readonly number[] = [1 / 4, 3 / 4]

/** "An hour and a quarter": the part behind hours is of an hour. */
const findQuarter = ({ mentions, tokens }: Figures, { kind, unit, to }: Mention) =>
  kind === 'time' && HOUR_UNITS.test(unit ?? '') && tokens[to]?.norm === 'and'
    ? mentions.find(
        (one) =>
          one.from === to + 1 &&
          one.kind === 'fraction' &&
          one.unit === null &&
          QUARTERS.includes(one.value) &&
          tokens[one.to]?.norm !== 'of',
      )
    : undefined

const HOUR_UNITS = /^(?:h|hrs?|hours?)$/

const addQuarter: Bind = (figures, mention) => {
  const quarter = findQuarter(figures, mention)
  if (quarter !== undefined) {
    const [value, low, high] = [mention.value, mention.low, mention.high].map(
      (one) => one + quarter.value,
    )
    return { ...mention, value, low, high, to: quarter.to, per: quarter.per } as Mention
  }
  return figures.mentions.some((one) => findQuarter(figures, one) === mention) ? null : mention
}

const HALF = 0.5
/** "A day and half every week": one and a half of what stands before it, and no half of a week. */
const addHalf: Bind = (figures, mention) => {
  const { kind, value, from, unit } = mention
  const norm = normAt(figures)
  const hours = TIME_UNITS[norm(from - 2)]
  const isOne = norm(from - 1) === 'and' && ['a', 'an', 'one'].includes(norm(from - 3))
  if (kind !== 'fraction' || value !== HALF || hours === undefined || !isOne) return mention
  const span = hours * (1 + HALF)
  const week = PERIODS_A_WEEK[unit ?? ''] ?? mention.per.week
  const per = { ...mention.per, week }
  return {
    ...mention,
    kind: 'time',
    value: span,
    low: span,
    high: span,
    unit: norm(from - 2),
    per,
    from: from - 3,
  }
}

const MORE = toWordSet('more another')

/** "5 hrs a week per recruiter, plus chasing references maybe 3 more": what comes on top of the hours of each. */
const findMoreOfEach = ({ mentions, tokens, sentences }: Figures, mention: Mention) => {
  const { kind, per, to } = mention
  if (kind !== 'time' || per.week !== 1 || per.isDay || !per.person) return undefined
  const { to: end } = findSentenceOf(sentences, mention.from)
  const next = mentions.find(({ from }) => from >= to)
  if (next === undefined || next.from >= end || next.kind !== 'count') return undefined
  const words = tokens.slice(to, next.to + 1).map(({ norm }) => norm)
  const isMore = words.includes('more') || tokens[next.from - 1]?.norm === 'another'
  const isBeside = words.some((word) => word === 'plus' || word === 'and' || word === 'then')
  const isBareMore = next.noun === null || MORE.has(next.noun) || next.noun === 'each'
  return isMore && isBeside && isBareMore && next.nounClass !== 'person' ? next : undefined
}

const addMoreOfEach: Bind = (figures, mention) => {
  const more = findMoreOfEach(figures, mention)
  if (more !== undefined) {
    const [value, low, high] = [
      mention.value + more.value,
      mention.low + more.low,
      mention.high + more.high,
    ]
    return { ...mention, value, low, high }
  }
  return figures.mentions.some((one) => findMoreOfEach(figures, one) === mention) ? null : mention
}

const COSTS = toWordSet('cost costs sets comes runs is at worth makes earns pay paid back us')
const HOUR_OF = toWordSet('each every an one per such')

/** "Each hour sets us back $22": the hour is what the money is for. */
const dropPricedHour: Bind = (figures, mention) => {
  const { kind, value, unit, from, to, per } = mention
  const norm = normAt(figures)
  const isHour = kind === 'time' && value === 1 && HOUR_UNITS.test(unit ?? '') && per.week === null
  const isHourOf = HOUR_OF.has(norm(from)) || HOUR_OF.has(norm(from - 1))
  const next = figures.mentions.find((one) => one.from >= to)
  if (isHour && norm(from - 1) in CURRENCY_WORDS) return null
  if (!isHour || !isHourOf || next?.kind !== 'money') return mention
  return figures.tokens.slice(to, next.from).some((token) => COSTS.has(token.norm)) ? null : mention
}

const UNTIL = toWordSet('until till til within latest least to')
const LIMITS = toWordSet('deadline cutoff cut-off notice limit latest')
const BEFORE = toWordSet('before prior ahead')

/** "They change it until 2 hours before the flight": when, and no time that is spent. */
const dropDeadline: Bind = (figures, mention) => {
  const { kind, from, to, per } = mention
  const norm = normAt(figures)
  if (kind !== 'time' || per.week !== null || !BEFORE.has(norm(to))) return mention
  const { from: start, to: end } = findSentenceOf(figures.sentences, from)
  const isLimit = figures.tokens.slice(start, end).some((token) => LIMITS.has(token.norm))
  return isLimit || UNTIL.has(norm(from - 1)) ? null : mention
}

const WHOLE_DAY_HOURS = 8

/** "8 guys on the phone all day, 2 hours a day each maybe": the hours are told, so that the day is a way of speaking. */
const dropWholeDay: Bind = (figures, mention) => {
  const { unit, from } = mention
  if (unit !== 'whole day') return mention
  const isHoursOfEach = ({ kind, value, per, from: at, unit: own }: Mention) =>
    at > from &&
    kind === 'time' &&
    own !== 'whole day' &&
    per.person &&
    per.isDay &&
    value < WHOLE_DAY_HOURS
  return figures.mentions.some(isHoursOfEach) ? null : mention
}

const OPENS_PERIOD = toWordSet('a per each every over in one the')
const PERIOD_NAMES = toWordSet('month monthly weekly year yearly annual annually fortnight')
const FIGURES = toWordSet('figure total number sum count')

/** "Over a month that's 36 hours", "the monthly figure: 16 hours": the period stands apart from the only amount. */
const spreadPeriod: Bind = (figures, mention) => {
  const { kind, unit, per, from } = mention
  const { tokens, sentences, mentions } = figures
  if (kind !== 'time' || per.week !== null || !HOUR_UNITS.test(unit ?? '')) return mention
  const sentence = findSentenceOf(sentences, from)
  const isOther = ({ from: at, kind: own }: Mention) =>
    at !== from && at >= sentence.from && at < sentence.to && own !== 'schedule'
  const names = tokens.slice(sentence.from, from).flatMap(({ norm }, at) => {
    const [before, after] = [tokens[sentence.from + at - 1], tokens[sentence.from + at + 1]]
    const isOpened = norm.endsWith('ly')
      ? FIGURES.has(after?.norm ?? '')
      : OPENS_PERIOD.has(before?.norm ?? '')
    return PERIOD_NAMES.has(norm) && isOpened ? [norm] : []
  })
  const [name] = names
  if (name === undefined || names.length > 1 || mentions.some(isOther)) return mention
  return { ...mention, per: { ...per, week: PERIODS_A_WEEK[name] ?? 1 } }
}

const TELLS_DAY = toWordSet('told said says quit quits quitting called left leaving leaves')
const DAY_TOLD_REACH = 4

/** "All day every day. One of them told me Friday she's quitting": the day on which something was said. */
const dropDayOfTalk: Bind = (figures, mention) => {
  const { kind, from, to, value } = mention
  const norm = normAt(figures)
  const isOne = kind === 'schedule' && value === 1 && norm(to - 1) in WEEKDAYS
  if (!isOne || norm(to - 1).endsWith('s')) return mention
  const before = figures.tokens.slice(Math.max(0, from - DAY_TOLD_REACH), from)
  return before.some((token) => TELLS_DAY.has(token.norm)) ? null : mention
}

const AROUND = toWordSet('around near before during over at by for')
const OCCASIONS = toWordSet(`
  christmas xmas easter thanksgiving holiday holidays mothers fathers valentines valentine mother's father's valentine's season
  peak rush halloween ramadan diwali
`)
const OCCASION_REACH = 4

/** "Like an hour, maybe 1.5 around mothers day": the exception beside what is usual. */
const dropException: Bind = (figures, mention) => {
  const { from, to, kind } = mention
  const isAmount = kind === 'time' || isBare(mention)
  const ahead = figures.tokens.slice(to, to + OCCASION_REACH).map(({ norm }) => norm)
  const at = ahead.findIndex((norm) => AROUND.has(norm))
  const isOccasional = at >= 0 && ahead.slice(at).some((norm) => OCCASIONS.has(norm))
  if (!isAmount || !isOccasional) return mention
  const { from: start } = findSentenceOf(figures.sentences, from)
  const isBeside = figures.mentions.some(
    (one) => one.kind === 'time' && one.from >= start && one.to <= from,
  )
  return isBeside ? null : mention
}

const BUSY = /^(?:slow\w*|quiet\w*|dead|light\w*|bus(?:y|ier|iest)|heav\w+|crazy|hectic)$/

/** "But Saturday is slow, maybe 10": as many of something as there are on that day, and no hours. */
const dropSlowDay: Bind = ({ tokens, sentences }, mention) => {
  const { from } = mention
  const before = tokens.slice(findSentenceOf(sentences, from).from, from)
  const day = before.findLastIndex(({ norm }) => norm in WEEKDAYS)
  const isOfDay = day >= 0 && before.slice(day).some(({ norm }) => BUSY.test(norm))
  return isBare(mention) && isOfDay ? null : mention
}

const HALVES = toWordSet(`
  never of do don't are is get gets go goes fall fall come comes turn die fail will won't not no always usually just still end ends
`)

/** "2 hrs and half never book": half of something else. */
const cutHalf: Bind = (figures, mention) => {
  const { kind, from, to, unit } = mention
  const norm = normAt(figures)
  const at = figures.tokens.findIndex(
    (token, place) =>
      place > from && place < to && token.norm === 'half' && norm(place - 1) === 'and',
  )
  if (kind !== 'time' || at < 0 || !HALVES.has(norm(at + 1))) return mention
  const half = MINUTES.test(unit ?? '') ? 1 / 120 : 1 / 2
  const less = (value: number) => value - half
  const { value, low, high } = mention
  return { ...mention, value: less(value), low: less(low), high: less(high), to: at - 1 }
}

const WHOLE = toWordSet('the them us them those these our my')
const QUALIFIED = toWordSet('are is were only also')

/** "4 people, but two of the 4 are part time": some of those who were counted, and no figure of their own. */
const dropSome: Bind = (figures, mention) => {
  const { mentions, sentences } = figures
  const { from, to, kind, value } = mention
  const norm = normAt(figures)
  const isPart =
    isOfWhole(figures, mention) || (norm(from - 1) === 'the' && norm(from - 2) === 'of')
  if (kind !== 'count' || !isPart) return mention
  // "200 temps … two of my consultants": those of another name are no part of the first.
  const isAlike = ({ noun }: Mention) =>
    noun === null || mention.noun === null || noun === mention.noun || norm(from + 2) !== 'my'
  const earlier = mentions.findLast((one) => one.to <= from && isCountOfPeople(one) && isAlike(one))
  const isQualified = PEOPLE_NOUNS.has(norm(to - 1)) && QUALIFIED.has(norm(to))
  if (earlier === undefined ? !isQualified : earlier.value < value) return mention
  const { to: end } = findSentenceOf(sentences, from)
  const next = mentions.find((one) => one.from >= to && one.kind !== 'count')
  return next !== undefined && next.from < end && next.kind === 'time' ? mention : null
}

function isOfWhole(figures: Figures, { from, to, nounClass }: Mention): boolean {
  const norm = normAt(figures)
  const isOf = norm(from + 1) === 'of' && WHOLE.has(norm(from + 2))
  return isOf && (nounClass === 'person' || to === from + 1)
}

/** "Payroll for 40 people": whom the work is done for. */
const dropServed: Bind = (figures, mention) => {
  const norm = normAt(figures)
  const { from } = mention
  const isFor = norm(from - 1) === 'for' && PROCESS_NOUNS.has(norm(from - 2))
  return isFor && isCountOfPeople(mention) ? null : mention
}

const NIGHTS_A_WEEK = 7
const EVERY = toWordSet('every each')

/** "Every night": of all seven. */
const countNights: Bind = (figures, mention) => {
  const { from, to, per } = mention
  if (!per.isDay) return mention
  const words = figures.tokens.slice(from, to).map(({ norm }) => norm)
  const at = words.lastIndexOf('night')
  const isEvery = words.includes('nightly') || (at > 0 && EVERY.has(words[at - 1] ?? ''))
  return isEvery ? { ...mention, per: { ...per, week: NIGHTS_A_WEEK, isDay: false } } : mention
}

const OTHERS_NAMED = toWordSet('others other more')

/** "Me and 2 others", "myself plus 2 more": people beside the one who writes. */
const nameOthers: Bind = (figures, mention) => {
  const norm = normAt(figures)
  const { from, kind, noun } = mention
  const isJoined = GROUP_JOINTS.has(norm(from - 1)) && SELF_WORDS.has(norm(from - 2))
  const isOthers = noun === null || OTHERS_NAMED.has(noun)
  const isOne = norm(from - 2) === 'i'
  return kind === 'count' && isOthers && isJoined && !isOne && Number.isInteger(mention.value)
    ? { ...mention, noun: 'others', nounClass: 'person' }
    : mention
}

const TEAM_MAX = 60
/** "CSRs", "BDRs": letters that no word has, with the ending of a plural. */
const LETTERS = /^[^\d\Waeiouy_]{2,5}s$/
const PAPERS = toWordSet('pdfs rfps rfqs dvds cds prs mrs tbs gbs mbs kbs hrs mths')

/** "4 CSRs", "we are 3 technologist", and "4 closers" where people were asked for: who does the work, by a noun that no list has. */
const nameRoles: Bind = (figures, mention) => {
  const { kind, noun, nounClass, per, value, to } = mention
  if (kind !== 'count' || noun === null || nounClass !== 'item' || per.week !== null) return mention
  const isLetters =
    figures.tokens[to - 1]?.isCapital === true && LETTERS.test(noun) && !PAPERS.has(noun)
  const norm = normAt(figures)
  const isUs = norm(mention.from - 1) === 'are' && norm(mention.from - 2) === 'we'
  const isRole = isLetters || isUs || (isAsked(figures, 'team_size') && isDoer(noun))
  return isRole && Number.isInteger(value) && value <= TEAM_MAX
    ? { ...mention, nounClass: 'person' }
    : mention
}

const SHIFTS = toWordSet('day night evening morning weekend')
const SHIFT_HOURS = 8

/** "My 2 night girls": who works at night, and no nights. */
const nameShifts: Bind = (figures, mention) => {
  const { kind, unit, value, to } = mention
  const isShift = kind === 'time' && SHIFTS.has(unit ?? '') && figures.tokens[to - 1]?.norm === unit
  const people = value / SHIFT_HOURS
  const noun = figures.tokens[to]?.norm ?? ''
  if (!isShift || !Number.isInteger(people) || !PEOPLE_NOUNS.has(noun)) return mention
  const count = { value: people, low: people, high: people }
  return { ...mention, ...count, kind: 'count', noun, nounClass: 'person', unit: null, to: to + 1 }
}

const IN_PLACE = toWordSet('in from on at')
const DOING = toWordSet('do does doing handle handles work works share take takes')
const PLACE_REACH = 5

/** "2 in sales admin do it", "6 who do the chasing": who does the work, by where they are. */
const countDoers: Bind = (figures, mention) => {
  const norm = normAt(figures)
  const { to, value } = mention
  if (!isBare(mention) || value > TEAM_MAX) return mention
  if (norm(to) === 'who') return { ...mention, noun: 'people', nounClass: 'person' }
  if (!IN_PLACE.has(norm(to))) return mention
  const behind = figures.tokens.slice(to + 1, to + 1 + PLACE_REACH)
  const at = behind.findIndex(({ kind, norm: word }) => kind !== 'word' || DOING.has(word))
  return at > 0 && DOING.has(behind[at]?.norm ?? '')
    ? { ...mention, noun: 'people', nounClass: 'person' }
    : mention
}

const SAID_OF_HOURS = toWordSet('hours hrs time')

/** "Hard to say on hours, maybe 20 to 25 a week": the unit stands before the number. */
const bindNamedHours: Bind = (figures, mention) => {
  const { kind, per, from, nounClass } = mention
  if (kind !== 'count' || per.week === null || per.item || nounClass === 'person') return mention
  const { from: start } = findSentenceOf(figures.sentences, from)
  const at = figures.tokens.findLastIndex(
    ({ norm }, index) => index >= start && index < from && SAID_OF_HOURS.has(norm),
  )
  const isOfOther = figures.mentions.some(
    (one) => one !== mention && one.from >= start && one.to <= from,
  )
  const behind = figures.tokens.slice(from + 1, mention.to).map(({ norm }) => norm)
  const isCounting = mention.noun !== null && behind.includes(mention.noun)
  return at < 0 || isOfOther || isCounting
    ? mention
    : { ...mention, kind: 'time', unit: 'hour', noun: null, nounClass: null }
}

/** "Tenants email repairs all day long": when things come in, and no time of those who do the work. */
const SENDERS = toWordSet(
  'tenants customers clients patients guests residents owners suppliers vendors drivers members parents students people',
)
const SENDING = toWordSet(
  'email emails call calls text texts write message messages send ask phone come',
)
const dropArrival: Bind = (figures, mention) => {
  if (mention.unit !== 'whole day') return mention
  const words = figures.tokens.slice(Math.max(0, mention.from - 8), mention.from)
  const at = words.findIndex(({ norm }) => SENDERS.has(norm))
  return at >= 0 && SENDING.has(words[at + 1]?.norm ?? '') ? null : mention
}

const HAVING = toWordSet('have use are got total actually need with')

/** "You counted only one tool? We have three": of what was counted before. */
const shareTools: Bind = (figures, mention) => {
  const { mentions } = figures
  const norm = normAt(figures)
  const next = figures.tokens[mention.to]
  const isAlone = next === undefined || next.kind !== 'word'
  if (!isBare(mention) || !isAlone || !HAVING.has(norm(mention.from - 1))) return mention
  const before = mentions.findLast(({ to }) => to <= mention.from)
  return before?.kind === 'count' && before.nounClass === 'tool'
    ? { ...mention, noun: before.noun, nounClass: before.nounClass }
    : mention
}

/** "It's 25 each for four people", where the cost of an hour was asked for, and no hours. */
const bindPayEach: Bind = (figures, mention) => {
  const { kind, noun, per, value } = mention
  const isDue = isAsked(figures, 'hourly_rate') && !isAsked(figures, 'manual_hours')
  const isPay = kind === 'count' && noun === null && per.person && per.week === null
  return isDue && isPay && value >= PAY_MIN && value <= PAY_MAX
    ? { ...mention, kind: 'money', per: { ...NO_PER, week: WEEK_HOURS } }
    : mention
}

const HIRES = toWordSet(
  'temp temps va vas contractor contractors freelancer freelancers hire hires',
)
const WOULD = toWordSet("would 'd will 'll")

const HIRING = toWordSet('hire hiring employ employing recruit recruiting')
const ONE_MORE = toWordSet('one another someone somebody a extra more')

/** "Why not hire one more person?" counts nobody who does the work. */
const dropHired: Bind = (figures, mention) => {
  const before = figures.tokens.slice(Math.max(0, mention.from - 3), mention.from + 1)
  const isHired = before.some(
    ({ norm }, at, words) => HIRING.has(norm) && ONE_MORE.has(words[at + 1]?.norm ?? ''),
  )
  return isHired && mention.kind === 'count' && mention.value <= 3 ? null : mention
}

const HAVING_TIME = toWordSet('got have')
const TALK_WORDS = toWordSet('chat talk now here call only')
/** "Got 5 mins": for this talk. */
const dropTalkTime: Bind = ({ tokens, sentences }, mention) => {
  const { kind, unit, per, from } = mention
  const isMinutes = kind === 'time' && per.week === null && /^m/.test(unit ?? '')
  if (!isMinutes || !HAVING_TIME.has(tokens[from - 1]?.norm ?? '')) return mention
  const { from: start, to } = findSentenceOf(sentences, from)
  const isAlone = to - start <= 6
  return isAlone || tokens.slice(start, to).some(({ norm }) => TALK_WORDS.has(norm))
    ? null
    : mention
}

/** "A temp would be 20 an hr, 30 hours a week": who would do the work, and at what cost. */
export const isOfHire = ({ tokens }: Pick<Figures, 'tokens'>): boolean =>
  tokens.some(({ norm }, at) => HIRES.has(norm) && WOULD.has(tokens[at + 1]?.norm ?? ''))

const bindHire: Bind = (figures, mention) =>
  isOfHire(figures) && mention.kind === 'count' && mention.noun === null && isAnHour(mention)
    ? { ...mention, kind: 'money' }
    : mention

const FAILING = toWordSet(
  'wrong error errors mistake mistakes redo redone rework reworked bounce bounces bounced rejected returned back corrected fix fixed',
)

/** Whether a count is of what goes wrong: "1 or 2 a week go wrong". */
export function isOfFailures(
  { tokens, sentences }: Pick<Figures, 'tokens' | 'sentences'>,
  { kind, per, from, to }: Mention,
): boolean {
  const sentence = findSentenceOf(sentences, from)
  const [start, end] = [from - FAILING_REACH, to + FAILING_REACH]
  const near = tokens.slice(Math.max(sentence.from, start), Math.min(sentence.to, end))
  return kind === 'count' && per.week !== null && near.some(({ norm }) => FAILING.has(norm))
}
const FAILING_REACH = 4

/** "1 or 2 a week go wrong": a share of the items that are known, and no percentage. */
const bindFailures: Bind = (figures, mention) => {
  const { per, value, low, high } = mention
  const isDue = isAsked(figures, 'error_rate') || figures.itemWork?.volume !== undefined
  if (!isDue || !isOfFailures(figures, mention)) return mention
  const volume = figures.itemWork?.volume
  if (volume === undefined) return null
  const share = (count: number) => (100 * count * (per.week ?? 1)) / volume.value
  const ends = { value: share(value), low: share(low), high: share(high) }
  return { ...mention, ...ends, kind: 'percent', noun: null, nounClass: null, per: NO_PER }
}

const isAnHour = ({ per }: Mention) => per.week === WEEK_HOURS

const BINDS: readonly Bind[] = [
  cutHour,
  dropSenders,
  dropHad,
  nameRest,
  nameOthers,
  nameRoles,
  nameShifts,
  countDoers,
  bindNamedHours,
  dropArrival,
  dropDates,
  dropDayOfTalk,
  addQuarter,
  addHalf,
  bindDay,
  dropEveryWeek,
  dropPart,
  dropSeason,
  countWeekends,
  bindMonthWeek,
  addMoreOfEach,
  dropPricedHour,
  dropDeadline,
  dropWholeDay,
  dropSalary,
  dropSome,
  dropServed,
  bindPaidHour,
  bindCostedHour,
  bindLoadedSalary,
  bindSalary,
  bindPay,
  dropException,
  dropSlowDay,
  bindEach,
  shareTime,
  shareHours,
  shareSum,
  spreadPeriod,
  cutHalf,
  countNights,
  shareTools,
  bindHire,
  bindPayEach,
  dropHired,
  dropTalkTime,
  bindFailures,
]

const COMPARED = toWordSet(`
more most mostly worse worst busier busiest heavier heaviest slower slowest especially less least better lighter busy heavy
crazy slow quiet fine good works work free open best
`)
const SPENT = toWordSet(`
every each all whole entire full spend spends spent take takes takes up eat eats lose loses gone goes go half a work works
working do does doing
`)
const DAY_REACH = 3

/**
 * "More on Mondays", "Tuesday morning is good": days that are named to compare them, or for an appointment, are no
 * hours of work. Figures apart from days make it a figure of work.
 */
export function isOccasion({ tokens, mentions }: Figures, { slot, uses }: Derivation): boolean {
  const told = uses.map(({ index }) => mentions[index ?? -1])
  const isOfDays =
    slot === 'manual_hours' &&
    told.every((one) => one?.kind === 'schedule' || one?.unit === 'part of day')
  const [first, last] = [uses[0]?.from ?? 0, Math.max(0, ...uses.map(({ to }) => to))]
  const day = tokens.slice(first, last).find(({ norm }) => norm in WEEKDAYS)
  if (!isOfDays || day === undefined) return false
  const before = tokens.slice(Math.max(0, first - DAY_REACH), first)
  const after = tokens.slice(last, last + DAY_REACH)
  const said = [...before, ...tokens.slice(first, last)]
  if (said.some(({ norm }) => SPENT.has(norm))) return false
  return (
    [...before, ...after].some(({ norm }) => COMPARED.has(norm)) ||
    told.some((one) => one?.unit === 'part of day' && !isPlural(day.norm))
  )
}

const isPlural = (norm: string) => norm.endsWith('s')
