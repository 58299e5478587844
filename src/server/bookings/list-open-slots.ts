import { and, eq, gt, lt } from 'drizzle-orm'
import { listWorkingDays, SLOT_MINUTES } from '#server/bookings/working-slots.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Deps } from '#server/deps.ts'
import type { SlotsReply } from '#server/routes/bookings.schema.ts'

const SLOT_MS = SLOT_MINUTES * 60_000

/** Every slot of the next working days, and whether it is still free. */
export async function listOpenSlots({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<SlotsReply> {
  const days = listWorkingDays(config, clock())
  const taken = await listTakenTimes(
    db,
    days.flatMap((day) => day.startTimes),
  )
  return {
    timeZone: config.bookingTimeZone,
    durationMinutes: SLOT_MINUTES,
    days: days.map(({ date, startTimes }) => ({
      date,
      slots: startTimes.map((start) => ({
        startsAt: start.toISOString(),
        isFree: !taken.some(
          (booking) =>
            booking.startsAt < start.getTime() + SLOT_MS && booking.endsAt > start.getTime(),
        ),
      })),
    })),
  }
}

async function listTakenTimes(db: Deps['db'], startTimes: readonly Date[]) {
  const first = startTimes.at(0)
  const last = startTimes.at(-1)
  if (!first || !last) return []
  const rows = await db
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.provider, 'embedded'),
        lt(bookings.startsAt, new Date(last.getTime() + SLOT_MS)),
        gt(bookings.endsAt, first),
      ),
    )
  return rows.flatMap(({ startsAt, endsAt }) =>
    startsAt && endsAt ? [{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }] : [],
  )
}
