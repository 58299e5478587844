import { findCrewMinutes } from '#agent/perception/crew-minutes.ts'
import { findFullTimeHours } from '#agent/perception/full-time-hours.ts'
import { readPeople } from '#agent/perception/headcounts.ts'
import { findItemHours, ITEM_NOUN } from '#agent/perception/item-hours.ts'
import { findKeyedHours } from '#agent/perception/keyed-hours.ts'
import { findListedHours } from '#agent/perception/listed-hours.ts'
import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/perception/message-view.ts'
import { findLastPeriod, findPeriod, type Period } from '#agent/perception/periods.ts'
import { createQuantity, type Quantity, toExact } from '#agent/perception/quantity.ts'
import { findShiftHours } from '#agent/perception/shift-hours.ts'

const AMOUNT =
  /#~*[ +-]{0,2}(?:or so |ish |odd |plus |solid |full |good |manual |total |extra |additional |unpaid |spare |more |man-?|person-?|labor |labour |working |work |billable |staff |combined |whole |of ){0,2}(h[ou]{1,3}[rs]{1,3}|houres?|horus|hrs?|hr|hs|h|minutes?|mins?|days?)(\sand an? half)?(?![a-z])/g
/** "An hour a day", "a day and a half per week": an article that counts, told by the period behind it. */
const UNCOUNTED =
  /(?<![#$%~]\s?|\b(?:hours?|hrs?|h|minutes?|mins?|times|once|twice|half|so|ish)\s)\ban?\s(?:full |whole |solid |good |entire |working )?(hour|day)(\sand an? half)?(?=\s(?:each\s|apiece\s)?(?:an? |per |each |every |\/ ?)(?:single |working |other )?(?:day|week|month|fortnight)\b|\s(?:daily|weekly|fortnightly))/g
const PER_ITEM = new RegExp(
  `^[\\s,]*(?:(?:per|for each|for every|on each|on every|an?|each|every|\\/)\\s?)${ITEM_NOUN}\\b`,
)
/** "One hour costs us 48" is about money. */
const PRICED =
  /^\s?(?:of (?:(?:their|our|his|her|my|the|that|this|someone's) )?(?:work|labor|labour|time|theirs) )?(?:costs?|is worth|runs?(?: us)?|comes? (?:out )?(?:to|at)|sets us back|is (?:about |around |roughly )?[$#])/
const DEADLINE_BEFORE =
  /\b(?:within|respond in|reply in|turnaround|after|next|last|past|in under|open|wait|waits|waiting|takes up to|support|available|sla of|for the)\s+(?:the |of |about )?$/
const WORK_CUE =
  /\b(?:spend|spends|spending|spent|lose|loses|losing|waste|wastes|wasting|take|takes|taking|burn|burns|manual|manually|by hand|work|doing|do|does|goes|go|eat|eats|put|puts|put in|entering|keying|re-?keying|total|combined|roughly|team|hours wise)\b/
const SHARED = /\b(?:each|apiece|per person)\b/
/** A message this short that names hours is about them. */
const SHORT_MESSAGE_CHARS = 30
/** Nobody names more in one message. */
const AMOUNTS_READ_MAX = 12
const HOURS_PER_DAY = 8
const DAYS_PER_WEEK = 5

type Surroundings = { before: string; after: string; sentence: string }

function surround(view: MessageView, start: number, end: number): Surroundings {
  const [from, to] = findSentence(view.shape, start)
  const before = view.shape.slice(Math.max(from, start - 120), start)
  const rest = view.shape.slice(end, Math.min(to, end + 70))
  const nextNumber = rest.search(/(?<!every )[#$%]/)
  const after = nextNumber < 0 ? rest : rest.slice(0, nextNumber)
  return { before, after, sentence: view.shape.slice(from, to) }
}

/** "4.5 h per day, 5 days" and "2 hours a day, six days a week". */
const DAYS_A_WEEK =
  /^(?:[\s,x×*@(]*(?:for |over )?|\s(?![a-z ]{0,30}\b(?:within|live|need|want|start|by)\b)[a-z ]{3,34}, )#~*\s?(?:days?|nights?|evenings?|mornings?|x)\b(?:\s?(?:a|per|\/)\s?(?:week|wk))?/

function readDaysPerWeek(view: MessageView, position: number): { days: number; end: number } {
  const rest = view.shape.slice(position, position + 60)
  const match = DAYS_A_WEEK.exec(rest)
  const mark = rest.indexOf('#')
  const quantity = match && mark >= 0 ? view.quantities.get(position + mark) : undefined
  if (!match || !quantity || quantity.value > 7) return { days: DAYS_PER_WEEK, end: position }
  return { days: quantity.value, end: position + match[0].length }
}

function toHoursFactor(unit: string): number {
  if (unit.startsWith('m')) return 1 / 60
  return unit.startsWith('d') ? HOURS_PER_DAY : 1
}

type Claim = { quantity: Quantity; unit: string; start: number; end: number; around: Surroundings }

function isManualHours(claim: Claim, period: Period | null, view: MessageView): boolean {
  const { quantity, unit, around } = claim
  if (PER_ITEM.test(around.after) || PRICED.test(around.after)) return false
  const isAsked = isAskedFor(view, 'manual_hours')
  if (unit.startsWith('d')) {
    const isShare = period !== null && period.name !== 'year' && quantity.value < 5
    return isShare && (isAsked || WORK_CUE.test(around.sentence) || SHARED.test(around.sentence))
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

/** "In a two-week sprint". */
const WEEKS =
  /\b(?:in|per|every|each|over|across)\s(?:a |an |each |every |the )?(#~*)[\s-]{0,2}weeks?\b/
/** "Per month? Call it 104 hours." */
const NAMED_APART = /\bper (?:day|week|fortnight|month|quarter|year)\b/

function readPeriod({ around, start }: Claim, view: MessageView): Period | null {
  const [from] = findSentence(view.shape, start)
  const weeks = WEEKS.exec(around.sentence)
  const count = weeks
    ? view.quantities.get(from + weeks.index + weeks[0].indexOf('#'))?.value
    : undefined
  if (count !== undefined && count > 0) return { name: 'fortnight', perWeek: 1 / count, end: 0 }
  const near = findPeriod(around.after) ?? findLastPeriod(around.before)
  if (near !== null || !isAskedFor(view, 'manual_hours')) return near
  const apart = NAMED_APART.exec(view.shape)
  return apart ? findPeriod(apart[0]) : null
}

function toFinding(claim: Claim, view: MessageView): Finding | null {
  const { quantity, around } = claim
  const period = readPeriod(claim, view)
  if (!isManualHours(claim, period, view)) return null
  const periodEnd = claim.end + (findPeriod(around.after)?.end ?? 0)
  const week =
    period?.name === 'day' ? readDaysPerWeek(view, periodEnd) : { days: 0, end: periodEnd }
  const factor = toHoursFactor(claim.unit) * (week.days || (period?.perWeek ?? 1))
  const { count, isPerPerson, end: peopleEnd } = readPeople(view, claim)
  const end = Math.max(week.end, peopleEnd)
  const scale = factor * (count ?? 1)
  return {
    slot: 'manual_hours',
    value: toExact(quantity.value * scale),
    span: [claim.start, end],
    reading: {
      low: toExact(quantity.low * scale),
      high: toExact(quantity.high * scale),
      derivation: describe({ ...claim, end }, count, view, factor),
      isPerPerson: isPerPerson && count === null,
    },
  }
}

/** Another person's hours: "my estimator spends 20 hours, I spend another 10 hours". */
const SOMEONE_ELSE =
  /[,;.&]\s{0,2}(?:and |plus |while |then )?(?:i|she|he|they|we|my [a-z]+|our [a-z]+|the [a-z]+|[a-z]+)(?: (?:also|then|spends?|do(?:es)?|puts? in|loses?|takes?|needs?|is|has|around|about|another|roughly|maybe|a further|at)){0,4}\s*$/
const ADDED = /^[^.;]{0,60}\b(?:and|plus|another|as well as|then)\b[^.;]{0,20}$/
const RESTATED =
  /\b(?:so|or|that's|thats|total|altogether|which is|equals|i mean|no|not|actually|down|was|now|from|to|make that)\b|=/

/** "20 hours on invoices and 10 on reports" adds up; "3 hours a day, so 15 a week" says one thing twice. */
function addUp(claims: readonly Finding[], view: MessageView): Finding[] {
  const kept: Finding[] = []
  for (const claim of claims) {
    const last = kept.at(-1)
    const between = last ? view.text.slice(last.span[1], claim.span[0]).toLowerCase() : ''
    const isAdded = last !== undefined && isFurther(last, claim, between)
    if (isAdded) kept[kept.length - 1] = addTwo(last, claim)
    else kept.push(claim)
  }
  return kept
}

/** "5 hours a week at one, 3 hours a week at the other": each a week's, and nothing taken back between. */
function isPartOfAWeek(last: Finding, claim: Finding, between: string): boolean {
  const isShort = between.length <= 40 && /[,+&]|\b(?:and|plus)\b/.test(between)
  const isUnscaled =
    last.reading?.derivation === undefined && claim.reading?.derivation === undefined
  return isShort && isUnscaled && !/[.!?(]/.test(between)
}

function isFurther(last: Finding, claim: Finding, between: string): boolean {
  if (RESTATED.test(between)) return false
  return ADDED.test(between) || SOMEONE_ELSE.test(between) || isPartOfAWeek(last, claim, between)
}

function addTwo(first: Finding, second: Finding): Finding {
  return {
    slot: 'manual_hours',
    value: toExact(Number(first.value) + Number(second.value)),
    span: [first.span[0], second.span[1]],
    reading: { derivation: `${first.value} + ${second.value}` },
  }
}

const HALF = 0.5

function readAmounts(view: MessageView): Omit<Claim, 'around'>[] {
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
  return [...counted, ...uncounted].toSorted((left, right) => left.start - right.start)
}

/** Hours per week of manual work for the whole team, whatever period and headcount the words use. */
export function findHours(view: MessageView): Finding[] {
  for (const find of [findItemHours, findShiftHours, findCrewMinutes, findListedHours]) {
    const found = find(view)
    if (found.length > 0) return found
  }
  const claims = readAmounts(view).flatMap(
    (amount) =>
      toFinding({ ...amount, around: surround(view, amount.start, amount.end) }, view) ?? [],
  )
  if (claims.length > 0) return addUp(claims, view)
  const keyed = findKeyedHours(view)
  return keyed.length > 0 ? keyed : findFullTimeHours(view)
}
