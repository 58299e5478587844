import { eq } from 'drizzle-orm'
import { site } from '#content/site.ts'
import { foldBooking } from '#domain/booking-ledger.ts'
import type { ServerConfig } from '#server/deps.ts'
import type { BookingMail, BookingOccasion } from '#server/features/bookings/mail/booking-mail.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookingEvents } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import type { CallTime } from '#server/platform/mail/describe-call-time.ts'

const MINUTE_MS = 60_000

/** What a message about a booking says, whoever reads it. */
export async function readBookingMail(
  config: Pick<ServerConfig, 'bookingTimeZone'>,
  transaction: Transaction,
  { booking, occasion }: { booking: BookingRow; occasion: BookingOccasion },
): Promise<BookingMail> {
  const firmZone = config.bookingTimeZone
  return {
    occasion,
    time: readTime(booking),
    oldStartsAt: occasion === 'rescheduled' ? await readOldStart(transaction, booking.id) : null,
    visitorZone: isTimeZone(booking.timeZone) ? booking.timeZone : firmZone,
    firmZone,
    joinUrl: booking.joinUrl,
  }
}

/** Score and reason of the conversation that the call was booked in; null when there is none. */
export async function readLead(
  transaction: Transaction,
  { conversationId }: Pick<BookingRow, 'conversationId'>,
): Promise<{ score: number; reason: 'qualified' | 'requested' | null } | null> {
  if (conversationId === null) return null
  const [conversation] = await transaction
    .select({
      score: diagnosticConversations.leadScore,
      reason: diagnosticConversations.bookingReason,
    })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  return conversation ?? null
}

function readTime({ startsAt, endsAt }: BookingRow): CallTime | null {
  if (startsAt === null) return null
  return { startsAt, endsAt: endsAt ?? new Date(startsAt.getTime() + site.callMinutes * MINUTE_MS) }
}

async function readOldStart(transaction: Transaction, bookingId: string): Promise<Date | null> {
  const stored = await transaction
    .select({ event: bookingEvents.event })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const from = foldBooking(stored.map(({ event }) => event)).moves.at(-1)?.from
  return from ? new Date(from) : null
}

/** Empty when unknown, and what a provider calls a zone need not be one here. */
function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
