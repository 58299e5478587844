import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { AppError } from '#server/platform/errors.ts'

/** A call of our own scheduler: it has a time, and somebody who comes. */
export type EmbeddedBooking = BookingRow & { startsAt: Date; endsAt: Date; inviteeUri: string }

/**
 * The booking that a key was read as.
 * @throws AppError the same one for no key, a wrong one, and one whose booking is gone.
 */
export async function findManagedBooking(
  db: Pick<Transaction, 'select'>,
  bookingId: string | null,
): Promise<EmbeddedBooking> {
  const [booking] = bookingId === null ? [] : await selectEmbedded(db, bookingId)
  if (!booking || !isEmbeddedBooking(booking)) {
    throw new AppError('not_found', 'There is no such booking.')
  }
  return booking
}

function selectEmbedded(db: Pick<Transaction, 'select'>, bookingId: string) {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.provider, 'embedded')))
}

function isEmbeddedBooking(booking: BookingRow): booking is EmbeddedBooking {
  return booking.startsAt !== null && booking.endsAt !== null && booking.inviteeUri !== null
}
