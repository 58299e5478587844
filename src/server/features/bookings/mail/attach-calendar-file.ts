import type { ServerConfig } from '#server/deps.ts'
import { composeCalendarFile } from '#server/features/bookings/calendar-file.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import type { OutboxAttachment } from '#server/platform/db/schema/outbox.ts'

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
