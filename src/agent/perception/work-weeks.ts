import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findLastPeriod, findPeriod, type Period } from '#agent/perception/periods.ts'

const DAYS_PER_WEEK = 5
const DAYS =
  '(?:working |week|work |business )?(?:days?|nights?|evenings?|mornings?|afternoons?|shifts?)'
const A_WEEK = '\\s?(?:an?|per|each|every|\\/|in an?|out of the)\\s?(?:week|wk)\\b'

/** `isEach` where the words themselves say that the hours are those of one day. */
export type WeekDays = {
  days: number
  start: number
  end: number
  isEach: boolean
  isSpan?: boolean
}

/** "Four days a week", "on each of the five working days": the days that hours of a day are spent on. */
const NAMED_DAYS: readonly RegExp[] = [
  new RegExp(`(#~*)\\s?(?:${DAYS}|x)${A_WEEK}`),
  new RegExp(
    `\\b(?:(?:each|every|every one|all|any) (?:of )?(?:the |our )?)(#~*) ${DAYS}(?![a-z])`,
  ),
]
/** "Monday to Friday". */
const FROM_TO =
  /\bmon(?:day)?s?\s?(?:-|to|through|thru|till|until|\/)\s?(thu|fri|sat|sun)[a-z]{0,5}\b/
const LAST_DAYS: Readonly<Record<string, number>> = { thu: 4, fri: 5, sat: 6, sun: 7 }
/** "2 hours a day, six days" right behind the hours. */
const DAYS_BEHIND =
  /^(?:[\s,x×*@;(]*(?:for |over |times |on )?|\s(?![a-z ]{0,30}\b(?:within|live|need|want|start|by)\b)[a-z ]{3,34}, )#~*\s?(?:(?:working |week|work )?(?:days?|nights?|evenings?|mornings?)|x)\b(?:\s?(?:a|per|\/)\s?(?:week|wk))?/

function toWeekDays(
  view: MessageView,
  match: RegExpExecArray,
  [at, isEach]: [at: number, isEach: boolean],
): WeekDays | null {
  const days = view.quantities.get(at + match[0].indexOf('#'))?.value
  if (days === undefined || days < 1 || days > 7) return null
  return { days, start: at, end: at + match[0].length, isEach }
}

/** How many days of the week a message names, wherever it does so. */
export function findWeekDays(view: MessageView): WeekDays | null {
  for (const [index, pattern] of NAMED_DAYS.entries()) {
    const match = pattern.exec(view.shape)
    const named = match && toWeekDays(view, match, [match.index, index > 0])
    if (named) return named
  }
  const match = FROM_TO.exec(view.shape)
  const days = LAST_DAYS[match?.[1] ?? '']
  return match && days !== undefined
    ? { days, start: match.index, end: match.index + match[0].length, isEach: false, isSpan: true }
    : null
}

/** The days that are named behind hours a day, else those named anywhere, else those of a working week. */
export function readDaysPerWeek(
  view: MessageView,
  position: number,
  named: WeekDays | null,
): { days: number; end: number } {
  const match = DAYS_BEHIND.exec(view.shape.slice(position, position + 60))
  const behind = match && toWeekDays(view, match, [position, true])
  return behind ?? { days: named?.days ?? DAYS_PER_WEEK, end: position }
}

/** "In a two-week sprint". */
const WEEKS =
  /\b(?:in|per|every|each|over|across)\s(?:a |an |each |every |the )?(#~*)[\s-]{0,2}weeks?\b/
/** "Per month? Call it 104 hours", "I only have it by month: 48 hours". */
const NAMED_APART =
  /\b(?:per|by(?: the)?|for the|look at an?|monthly|(?:in|over|across) an?) ?(?:calendar |whole |full |typical )?(?:day|week|fortnight|month|quarter|year|figure|total|basis|number|sum)\b/

const PERIOD_LEAD = /^(?:by(?: the)?|for the|look at an?) ?/

/** What stretch of time hours are told for: named behind them, before them, or apart where hours were asked for. */
export function readPeriod(
  view: MessageView,
  { before, after, sentence }: Record<'before' | 'after' | 'sentence', string>,
  start: number,
): Period | null {
  const [from] = findSentence(view.shape, start)
  const weeks = WEEKS.exec(sentence)
  const count = weeks
    ? view.quantities.get(from + weeks.index + weeks[0].indexOf('#'))?.value
    : undefined
  if (count !== undefined && count > 0) return { name: 'fortnight', perWeek: 1 / count, end: 0 }
  const near = findPeriod(after) ?? findLastPeriod(before)
  if (near !== null) return near
  const isAsked = isAskedFor(view, 'manual_hours')
  const apart = NAMED_APART.exec(isAsked ? view.shape : sentence)
  return apart ? findPeriod(apart[0].replace(PERIOD_LEAD, 'per ')) : null
}
