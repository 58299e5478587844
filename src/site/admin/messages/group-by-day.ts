import { formatDay } from '#site/admin/parts/format-moment.ts'

/** Keeps the order; a day is a calendar day of the reader's time zone unless one is given. */
export function groupByDay<Message extends { created_at: string }>(
  messages: readonly Message[],
  timeZone?: string,
): { day: string; messages: Message[] }[] {
  const byDay = Map.groupBy(messages, ({ created_at }) => formatDay(created_at, timeZone))
  return [...byDay].map(([day, ofDay]) => ({ day, messages: ofDay }))
}
