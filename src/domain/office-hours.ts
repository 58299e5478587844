/** Times of the firm's time zone, as "HH:MM". */
export type OpenHours = Readonly<{ opens: string; closes: string }>
/** Seven lists, Monday's first. A day without hours is closed. */
export type WeeklyHours = readonly (readonly OpenHours[])[]

type ReadHours = { hours: WeeklyHours } | { problem: string }
type Rule = { weekdays: readonly number[]; hours: readonly OpenHours[] }

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const MONDAY_TO_FRIDAY = 'Mon-Fri'
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const HOURS_PATTERN = new RegExp(`^(${TIME})-(${TIME})$`)
const RULE_PATTERN = /^(?:([a-z]\S*)\s+)?(\d.*)$/i
const EXAMPLE = '09:00-17:00, or "Mon-Thu 09:00-12:00,13:00-17:00; Fri 09:00-15:00"'

/** Reads `BOOKING_HOURS`. A problem completes the sentence "must be …". */
export function parseOfficeHours(text: string): ReadHours {
  const rules = text.split(';').map((part) => parseRule(part.trim()))
  const week: (readonly OpenHours[])[] = WEEKDAYS.map(() => [])
  for (const rule of rules) {
    if (!rule) return { problem: `hours such as ${EXAMPLE}` }
    if (rule.hours.some(({ opens, closes }) => opens >= closes)) {
      return { problem: 'a start before its end, such as 09:00-17:00' }
    }
    if (hasOverlap(rule.hours)) {
      return { problem: 'hours that follow each other, such as 09:00-12:00,13:00-17:00' }
    }
    for (const weekday of rule.weekdays) {
      if (week[weekday]?.length) return { problem: 'each day once, with all its hours' }
      week[weekday] = rule.hours
    }
  }
  return { hours: week }
}

/** Reads "Mon-Thu 09:00-12:00,13:00-17:00"; without days it means Monday to Friday. Null when it cannot be read. */
function parseRule(text: string): Rule | null {
  const [, days = MONDAY_TO_FRIDAY, times = ''] = RULE_PATTERN.exec(text) ?? []
  const weekdays = splitList(days).map(parseWeekdays)
  const hours = splitList(times).map(parseHours)
  if (weekdays.includes(null) || hours.includes(null)) return null
  return {
    weekdays: weekdays.flatMap((list) => list ?? []),
    hours: hours.flatMap((one) => one ?? []),
  }
}

/** Reads "Fri" or "Sun-Thu" as days, 0 for Sunday; a range may run over the end of the week. Null when unreadable. */
function parseWeekdays(text: string): number[] | null {
  const [first = '', last = first, ...rest] = text.toLowerCase().split('-')
  const from = WEEKDAYS.indexOf(first)
  const to = WEEKDAYS.indexOf(last)
  if (from < 0 || to < 0 || rest.length > 0) return null
  const days = ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1
  return Array.from({ length: days }, (_, index) => (from + index) % WEEKDAYS.length)
}

function parseHours(text: string): OpenHours | null {
  const [, opens, closes] = HOURS_PATTERN.exec(text) ?? []
  return opens && closes ? { opens, closes } : null
}

function hasOverlap(hours: readonly OpenHours[]): boolean {
  return hours.some(({ opens }, index) => index > 0 && opens < (hours[index - 1]?.closes ?? ''))
}

function splitList(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}
