import type { BookingEvent } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import {
  type CalendlyAnswer,
  readInvitee,
} from '#server/features/bookings/calendly/calendly-client.ts'
import { describeFailure } from '#server/features/bookings/calendly/describe-failure.ts'
import type { InviteeResource } from '#server/features/bookings/calendly/invitee-resource.ts'
import {
  describeCancellation,
  describeCreation,
} from '#server/features/bookings/calendly/list-invitee-events.ts'
import { readTies } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import {
  pauseQuestions,
  putOffQuestion,
  type Question,
  settleQuestion,
  takeDueQuestion,
} from '#server/features/bookings/calendly/take-due-question.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

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
