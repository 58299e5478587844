import { z } from 'zod'
import type { BookingEvent, BookingSource, InviteeDetails } from '#domain/booking-event.ts'
import {
  InviteeResource,
  InviteeUri,
  Moment,
} from '#server/features/bookings/calendly/invitee-resource.ts'
import type { BookingUtm } from '#server/platform/db/schema/bookings.ts'

const source = 'provider'

type Ties = { reference: string | null; utm: BookingUtm | null }
const NO_TIES: Ties = { reference: null, utm: null }

/** Calendly's news of one booking, in the form of the ledger. */
export type ProviderNews = Ties & { events: readonly BookingEvent[] }

/** Some documents of Calendly show the mark itself as the payload, others the invitee with its mark. */
const NoShowMark = z.object({ invitee: InviteeUri, created_at: Moment.optional() })
const Marked = z.union([InviteeResource, NoShowMark])

const CalendlyMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('invitee.created'), created_at: Moment, payload: InviteeResource }),
  z.object({ event: z.literal('invitee.canceled'), created_at: Moment, payload: InviteeResource }),
  z.object({ event: z.literal('invitee_no_show.created'), created_at: Moment, payload: Marked }),
  z.object({ event: z.literal('invitee_no_show.deleted'), created_at: Moment, payload: Marked }),
])
type CalendlyMessage = z.infer<typeof CalendlyMessage>

/** The messages that say something of a booking. */
export const CALENDLY_EVENTS: ReadonlySet<string> = new Set([
  'invitee.created',
  'invitee.canceled',
  'invitee_no_show.created',
  'invitee_no_show.deleted',
])

export type ParsedMessage =
  | { kind: 'news'; news: ProviderNews }
  | { kind: 'malformed'; problem: string }

/** Reads a message that was signed; nothing in it is believed to have the right shape. */
export function parseCalendlyMessage(body: unknown): ParsedMessage {
  const parsed = CalendlyMessage.safeParse(body)
  if (!parsed.success) return { kind: 'malformed', problem: describeProblem(parsed.error) }
  const events = listEvents(parsed.data)
  if (!events) return { kind: 'malformed', problem: 'scheduled_event: missing' }
  const { payload } = parsed.data
  const ties = 'invitee' in payload ? NO_TIES : readTies(payload)
  return { kind: 'news', news: { events, ...ties } }
}

/** The fields that tie an invitee to a conversation and to a campaign. */
export function readTies({ tracking }: InviteeResource): Ties {
  const utm = {
    source: tracking.utm_source,
    medium: tracking.utm_medium,
    campaign: tracking.utm_campaign,
  }
  const isTagged = Object.values(utm).some((tag) => tag !== '')
  return { reference: tracking.salesforce_uuid, utm: isTagged ? utm : null }
}

/** Null for a creation without its time. */
function listEvents({ event, created_at: at, payload }: CalendlyMessage): BookingEvent[] | null {
  if (event === 'invitee.created') {
    const creation = describeCreation(payload, { source, at })
    return creation && [creation]
  }
  if (event === 'invitee.canceled') {
    return [...listCreation(payload), describeCancellation(payload, { source, at })]
  }
  const isUndone = event === 'invitee_no_show.deleted'
  const kind = isUndone ? 'no_show_undone' : 'no_show'
  if ('invitee' in payload) {
    const markedAt = isUndone ? at : (payload.created_at ?? at)
    return [{ kind, source, at: markedAt, inviteeUri: payload.invitee }]
  }
  const markedAt = isUndone ? at : (payload.no_show?.created_at ?? at)
  return [...listCreation(payload), { kind, source, at: markedAt, inviteeUri: payload.uri }]
}

function listCreation(payload: InviteeResource): BookingEvent[] {
  const creation = describeCreation(payload, { source, at: null })
  return creation ? [creation] : []
}

/** Where it is wrong and how, without what it said. */
function describeProblem(error: z.ZodError): string {
  const problems = error.issues.map(
    ({ path, message }) => `${path.join('.') || 'body'}: ${message}`,
  )
  return problems.join('; ').slice(0, 500)
}

type BookingEventOf<Kind extends BookingEvent['kind']> = Extract<BookingEvent, { kind: Kind }>

/** `at` counts where the invitee does not say itself when it happened. */
type Teller = { source: BookingSource; at: string | null }

const COMPANY_QUESTION = /\b(?:company|organi[sz]ation|business|firm|employer)\b/i

/**
 * How the invitee came to be, if it says so. Every message and answer describes the whole invitee, so that a
 * message that never came is made good by the next.
 */
export function describeCreation(
  invitee: InviteeResource,
  { source, at }: Teller,
): BookingEventOf<'created'> | null {
  const { scheduled_event: scheduled, created_at: createdAt = at } = invitee
  if (!scheduled || createdAt === null) return null
  return {
    kind: 'created',
    source,
    at: createdAt,
    inviteeUri: invitee.uri,
    startsAt: scheduled.start_time,
    endsAt: scheduled.end_time,
    oldInviteeUri: invitee.old_invitee ?? null,
    invitee: describePerson(invitee),
    links: {
      join: scheduled.location.join_url,
      reschedule: invitee.reschedule_url,
      cancel: invitee.cancel_url,
    },
  }
}

export function describeCancellation(
  invitee: InviteeResource,
  { source, at }: Teller & { at: string },
): BookingEventOf<'cancelled'> {
  const { cancellation } = invitee
  const newInviteeUri = invitee.new_invitee ?? null
  return {
    kind: 'cancelled',
    source,
    at: cancellation?.created_at ?? at,
    inviteeUri: invitee.uri,
    isMove: invitee.rescheduled === true || newInviteeUri !== null,
    oldInviteeUri: invitee.old_invitee ?? null,
    newInviteeUri,
    reason: cancellation?.reason ?? '',
  }
}

function describePerson(invitee: InviteeResource): InviteeDetails {
  const asked = invitee.questions_and_answers.find(({ question }) =>
    COMPANY_QUESTION.test(question),
  )
  return {
    name: invitee.name,
    email: invitee.email,
    company: asked?.answer ?? '',
    timeZone: invitee.timezone,
  }
}
