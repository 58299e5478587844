import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import type { Finding } from '#agent/understand/act.ts'

const FULL_TIME_HOURS = 40
const PART_TIME_HOURS = 20
const FULL_TIME = new RegExp(
  `#~*\\s(?:(?:[a-z]+\\s){0,2}(?:${PEOPLE_NOUN})?[\\s,(]{0,3}(?:doing (?:this|it|that) |on (?:this|it|that) |working )?full[- ]?time(?![a-z])(?:\\s(?:jobs?|roles?|${PEOPLE_NOUN}))?|ftes?\\b|full[- ]?time)`,
  'g',
)
const PART_TIME = /#~*\s(?:[a-z]+\s){0,2}part[- ]?time/g
/** Without one of these, "12 full-time employees" tells the size of the company and not who does the work. */
const DOING_IT =
  /\b(?:doing|do this|does this|do it|does it|just|only|nothing but|spend|spends|do(?:es|ing)? nothing else|handle|handles|handling|dedicated|ftes?|on this|on it|manual|manually|by hand|equivalent|keying|re-?keying|entering|processing|typing|copying|reconciling|chasing)\b/

type Shift = { people: number; hours: number; start: number; end: number }

function readShifts(view: MessageView, pattern: RegExp, hours: number): Shift[] {
  return [...view.shape.matchAll(pattern)].flatMap((match) => {
    const quantity = view.quantities.get(match.index)
    if (!quantity) return []
    return [
      { people: quantity.value, hours, start: match.index, end: match.index + match[0].length },
    ]
  })
}

/** "Someone who works full time on order entry", without a number. */
const SOMEONE =
  /\b(?:someone|somebody|a person|an employee|an admin|a clerk|an assistant|a colleague|a (?:va|temp))\b[^.;]{0,30}\bfull[- ]?time\b/

function readSomeone(view: MessageView): Finding[] {
  const match = SOMEONE.exec(view.plain)
  if (!match) return []
  const span = [match.index, match.index + match[0].length] as const
  const reading = { derivation: `1 × ${FULL_TIME_HOURS} hours` }
  return [{ slot: 'manual_hours', value: FULL_TIME_HOURS, span, reading, consumed: [] }]
}

/** Work given as people instead of hours: "one person, full time", "15 full-time and 4 part-time". */
export function findFullTimeHours(view: MessageView): Finding[] {
  const full = readShifts(view, FULL_TIME, FULL_TIME_HOURS)
  // "Nine full time, four part time" counts heads where the hours are known and heads were asked for.
  if (isAskedFor(view, 'team_size') && view.context.knownSlots.has('manual_hours')) return []
  if (full.length === 0) return readSomeone(view)
  const isAboutWork =
    isAskedFor(view, 'manual_hours') || isAskedFor(view, 'pain') || DOING_IT.test(view.plain)
  if (!isAboutWork) return []
  const shifts = [...full, ...readShifts(view, PART_TIME, PART_TIME_HOURS)]
  const value = shifts.reduce((sum, shift) => sum + shift.people * shift.hours, 0)
  const start = Math.min(...shifts.map((shift) => shift.start))
  const end = Math.max(...shifts.map((shift) => shift.end))
  const derivation = shifts.map((shift) => `${shift.people} × ${shift.hours} hours`).join(' + ')
  return [
    { slot: 'manual_hours', value, span: [start, end], reading: { derivation }, consumed: [] },
  ]
}
