import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

const CONFIRMED: BookingRow = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  provider: 'embedded',
  reference: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  conversationId: null,
  eventUri: null,
  inviteeUri: null,
  status: 'confirmed',
  startsAt: new Date('2026-03-09T13:00:00Z'),
  endsAt: new Date('2026-03-09T13:30:00Z'),
  blockedUntil: new Date('2026-03-09T13:30:00Z'),
  timeZone: 'Europe/Berlin',
  name: 'Dana Reyes',
  email: 'dana@harbor.example',
  company: 'Harbor',
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
  moves: 0,
  claimedAt: null,
  outcome: null,
  wasScoreRight: null,
  judgedScore: null,
  judgedAt: null,
  utm: null,
  ownerHash: null,
  createdAt: new Date('2026-03-02T05:00:00Z'),
  updatedAt: new Date('2026-03-02T05:00:00Z'),
}

/** A row as the ledger would store it: a confirmed embedded booking, on the Monday after New York's clocks changed. */
export function composeTestBooking(fields: Partial<BookingRow> = {}): BookingRow {
  return { ...CONFIRMED, ...fields }
}
