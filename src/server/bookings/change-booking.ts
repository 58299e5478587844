import { isUpcoming } from '#domain/booking-status.ts'
import { changeSchedule } from '#server/bookings/change-schedule.ts'
import { type EmbeddedBooking, findManagedBooking } from '#server/bookings/find-managed-booking.ts'
import { readManageKey } from '#server/bookings/manage-key.ts'
import { toManagedBooking } from '#server/bookings/read-managed-booking.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ManagedBooking } from '#server/routes/bookings.schema.ts'

export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>
type Change = (transaction: Transaction, booking: EmbeddedBooking) => Promise<unknown>

/** Lets whoever holds the key change the booking, and shows what became of it. */
export async function changeBooking(
  deps: ChangeDeps,
  key: string,
  change: Change,
): Promise<ManagedBooking> {
  const bookingId = readManageKey(deps.config.authSecret, key)
  // Whoever has no key does not get as far as the lock.
  await findManagedBooking(deps.db, bookingId)
  const changed = await changeSchedule(deps.db, async (transaction) => {
    await change(transaction, await findManagedBooking(transaction, bookingId))
    return findManagedBooking(transaction, bookingId)
  })
  await deps.jobs.wake('outbox')
  return toManagedBooking(deps, changed)
}

/** @throws AppError when the call was cancelled, has begun, or is over. */
export function requireUpcoming({ status, startsAt }: EmbeddedBooking, now: Date): void {
  if (status === 'cancelled') throw new AppError('conflict', 'This booking was cancelled.')
  if (!isUpcoming(status) || startsAt <= now) {
    throw new AppError('conflict', 'The time of this call has come. It can no longer be changed.')
  }
}
