/** Who reported an event. `provider` is a message of Calendly's, `provider_api` an answer to our question. */
export type BookingSource = 'agent' | 'browser' | 'visitor' | 'provider' | 'provider_api' | 'staff'

/** The visitor, as told to the scheduler. Empty fields were not told. */
export type InviteeDetails = { name: string; email: string; company: string; timeZone: string }

/** Addresses that go with one booking; null where the scheduler has none. */
export type BookingLinks = {
  join: string | null
  reschedule: string | null
  cancel: string | null
}

/** The calendar was shown, and then drawn in a browser. */
type Showing = { kind: 'offered' | 'opened' }
/** A browser said that this invitee was booked. It is no proof. */
type Claim = {
  kind: 'claimed'
  inviteeUri: string
  startsAt: string | null
  invitee: InviteeDetails
}
/** The scheduler said so. A move makes a new invitee out of an old one and tells it from both sides. */
type Creation = {
  kind: 'created'
  inviteeUri: string
  startsAt: string
  endsAt: string
  oldInviteeUri: string | null
  invitee: InviteeDetails
  links: BookingLinks
}
type Cancellation = {
  kind: 'cancelled'
  inviteeUri: string
  /** One of a move's two messages: the booking goes on under another invitee. */
  isMove: boolean
  /** Of an earlier move, by which this invitee came about. */
  oldInviteeUri: string | null
  newInviteeUri: string | null
  reason: string
}
/** Our own scheduler moves a booking in place. `timeZone` is where the visitor was by then; empty when unknown. */
type Move = {
  kind: 'moved'
  inviteeUri: string
  startsAt: string
  endsAt: string
  timeZone?: string
}
/** The outcome of the call. Staff's latest report on an invitee overrides the provider's. */
type Attendance = {
  kind: 'no_show' | 'no_show_undone' | 'held' | 'won' | 'lost'
  inviteeUri: string
}

/** One thing that happened to a booking. `at` is when, ISO 8601, by the clock of the source that reports it. */
export type BookingEvent = { at: string; source: BookingSource } & (
  | Showing
  | Claim
  | Creation
  | Cancellation
  | Move
  | Attendance
)

export type BookingEventKind = BookingEvent['kind']
