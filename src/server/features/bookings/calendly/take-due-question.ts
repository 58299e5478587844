import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { isDoubtful } from '#server/features/bookings/calendly/is-doubtful.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ANSWER_LASTS_MS = HOUR_MS
const DELAY_MAX_MS = 6 * HOUR_MS
/** Far longer than asking takes. */
const LEASE_MS = 5 * MINUTE_MS
const PAUSE = 'ask_calendly'

type QuestionDeps = Pick<Deps, 'db' | 'clock'>

/** A booking that Calendly should be asked about; `attempts` counts those that brought no answer, this one too. */
export type Question = { booking: BookingRow & { inviteeUri: string }; attempts: number }

/**
 * The next one that is due. Nobody else gets it until it is settled or its lease ends: the counters of the
 * rate limits say how often was asked in vain (`points`) and when may be asked again (`expire`).
 */
export async function takeDueQuestion(deps: QuestionDeps): Promise<Question | null> {
  const due = await findDue(deps)
  if (!due) return null
  const now = deps.clock()
  const expire = new Date(now.getTime() + LEASE_MS)
  const [lease] = await deps.db
    .insert(rateLimits)
    .values({ key: nameQuestion(due.id), points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${rateLimits.points} + 1`, expire },
      setWhere: lte(rateLimits.expire, now),
    })
    .returning()
  const { inviteeUri } = due
  if (!lease || inviteeUri === null) return takeDueQuestion(deps)
  return { booking: { ...due, inviteeUri }, attempts: lease.points }
}

/** Answered: the count starts anew, and the next question is due in an hour. */
export async function settleQuestion({ db, clock }: QuestionDeps, { booking }: Question) {
  const expire = new Date(clock().getTime() + ANSWER_LASTS_MS)
  await db
    .update(rateLimits)
    .set({ points: 0, expire })
    .where(eq(rateLimits.key, nameQuestion(booking.id)))
}

/** Asked in vain: again in one minute, two, four … at most six hours. */
export async function putOffQuestion({ db, clock }: QuestionDeps, { booking, attempts }: Question) {
  const delayMs = Math.min(MINUTE_MS * 2 ** (attempts - 1), DELAY_MAX_MS)
  await db
    .update(rateLimits)
    .set({ expire: new Date(clock().getTime() + delayMs) })
    .where(eq(rateLimits.key, nameQuestion(booking.id)))
}

/** Calendly asked for a pause: nobody asks anything before it is over. */
export async function pauseQuestions({ db, clock }: QuestionDeps, seconds: number) {
  const expire = new Date(clock().getTime() + seconds * 1_000)
  await db
    .insert(rateLimits)
    .values({ key: PAUSE, points: 1, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire } })
}

function nameQuestion(bookingId: string): string {
  return `${PAUSE}:${bookingId}`
}

async function findDue({ db, clock }: QuestionDeps): Promise<BookingRow | null> {
  const now = clock()
  const [pause] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, PAUSE), gt(rateLimits.expire, now)))
  if (pause) return null
  const [due] = await db
    .select({ booking: bookings })
    .from(bookings)
    .leftJoin(rateLimits, eq(rateLimits.key, sql`${`${PAUSE}:`} || ${bookings.id}`))
    .where(
      and(
        eq(bookings.provider, 'calendly'),
        isNotNull(bookings.inviteeUri),
        isDoubtful(now),
        or(isNull(rateLimits.expire), lte(rateLimits.expire, now)),
      ),
    )
    .orderBy(
      // Anybody can make claims, as many as they like: they wait for what Calendly has confirmed, and those
      // that it knew nothing of wait for the others.
      eq(bookings.status, 'claimed'),
      sql`coalesce(${rateLimits.points}, 0)`,
      sql`coalesce(${rateLimits.expire}, ${bookings.updatedAt})`,
      asc(bookings.id),
    )
    .limit(1)
  return due?.booking ?? null
}
