import type { ManagedBooking } from '#contract/bookings.ts'
import { isUpcoming } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import { changeSchedule } from '#server/features/bookings/change-schedule.ts'
import {
  type EmbeddedBooking,
  findManagedBooking,
} from '#server/features/bookings/find-managed-booking.ts'
import { toManagedBooking } from '#server/features/bookings/read-managed-booking.ts'
import { readManageKey } from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { AppError } from '#server/platform/errors.ts'

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
