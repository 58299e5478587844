import { composeCalendarFile } from '#server/bookings/calendar-file.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { OutboxAttachment } from '#server/db/schema/outbox.ts'
import type { ServerConfig } from '#server/deps.ts'

/** Mail programs act on the method of the content type, which has to be the one inside the file. */
export function attachCalendarFile(
  config: ServerConfig,
  booking: BookingRow,
  audience: 'visitor' | 'staff',
): OutboxAttachment[] {
  if (booking.startsAt === null) return []
  const content = composeCalendarFile(config, booking, audience)
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return [
    {
      fileName: 'call.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content,
    },
  ]
}
