import { and, eq } from 'drizzle-orm'
import { composeEmbeddedUris } from '#server/bookings/booking-uri.ts'
import { listWorkingDays, SLOT_MINUTES } from '#server/bookings/working-slots.ts'
import { hashSecret } from '#server/conversations/owner.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { BookSlotReply, BookSlotRequest } from '#server/routes/bookings.schema.ts'

/** `origin` is the one under which the visitor reached us. */
type Request = BookSlotRequest & { secret: string | null; origin: string }

/** Books one slot of the embedded scheduler. The database decides who gets it. */
export async function bookSlot(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>,
  request: Request,
): Promise<BookSlotReply> {
  const startsAt = new Date(request.startsAt)
  const now = deps.clock()
  if (!isOffered(deps.config, startsAt, now)) {
    const message = 'This time is not offered. Pick one from the list.'
    throw new AppError('invalid_request', message, { startsAt: message })
  }
  const ownerHash = request.secret && hashSecret(request.secret)
  const id = deps.createId()
  const [created] = await deps.db
    .insert(bookings)
    .values({
      id,
      ...composeEmbeddedUris(id, deps.createId()),
      status: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000),
      name: request.name,
      email: request.email,
      company: request.company,
      ownerHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  const booking = created ?? (await findOwnBooking(deps.db, { startsAt, ownerHash, request }))
  if (!booking) {
    throw new AppError('slot_taken', 'Someone just took this time. Pick another one.')
  }
  return {
    eventUri: request.origin + booking.eventUri,
    inviteeUri: request.origin + booking.inviteeUri,
    scheduledTime: startsAt.toISOString(),
  }
}

function isOffered(config: Deps['config'], startsAt: Date, now: Date): boolean {
  return listWorkingDays(config, now).some((day) =>
    day.startTimes.some((start) => start.getTime() === startsAt.getTime()),
  )
}

/** A second click of the same browser gets the booking that its first one made. */
async function findOwnBooking(
  db: Deps['db'],
  { startsAt, ownerHash, request }: { startsAt: Date; ownerHash: string | null; request: Request },
) {
  if (!ownerHash) return null
  const [booking] = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.provider, 'embedded'),
        eq(bookings.startsAt, startsAt),
        eq(bookings.ownerHash, ownerHash),
        eq(bookings.email, request.email),
      ),
    )
  return booking ?? null
}
