import type { BookingEvent, BookingSource, InviteeDetails } from '#domain/booking-event.ts'
import type { InviteeResource } from '#server/features/bookings/calendly/invitee-resource.ts'

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
