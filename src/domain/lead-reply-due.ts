import { Temporal } from 'temporal-polyfill'

type OpenHours = Readonly<{ opens: string; closes: string }>
/** The firm's week, Monday's hours first, as "HH:MM" on its own clock; `holidays` are ISO days. */
export type ReplyOffice = {
  hours: readonly (readonly OpenHours[])[]
  timeZone: string
  holidays: readonly string[]
}
type OpenDay = { date: Temporal.PlainDate; opens: Temporal.PlainTime; closes: Temporal.PlainTime }

/** A firm that is closed for longer promises nothing. */
const HORIZON_DAYS = 60

/**
 * The end of the one business day within which the firm answers: the same time on the next day that it is open.
 * A request outside office hours counts from the next opening, and is due at the end of that day.
 */
export function findReplyDue(office: ReplyOffice, askedAt: Date): Date | null {
  const asked = Temporal.Instant.fromEpochMilliseconds(askedAt.getTime()).toZonedDateTimeISO(
    office.timeZone,
  )
  const [first, second] = listOpenDays(office, asked.toPlainDate())
  if (!first) return null
  const isOpen = first.date.equals(asked) && isWithin(first, asked.toPlainTime())
  if (!isOpen) return toMoment(office, pickCounted(first, second, asked), null)
  return second ? toMoment(office, second, asked.toPlainTime()) : null
}

/** When this much of the office hours is left before `due`. */
export function findReminderTime(office: ReplyOffice, due: Date, aheadMs: number): Date {
  const last = Temporal.Instant.fromEpochMilliseconds(due.getTime())
    .toZonedDateTimeISO(office.timeZone)
    .toPlainDate()
  let leftMs = aheadMs
  for (let back = 0; back <= HORIZON_DAYS; back += 1) {
    const date = last.subtract({ days: back })
    if (office.holidays.includes(date.toString())) continue
    const place = (time: string) =>
      date.toZonedDateTime({ timeZone: office.timeZone, plainTime: time }).epochMilliseconds
    for (const { opens, closes } of (office.hours[date.dayOfWeek - 1] ?? []).toReversed()) {
      const closesMs = Math.min(place(closes), due.getTime())
      const openMs = Math.max(0, closesMs - place(opens))
      if (openMs >= leftMs) return new Date(closesMs - leftMs)
      leftMs -= openMs
    }
  }
  return new Date(due.getTime() - aheadMs)
}

/** After closing, the day itself no longer counts. */
function pickCounted(
  first: OpenDay,
  second: OpenDay | undefined,
  asked: Temporal.ZonedDateTime,
): OpenDay | undefined {
  const isOver = first.date.equals(asked) && !isBefore(asked.toPlainTime(), first.closes)
  return isOver ? second : first
}

function listOpenDays(office: ReplyOffice, from: Temporal.PlainDate): OpenDay[] {
  const days: OpenDay[] = []
  for (let ahead = 0; ahead <= HORIZON_DAYS && days.length < 2; ahead += 1) {
    const date = from.add({ days: ahead })
    const hours = office.hours[date.dayOfWeek - 1] ?? []
    const [opening] = hours
    const closing = hours.at(-1)
    if (!opening || !closing || office.holidays.includes(date.toString())) continue
    const opens = Temporal.PlainTime.from(opening.opens)
    days.push({ date, opens, closes: Temporal.PlainTime.from(closing.closes) })
  }
  return days
}

/** No later than closing, and no earlier than opening; without a time, at closing. */
function toMoment(
  { timeZone }: ReplyOffice,
  day: OpenDay | undefined,
  time: Temporal.PlainTime | null,
): Date | null {
  if (!day) return null
  const { date, opens, closes } = day
  const late = time === null || isBefore(closes, time) ? closes : time
  const due = isBefore(late, opens) ? opens : late
  const zoned = date.toPlainDateTime(due).toZonedDateTime(timeZone)
  return new Date(zoned.epochMilliseconds)
}

function isWithin({ opens, closes }: OpenDay, time: Temporal.PlainTime): boolean {
  return !isBefore(time, opens) && isBefore(time, closes)
}

function isBefore(one: Temporal.PlainTime, other: Temporal.PlainTime): boolean {
  return Temporal.PlainTime.compare(one, other) < 0
}
