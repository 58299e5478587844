import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { toExact } from '#agent/perception/quantity.ts'
import { findWeekDays, readDaysPerWeek } from '#agent/perception/work-weeks.ts'
import type { Finding } from '#agent/understand/act.ts'

const TIME = '(\\d{1,2})(?:[:.](\\d\\d))?\\s?([ap]\\.?m\\b)?'
/** "I'm at it from 8 til 11 each weekday", "between 14:00 and 16:30 every day". */
const FROM_TO = new RegExp(
  `\\b(?:from|between)\\s${TIME}\\s?(?:-|to|till?|until|and)\\s?${TIME}[^.;!?\\d]{0,30}\\b(?:(?:each|every|per|a|an) (?:single |working )?(?:week)?(?:day|morning|afternoon|evening|night)|daily|mon(?:day)?|weekdays)\\b`,
)
const HOURS_ON_THE_DIAL = 12

function toHour(hour: string | undefined, minutes: string | undefined, half: string | undefined) {
  const isAfternoon = half?.startsWith('p') === true && Number(hour) < HOURS_ON_THE_DIAL
  return Number(hour) + Number(minutes ?? 0) / 60 + (isAfternoon ? HOURS_ON_THE_DIAL : 0)
}

/** Hours told by the clock, on each day of the week that is worked. */
export function findClockHours(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'manual_hours') ? FROM_TO.exec(view.plain) : null
  if (!match) return []
  const [start, end] = [match.index, match.index + match[0].length]
  const from = toHour(match[1], match[2], match[3])
  const to = toHour(match[4], match[5], match[6])
  const hours = to > from ? to - from : to + HOURS_ON_THE_DIAL - from
  const { days } = readDaysPerWeek(view, end, findWeekDays(view))
  if (hours <= 0 || hours > HOURS_ON_THE_DIAL) return []
  const reading = { derivation: `${toExact(hours)} hours a day × ${days}` }
  return [{ slot: 'manual_hours', value: toExact(hours * days), span: [start, end], reading }]
}
