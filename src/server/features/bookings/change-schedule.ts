import { eq, max, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { bookingEvents } from '#server/platform/db/schema/bookings.ts'
import { AppError } from '#server/platform/errors.ts'

/** Any number that nothing else locks by. */
const SCHEDULE_LOCK = 4_615_190_023
const EXCLUSION_VIOLATION = '23P01'

/**
 * Runs one change of the embedded schedule after the other, across all processes: transactions that insert
 * into an exclusion constraint at once would deadlock. The constraint still has the last word.
 */
export async function changeSchedule<Result>(
  db: Db,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`)
      return change(transaction)
    })
  } catch (error) {
    if (isOverlap(error)) return refuseTakenSlot()
    throw error
  }
}

export function refuseTakenSlot(): never {
  throw new AppError('slot_taken', 'Someone just took this time. Pick another one.')
}

/** Drizzle wraps what the driver threw. */
function isOverlap(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === EXCLUSION_VIOLATION) || isOverlap(error.cause)
}

/** Now, or just after the last event of the booking: two at one moment would have no order. */
export async function findEventTime(
  transaction: Transaction,
  bookingId: string,
  now: Date,
): Promise<string> {
  const [last] = await transaction
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const afterLastMs = last?.at ? last.at.getTime() + 1 : 0
  return new Date(Math.max(now.getTime(), afterLastMs)).toISOString()
}
