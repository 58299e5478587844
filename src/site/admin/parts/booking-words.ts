import type { AdminBooking, AdminBookingEvent } from '#contract/admin-bookings.ts'

type Status = AdminBooking['status']

const STATUSES: Readonly<Record<Status, string>> = {
  offered: 'Calendar offered',
  opened: 'Calendar opened',
  claimed: 'Waiting for confirmation',
  expired: 'Never confirmed',
  confirmed: 'Confirmed',
  rescheduled: 'Rescheduled',
  cancelled: 'Canceled',
  no_show: 'No-show',
  held: 'Held',
}

/** Where a booking stands, in words for staff. An outcome says more than that the call was held. */
export function describeStanding({ status, outcome }: Pick<AdminBooking, 'status' | 'outcome'>) {
  if (outcome !== null && status === 'held') return outcome === 'won' ? 'Held, won' : 'Held, lost'
  return STATUSES[status]
}

/** The same for a status that is stored with a conversation. */
export function describeStoredStatus(status: string | null): string | null {
  const words = Object.entries(STATUSES).find(([known]) => known === status)?.[1]
  return words?.toLowerCase() ?? status
}

const KINDS: Readonly<Record<string, string>> = {
  offered: 'Calendar offered',
  opened: 'Calendar opened',
  claimed: 'Reported as booked',
  created: 'Booked',
  moved: 'Rescheduled',
  cancelled: 'Canceled',
  no_show: 'No-show',
  no_show_undone: 'No-show reversed',
  held: 'Held',
  won: 'Won',
  lost: 'Lost',
}

export function describeKind({ kind }: Pick<AdminBookingEvent, 'kind'>): string {
  return KINDS[kind] ?? kind
}

/** Who said so, and how far that can be trusted. */
export function describeTeller(
  { source }: Pick<AdminBookingEvent, 'source'>,
  provider: AdminBooking['provider'],
): string {
  const isCalendly = provider === 'calendly'
  const tellers: Readonly<Record<AdminBookingEvent['source'], string>> = {
    agent: 'the assistant',
    browser: 'the visitor’s browser, unverified',
    visitor: 'the visitor',
    provider: isCalendly ? 'Calendly, signed' : 'our scheduler',
    provider_api: 'Calendly, when asked',
    staff: 'staff',
  }
  return tellers[source]
}

/** What a person who comes is called, as far as anybody said. */
export function nameVisitor({ name, company, email }: AdminBooking): string {
  return [name, company].filter(Boolean).join(', ') || email || 'No name yet'
}

/** Confirmed, over, and nobody has said what became of it. */
export function isAwaitingOutcome({ status, starts_at }: AdminBooking, nowMs: number): boolean {
  const isConfirmed = status === 'confirmed' || status === 'rescheduled'
  return isConfirmed && starts_at !== null && Date.parse(starts_at) <= nowMs
}
