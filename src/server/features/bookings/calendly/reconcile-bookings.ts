import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import {
  type CalendlyAnswer,
  describeFailure,
  readInvitee,
} from '#server/features/bookings/calendly/calendly-client.ts'
import type { InviteeResource } from '#server/features/bookings/calendly/invitee-resource.ts'
import { isDoubtful } from '#server/features/bookings/calendly/is-doubtful.ts'
import {
  describeCancellation,
  describeCreation,
  readTies,
} from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'

/** Bookings in one run. Each takes two requests for each of its invitees. */
const QUESTIONS_MAX = 20
/** Invitees of one booking: so many moves in a chain are followed. */
const INVITEES_MAX = 10
const source = 'provider_api'

type ReconcileDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger' | 'jobs'>

/**
 * Asks Calendly what became of bookings that a lost or late message leaves in doubt. Without a token it does
 * nothing. A claim that Calendly knows nothing of stays a claim, and expires.
 */
export async function reconcileBookings(deps: ReconcileDeps): Promise<void> {
  const { calendlyToken } = deps.config
  if (calendlyToken === undefined) return
  for (let count = 0; count < QUESTIONS_MAX; count += 1) {
    const question = await takeDueQuestion(deps)
    if (!question) return
    const canGoOn = await askAbout(deps, calendlyToken, question)
    if (!canGoOn) return
  }
}

/** Whether there is a point in asking about the next booking now. */
async function askAbout(
  deps: ReconcileDeps,
  calendlyToken: string,
  question: Question,
): Promise<boolean> {
  const history = await readHistory({ ...deps.config, calendlyToken }, question.booking.inviteeUri)
  const standing = await recordHistory(deps, question, history.invitees)
  const isAnswered = history.end === 'whole' && standing !== null && standing.startsAt !== null
  if (isAnswered) await settleQuestion(deps, question)
  else await putOffQuestion(deps, question)
  if (history.end === 'whole') return true
  if (history.end !== 'missing') {
    await noteRefusal(deps, question, history.end)
    return false
  }
  const { id: bookingId, status } = question.booking
  deps.logger.info({ bookingId, status }, 'Calendly knows nothing of an invitee')
  return true
}

type Refusal = Extract<CalendlyAnswer<never>, { kind: 'limited' | 'failed' }>

async function noteRefusal(deps: ReconcileDeps, { booking }: Question, refusal: Refusal) {
  if (refusal.kind === 'limited') await pauseQuestions(deps, refusal.retryAfterSeconds)
  deps.logger.warn({ bookingId: booking.id, ...refusal }, 'Calendly could not be asked')
}

/** How the reading ended: `missing` when Calendly knows nothing of an invitee. */
type History = { invitees: readonly InviteeResource[]; end: 'whole' | 'missing' | Refusal }

/** The invitee and those that it came from and went on to, as far as Calendly tells. */
async function readHistory(
  config: Parameters<typeof readInvitee>[0],
  inviteeUri: string,
): Promise<History> {
  const invitees: InviteeResource[] = []
  const uris = [inviteeUri]
  let end: History['end'] = 'whole'
  // The list grows while it is read.
  for (const uri of uris) {
    const answer = await readInvitee(config, uri)
    if (answer.kind === 'limited' || answer.kind === 'failed') return { invitees, end: answer }
    if (answer.kind === 'missing') {
      end = 'missing'
      continue
    }
    invitees.push(answer.resource)
    const { old_invitee, new_invitee } = answer.resource
    const next = [old_invitee, new_invitee].filter((one) => one && !uris.includes(one))
    uris.push(...next.flatMap((one) => (one && uris.length < INVITEES_MAX ? [one] : [])))
  }
  return { invitees, end }
}

/** Where the booking stands then; null when nothing could be recorded. */
async function recordHistory(
  deps: ReconcileDeps,
  { booking }: Question,
  invitees: readonly InviteeResource[],
): Promise<BookingRow | null> {
  if (invitees.length === 0) return null
  const now = deps.clock().toISOString()
  const ties = invitees.map(readTies)
  const news = {
    events: invitees.flatMap((invitee) => listEvents(invitee, now)),
    reference: ties.find((tie) => tie.reference !== null)?.reference ?? null,
    utm: ties.find((tie) => tie.utm !== null)?.utm ?? null,
  }
  try {
    const standing = await recordProviderEvents(deps, news)
    const lifted = invitees.filter((invitee) => isMarkLifted(invitee, standing))
    const events = lifted.map((invitee) => describeLiftedMark(invitee, now))
    return events.length > 0 ? await recordProviderEvents(deps, { ...news, events }) : standing
  } catch (error) {
    // One booking that cannot be recorded does not keep the others from being asked about.
    const problem = describeFailure(error)
    deps.logger.error({ bookingId: booking.id, problem }, 'answer of Calendly not recorded')
    return null
  }
}

/** `now` counts where Calendly does not say when something happened. */
function listEvents(invitee: InviteeResource, now: string): BookingEvent[] {
  const at = invitee.updated_at ?? now
  const { uri: inviteeUri, no_show: mark } = invitee
  const events: (BookingEvent | null)[] = [
    describeCreation(invitee, { source, at }),
    invitee.status === 'canceled' ? describeCancellation(invitee, { source, at }) : null,
    mark ? { kind: 'no_show', source, at: mark.created_at ?? at, inviteeUri } : null,
  ]
  return events.filter((event) => event !== null)
}

/** An absence that we know of and Calendly no longer does. */
function isMarkLifted({ uri, no_show: mark }: InviteeResource, standing: BookingRow): boolean {
  return standing.status === 'no_show' && standing.inviteeUri === uri && !mark
}

function describeLiftedMark({ uri, updated_at }: InviteeResource, now: string): BookingEvent {
  return { kind: 'no_show_undone', source, at: updated_at ?? now, inviteeUri: uri }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ANSWER_LASTS_MS = HOUR_MS
const DELAY_MAX_MS = 6 * HOUR_MS
/** Far longer than asking takes. */
const LEASE_MS = 5 * MINUTE_MS
const PAUSE = 'ask_calendly'

type QuestionDeps = Pick<Deps, 'db' | 'clock'>

/** A booking that Calendly should be asked about; `attempts` counts those that brought no answer, this one too. */
type Question = { booking: BookingRow & { inviteeUri: string }; attempts: number }

/**
 * The next one that is due. Nobody else gets it until it is settled or its lease ends: the counters of the
 * rate limits say how often was asked in vain (`points`) and when may be asked again (`expire`).
 */
async function takeDueQuestion(deps: QuestionDeps): Promise<Question | null> {
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
async function settleQuestion({ db, clock }: QuestionDeps, { booking }: Question) {
  const expire = new Date(clock().getTime() + ANSWER_LASTS_MS)
  await db
    .update(rateLimits)
    .set({ points: 0, expire })
    .where(eq(rateLimits.key, nameQuestion(booking.id)))
}

/** Asked in vain: again in one minute, two, four … at most six hours. */
async function putOffQuestion({ db, clock }: QuestionDeps, { booking, attempts }: Question) {
  const delayMs = Math.min(MINUTE_MS * 2 ** (attempts - 1), DELAY_MAX_MS)
  await db
    .update(rateLimits)
    .set({ expire: new Date(clock().getTime() + delayMs) })
    .where(eq(rateLimits.key, nameQuestion(booking.id)))
}

/** Calendly asked for a pause: nobody asks anything before it is over. */
async function pauseQuestions({ db, clock }: QuestionDeps, seconds: number) {
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
