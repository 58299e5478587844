import { addUp } from '#agent/perception/added-hours.ts'
import { findClockHours } from '#agent/perception/clock-hours.ts'
import { findCrewMinutes } from '#agent/perception/crew-minutes.ts'
import { findCrews } from '#agent/perception/crews.ts'
import { findFullTimeHours } from '#agent/perception/full-time-hours.ts'
import { readPeople } from '#agent/perception/headcounts.ts'
import { findItemHours, ITEM_NOUN } from '#agent/perception/item-hours.ts'
import { findKeyedHours } from '#agent/perception/keyed-hours.ts'
import { findListedHours } from '#agent/perception/listed-hours.ts'
import {
  findSentence,
  isAskedFor,
  type MessageView,
  withSpaces,
} from '#agent/perception/message-view.ts'
import { findPeriod, type Period } from '#agent/perception/periods.ts'
import { createQuantity, type Quantity, toExact } from '#agent/perception/quantity.ts'
import { findSharedWeeks } from '#agent/perception/shared-weeks.ts'
import { findShiftHours } from '#agent/perception/shift-hours.ts'
import {
  findWeekDays,
  readDaysPerWeek,
  readPeriod,
  type WeekDays,
} from '#agent/perception/work-weeks.ts'
import type { Finding } from '#agent/understand/act.ts'

const AMOUNT =
  /#~*[ +-]{0,2}(?:or so |ish |odd |plus |solid |full |good |manual |total |extra |additional |unpaid |spare |more |man-?|person-?|labor |labour |working |work |billable |staff |combined |whole |of ){0,2}(h[ou]{1,3}[rs]{1,3}|houres?|horus|hrs?|hr|hs|h|minutes?|mins?|days?)(\sand an? half)?(?![a-z])/g
/** "An hour a day", "a day and a half per week": an article that counts, told by the period behind it. */
const UNCOUNTED =
  /(?<![#$%~]\s?|\b(?:hours?|hrs?|h|minutes?|mins?|times|once|twice|half|so|ish)\s)\ban?\s(?:full |whole |solid |good |entire |working )?(hour|day)(\sand an? half)?(?=\s(?:each\s|apiece\s)?(?:an? |per |each |every |\/ ?)(?:single |working |other )?(?:day|week|month|fortnight|morning|evening|night|afternoon|weekday)\b|\s(?:daily|weekly|fortnightly))/g
const PER_ITEM = new RegExp(
  `^[\\s,]*(?:(?:per|for each|for every|on each|on every|an?|each|every|\\/)\\s?)${ITEM_NOUN}\\b`,
)
/** "One hour costs us 48" is about money. */
const PRICED =
  /^\s?(?:of (?:(?:their|our|his|her|my|the|that|this|someone's) )?(?:work|labor|labour|time|theirs) )?(?:costs?|is worth|makes|amounts to|equals|stands at|runs?(?: us)?|comes? (?:out )?(?:to|at)|sets us back|is (?:about |around |roughly )?[$#])/
const DEADLINE_BEFORE =
  /\b(?:within|respond in|reply in|turnaround|after|next|last|past|in under|open|wait|waits|waiting|takes up to|support|available|sla of|for the)\s+(?:the |of |about )?$/
const WORK_CUE =
  /\b(?:spend|spends|spending|spent|lose|loses|losing|waste|wastes|wasting|take|takes|taking|burn|burns|manual|manually|by hand|work|doing|do|does|goes|go|eat|eats|put|puts|put in|entering|keying|re-?keying|total|combined|depends on the week|varies|vary|fluctuates|roughly|team|hours wise)\b/
const TIMES_BEFORE = /[x×*]\s?$/
const SHARED = /\b(?:each|apiece|per person)\b/
/** A message this short that names hours is about them. */
const SHORT_MESSAGE_CHARS = 30
/** Nobody names more in one message. */
const AMOUNTS_READ_MAX = 12
/** "52 a month", "10 each": a bare number that its period or its people make an answer. */
const BARE_AMOUNT =
  /(?<!\b(?:do|handle|process|ship|get|make|send|see|receive|file|enter|key|type|about)\s)#~*(?=(?:\s(?:each|apiece|a head|(?:per|a) (?:person|head)))?\s?(?:\/|per\s|an?\s|each\s|every\s)\s?(?:day|week|wk|month|fortnight|year|quarter)\b|\s(?:daily|weekly|monthly|fortnightly)\b|\s(?:each|apiece|a head|(?:per|a) (?:person|head))\b)/g
const HOURS_PER_DAY = 8
const DAYS_PER_WEEK = 5
const BESIDE_CHARS = 12

type Surroundings = { before: string; after: string; sentence: string }

function surround(view: MessageView, start: number, end: number): Surroundings {
  const [from, to] = findSentence(view.shape, start)
  const before = view.shape.slice(Math.max(from, start - 120), start)
  const rest = view.shape.slice(end, Math.min(to, end + 70))
  const nextNumber = rest.search(/(?<!every )[#$%]/)
  const after = nextNumber < 0 ? rest : rest.slice(0, nextNumber)
  return { before, after, sentence: view.shape.slice(from, to) }
}

function toHoursFactor(unit: string): number {
  if (unit.startsWith('m')) return 1 / 60
  return unit.startsWith('d') ? HOURS_PER_DAY : 1
}

type Amount = { quantity: Quantity; unit: string; start: number; end: number }
type Claim = Amount & { around: Surroundings; week: WeekDays | null }

/** "Thirty four hour", said to what an hour costs, is no new figure for hours that are known. */
function isMeantAsRate({ start, end }: Claim, view: MessageView): boolean {
  const { asking, knownSlots } = view.context
  const rest = view.plain.slice(0, start) + view.plain.slice(end)
  return asking === 'hourly_rate' && knownSlots.has('manual_hours') && !/[a-z\d]/.test(rest)
}

function isManualHours(claim: Claim, period: Period | null, view: MessageView): boolean {
  const { quantity, unit, around } = claim
  if (PER_ITEM.test(around.after) || PRICED.test(around.after)) return false
  const isAsked = isAskedFor(view, 'manual_hours')
  if (isMeantAsRate(claim, view)) return false
  if (unit.startsWith('d')) {
    const isShare = period !== null && period.name !== 'year' && quantity.value < 5
    const isCounted = TIMES_BEFORE.test(around.before)
    return (
      isShare &&
      (isAsked || isCounted || WORK_CUE.test(around.sentence) || SHARED.test(around.sentence))
    )
  }
  if (period !== null) return !/\b(?:open|available|on call)\s+$/.test(around.before)
  if (DEADLINE_BEFORE.test(around.before)) return false
  if (unit.startsWith('m')) return isAsked && quantity.value > 0
  const isShort = view.plain.length <= SHORT_MESSAGE_CHARS
  return isAsked || isShort || WORK_CUE.test(around.sentence)
}

function describe(
  claim: Claim,
  count: number | null,
  view: MessageView,
  factor: number,
): string | undefined {
  const words = view.text.slice(claim.start, claim.end).trim()
  if (count !== null) return `${count} × ${words}`
  if (factor === 1) return undefined
  const { after, before } = claim.around
  const period = findPeriod(after) === null ? findPeriod(before) : null
  return period?.name === 'day' ? `${words} a day × ${factor / toHoursFactor(claim.unit)}` : words
}

/** "68 hours at the desk and 44 on the phone, every week." */
const FIRST_PART = /(?:\band|\bplus|[+&])\s*$/

/** Days are named and the hours are those of each: "four days a week, 6 hours each". */
function isOfEachDay({ around, week, start, end }: Claim, view: MessageView): boolean {
  // "32 hours from Monday to Friday" are those of the week.
  if (week === null || week.isSpan) return false
  const gap = start > week.end ? start - week.end : week.start - end
  const isBeside = gap >= 0 && gap <= BESIDE_CHARS
  return week.isEach || isBeside || (SHARED.test(around.after) && findCrews(view).length === 0)
}

function toPeriod(claim: Claim, view: MessageView): Period | null {
  const { after, sentence } = claim.around
  const isFirstPart = FIRST_PART.test(after)
  const period =
    readPeriod(view, claim.around, claim.start) ?? (isFirstPart ? findPeriod(sentence) : null)
  if (period !== null || !isOfEachDay(claim, view)) return period
  return { name: 'day', perWeek: DAYS_PER_WEEK, end: 0 }
}

function toFinding(claim: Claim, view: MessageView): Finding | null {
  const { quantity, around } = claim
  const period = toPeriod(claim, view)
  if (!isManualHours(claim, period, view)) return null
  const periodEnd = claim.end + (findPeriod(around.after)?.end ?? 0)
  const week =
    period?.name === 'day'
      ? readDaysPerWeek(view, periodEnd, claim.week)
      : { days: 0, end: periodEnd }
  const factor = toHoursFactor(claim.unit) * (week.days || (period?.perWeek ?? 1))
  const people = readPeople(view, claim)
  const isPerDay = week.days > 0 && people.count === null && isOfEachDay(claim, view)
  const { count, isPerPerson } = { ...people, isPerPerson: people.isPerPerson && !isPerDay }
  const end = Math.max(week.end, people.end)
  const scale = factor * (count ?? 1)
  return {
    slot: 'manual_hours',
    value: toExact(quantity.value * scale),
    span: [claim.start, end],
    ...(claim.week
      ? {
          consumed: [
            [claim.start, end],
            [claim.week.start, claim.week.end],
          ],
        }
      : {}),
    reading: {
      low: toExact(quantity.low * scale),
      high: toExact(quantity.high * scale),
      derivation: describe({ ...claim, end }, count, view, factor),
      isPerPerson: isPerPerson && count === null,
    },
  }
}

const HALF = 0.5

function readBareAmounts(view: MessageView): Amount[] {
  if (!isAskedFor(view, 'manual_hours')) return []
  return [...view.shape.matchAll(BARE_AMOUNT)].slice(0, AMOUNTS_READ_MAX).flatMap((match) => {
    const quantity = view.quantities.get(match.index)
    return quantity ? [{ quantity, unit: 'h', start: match.index, end: quantity.end }] : []
  })
}

function readAmounts(view: MessageView): Amount[] {
  const counted = [...view.shape.matchAll(AMOUNT)].slice(0, AMOUNTS_READ_MAX).flatMap((match) => {
    const quantity = view.quantities.get(match.index)
    if (!quantity) return []
    const value = quantity.value + (match[2] === undefined ? 0 : HALF)
    const exact =
      match[2] === undefined ? quantity : { ...quantity, value, low: value, high: value }
    const end = match.index + match[0].length
    return [{ quantity: exact, unit: match[1] ?? 'h', start: match.index, end }]
  })
  const uncounted = [...view.shape.matchAll(UNCOUNTED)].slice(0, AMOUNTS_READ_MAX).map((match) => {
    const end = match.index + match[0].length
    const value = 1 + (match[2] === undefined ? 0 : HALF)
    const quantity = createQuantity(value, 'number', [match.index, end])
    return { quantity, unit: match[1] ?? 'h', start: match.index, end }
  })
  const amounts = [...counted, ...uncounted]
  if (amounts.length === 0) return readBareAmounts(view)
  return amounts.toSorted((left, right) => left.start - right.start)
}

/** Days that are named beside hours are no work of their own: "4 days a week; 6 hours a day". */
function readClaims(view: MessageView): Finding[] {
  const week = findWeekDays(view)
  const amounts = readAmounts(view)
  const ofDays = amounts.filter(
    ({ start, end, unit }) =>
      week !== null && !unit.startsWith('d') && (end <= week.start || start >= week.end),
  )
  const hasDays = week !== null && ofDays.length > 0
  const rest = hasDays ? withSpaces(view, [[week.start, week.end]]) : view
  return (hasDays ? ofDays : amounts).flatMap((amount) => {
    const around = surround(rest, amount.start, amount.end)
    return toFinding({ ...amount, around, week: hasDays ? week : null }, rest) ?? []
  })
}

/** Hours per week of manual work for the whole team, whatever period and headcount the words use. */
export function findHours(view: MessageView): Finding[] {
  for (const find of [
    findClockHours,
    findItemHours,
    findShiftHours,
    findCrewMinutes,
    findListedHours,
  ]) {
    const found = find(view)
    if (found.length > 0) return found
  }
  const claims = readClaims(view)
  if (claims.length > 0) return addUp(claims, view)
  const keyed = findKeyedHours(view)
  if (keyed.length > 0) return keyed
  const full = findFullTimeHours(view)
  return full.length > 0 ? full : findSharedWeeks(view)
}
