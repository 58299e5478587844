import {
  MONTHS,
  PERIODS_A_WEEK,
  WEEK_HOURS,
  WEEKDAYS,
  WORKDAY_HOURS,
} from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type Figures, isAsked } from '#agent/understand/quantities/derivation.ts'
import { type Mention, NO_PER } from '#agent/understand/quantities/mention.ts'
import { isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

const isBare = ({ kind, noun, per }: Mention) =>
  kind === 'count' && noun === null && per.week === null

/** "Two girls for an hour and a half every morning": the hour is what they spend, and divides nobody. */
export function cutHour({ tokens }: Figures, mention: Mention): Mention {
  const { from, to, nounClass, per } = mention
  if (nounClass !== 'person' || per.week !== WEEK_HOURS) return mention
  const at = tokens.findIndex(({ norm }, place) => place > from && place < to && norm === 'for')
  return at < 0 ? mention : { ...mention, per: NO_PER, to: at }
}

const SENDING = toWordSet(
  'hand hands handing send sends sending submit submits submitting turn turning',
)
const SENDING_REACH = 6

/** "4 guys whose check is wrong", "45 guys in the field handing in paper": whom the work is done for. */
export function dropSenders({ tokens, sentences }: Figures, mention: Mention): Mention | null {
  if (!isCountOfPeople(mention)) return mention
  const { to: end } = findSentenceOf(sentences, mention.from)
  const behind = tokens.slice(mention.to, Math.min(end, mention.to + SENDING_REACH))
  const isServed =
    behind[0]?.norm === 'whose' ||
    behind.some(
      ({ norm }, at) => SENDING.has(norm) && /^(?:in|us|me)$/.test(behind[at + 1]?.norm ?? ''),
    )
  return isServed ? null : mention
}

const HAVE = toWordSet('have has got')
const DOERS = toWordSet('do does spend spends chase chases work works handle handles')
const HAVE_REACH = 3

/** "We have around 200 temps and every Monday two of my consultants chase them": whom the others work for. */
export function dropHad(
  { tokens, mentions, sentences }: Figures,
  mention: Mention,
): Mention | null {
  const { from, to } = mention
  if (!isCountOfPeople(mention)) return mention
  const isHad = tokens
    .slice(Math.max(0, from - HAVE_REACH), from)
    .some(({ norm }) => HAVE.has(norm))
  const { to: end } = findSentenceOf(sentences, from)
  if (!isHad || tokens[to]?.norm !== 'and') return mention
  const doers = mentions.find((one) => one.from >= to && one.from < end && isCountOfPeople(one))
  const next = tokens[doers?.to ?? end]?.norm ?? ''
  return doers !== undefined &&
    DOERS.has(next) &&
    tokens.slice(doers.to, end).some(({ norm }) => norm === 'them')
    ? null
    : mention
}

const SMALL = toWordSet('maybe about around like do does both probably prob roughly')

/** "I do 20 hours and the other two maybe 12": people, before hours of theirs. */
export function nameRest({ tokens, mentions }: Figures, mention: Mention): Mention {
  if (!isBare(mention) || tokens[mention.from - 1]?.norm !== 'other') return mention
  let at = mention.to
  while (SMALL.has(tokens[at]?.norm ?? '')) at += 1
  const isTold = mentions.some((one) => one.from === at && one !== mention)
  return isTold ? { ...mention, noun: 'others', nounClass: 'person' } : mention
}

const HOURS = /^(?:h|hrs?|hours?)$/

/** "20 hrs and the other two maybe 12, 13 each": hours of each, between two ends. */
export function bindEach(figures: Figures, mention: Mention): Mention | null {
  const { mentions, tokens, sentences } = figures
  const at = mentions.findIndex(({ from }) => from === mention.from)
  const [before, after] = [mentions[at - 1], mentions[at + 1]]
  const isPair = (low: Mention, high: Mention) =>
    isBare(low) &&
    isBare(high) &&
    high.per.person &&
    tokens[low.to]?.norm === ',' &&
    high.from === low.to + 1 &&
    high.value === low.value + 1
  if (after !== undefined && isPair(mention, after)) return null
  if (!isBare(mention) || !mention.per.person) return mention
  const { from } = findSentenceOf(sentences, mention.from)
  const hours = mentions.find(
    (one) =>
      one.kind === 'time' &&
      HOURS.test(one.unit ?? '') &&
      one.from >= from &&
      one.to <= mention.from,
  )
  if (hours === undefined) return mention
  const low = before !== undefined && isPair(before, mention) ? before.value : mention.low
  const ends = { low, high: mention.high, value: (low + mention.high) / 2 }
  return { ...mention, ...ends, kind: 'time', unit: hours.unit }
}

const say = ({ tokens }: Figures, from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ norm }) => norm)
    .join(' ')

const WEEKENDS =
  /^(?:\S+ ){0,5}(?:incl|includes?|including|even|also|plus) (?:on |the ){0,2}weekends?\b|^(?:\S+ ){0,3}weekends? (?:too|included|as well)\b/
const WEEK_ALL_DAYS = 7
const WEEKENDS_REACH = 9

/** "2 hrs a day and yes that includes weekends": on all seven days. */
export function countWeekends(figures: Figures, mention: Mention): Mention {
  const { kind, per, to } = mention
  if (kind !== 'time' || !per.isDay) return mention
  const next = figures.mentions.find((one) => one.from >= to)
  const { to: end } = findSentenceOf(figures.sentences, mention.from)
  const behind = say(figures, to, Math.min(end, next?.from ?? end, to + WEEKENDS_REACH))
  return WEEKENDS.test(behind) ? { ...mention, per: { ...per, week: WEEK_ALL_DAYS } } : mention
}

const OF_MONTH =
  /^(?:\S+ ){0,3}only (?:in |during |on )?(?:the )?(?:last|first) week of (?:the|each|every) month\b/
const MONTH_REACH = 12

/** "3 for Carol but only the last week of the month": once a month. */
export function bindMonthWeek(figures: Figures, mention: Mention): Mention {
  const { kind, per, to, noun } = mention
  const isBare = kind === 'count' && noun === null && isAsked(figures, 'manual_hours')
  const isTold = OF_MONTH.test(say(figures, to, to + MONTH_REACH))
  if (!isTold || per.week !== null || (kind !== 'time' && !isBare)) return mention
  return {
    ...mention,
    kind: 'time',
    unit: mention.unit ?? 'hours',
    per: { ...per, week: PERIODS_A_WEEK.month ?? 1 },
  }
}

const isWeekday = ({ kind, value, unit }: Mention) =>
  kind === 'schedule' && value === 1 && unit === 'weekdays'

/** "All day Monday", "half of Tuesday": the part of a day before its name. */
const isPartOf = (figures: Figures, part: Mention, day: Mention) => {
  const between = say(figures, part.to, day.from)
  const isHalf = part.kind === 'fraction' && part.unit === null && part.value < 1
  return (
    isWeekday(day) &&
    day.from >= part.to &&
    ((part.unit === 'whole day' && (between === '' || between === 'on' || between === 'of')) ||
      (isHalf && between === 'of'))
  )
}

const isIdle = ({ kind, unit, value }: Mention) =>
  kind === 'fraction' && value === 1 && unit === 'job'

/** The one day of a sentence in which somebody does nothing else. */
function findDayOf({ mentions, sentences, tokens }: Figures, { from, to }: Mention) {
  const sentence = findSentenceOf(sentences, from)
  const days = mentions.filter(
    (one) => isWeekday(one) && one.from >= sentence.from && one.to <= sentence.to,
  )
  const isInside = tokens.slice(from, to).some(({ norm }) => norm in WEEKDAYS)
  return { isInside, day: days.length === 1 ? days[0] : undefined }
}

/** "All day Monday and half of Tuesday", "every Monday they do nothing else": hours of the days that are named. */
export function bindDay(figures: Figures, mention: Mention): Mention | null {
  const { mentions } = figures
  if (isWeekday(mention)) {
    const isTaken = mentions.some(
      (one) =>
        isPartOf(figures, one, mention) || (isIdle(one) && findDayOf(figures, one).day === mention),
    )
    return isTaken ? null : mention
  }
  const at = mentions.findIndex(({ from }) => from === mention.from)
  const next = mentions[at + 1]
  const own = next !== undefined && isPartOf(figures, mention, next) ? next : undefined
  const { day, isInside } = findDayOf(figures, mention)
  const often = own ?? (isIdle(mention) ? day : undefined)
  if (often === undefined && !(isIdle(mention) && isInside)) return mention
  const hours = WORKDAY_HOURS * (mention.kind === 'fraction' ? mention.value : 1)
  return {
    ...mention,
    kind: 'time',
    value: hours,
    low: hours,
    high: hours,
    unit: 'hours',
    to: own?.to ?? mention.to,
    per: { ...mention.per, week: often?.per.week ?? 1, isDay: false, isEvent: true },
  }
}

const IT = toWordSet('it them those these')

/** "45 guys hand in paper, half of it coffee stained": a part of what was counted, and of no time. */
export function dropPart(figures: Figures, mention: Mention): Mention | null {
  const { kind, unit, from, to } = mention
  const { tokens, mentions, sentences } = figures
  const isOfIt = tokens[to]?.norm === 'of' && IT.has(tokens[to + 1]?.norm ?? '')
  if (kind !== 'fraction' || unit !== null || !isOfIt) return mention
  const { from: start } = findSentenceOf(sentences, from)
  const before = mentions.filter((one) => one.from >= start && one.to <= from)
  return before.length > 0 && before.every((one) => one.kind === 'count') ? null : mention
}

/** "All day Monday and half of Tuesday, every week": as the days come. */
export function dropEveryWeek({ mentions, tokens }: Figures, mention: Mention): Mention | null {
  const { kind, unit, value, per, from } = mention
  if (kind !== 'schedule' || unit !== 'every' || value !== 1 || per.week !== 1) return mention
  const before = mentions.findLast(({ to }) => to <= from)
  const isBehind = before !== undefined && isWeekday(before) && from - before.to <= 1
  return isBehind && tokens[from - 1]?.norm === ',' ? null : mention
}

const SEASON = new Set([
  ...MONTHS,
  ...toWordSet('summer winter spring autumn fall season peak christmas'),
])

/** "15 hours a week, but in July it's all day every day": what is told of a season beside what is usual. */
export function dropSeason(
  { mentions, tokens, sentences }: Figures,
  mention: Mention,
): Mention | null {
  if (mention.unit !== 'whole day') return mention
  const { from } = findSentenceOf(sentences, mention.from)
  const usual = mentions.find(
    (one) =>
      one.kind === 'time' && one.from >= from && one.to <= mention.from && one.per.week === 1,
  )
  if (usual === undefined) return mention
  const between = tokens.slice(usual.to, mention.from).map(({ norm }) => norm)
  return between.includes('but') && between.some((norm) => SEASON.has(norm)) ? null : mention
}
