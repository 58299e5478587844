/** States of a booking. `rescheduled` is confirmed, and was moved at least once. */
export const BOOKING_STATUSES = [
  'offered',
  'opened',
  'claimed',
  'confirmed',
  'rescheduled',
  'cancelled',
  'no_show',
  'held',
] as const

export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** The status that people are shown: a claim that nobody confirmed in time is shown as expired, and may still be confirmed later. */
export type ShownBookingStatus = BookingStatus | 'expired'
export const SHOWN_BOOKING_STATUSES = [...BOOKING_STATUSES, 'expired'] as const

/** Claims that no provider confirmed within this time are shown as expired. */
export const CLAIM_LIFETIME_HOURS = 24

const HOUR_MS = 3_600_000

/** `claimedAt` is when a browser first said so; null when none did. */
export function describeStatus(
  { status, claimedAt }: { status: BookingStatus; claimedAt: Date | null },
  now: Date,
): ShownBookingStatus {
  if (status !== 'claimed' || claimedAt === null) return status
  const ageMs = now.getTime() - claimedAt.getTime()
  return ageMs >= CLAIM_LIFETIME_HOURS * HOUR_MS ? 'expired' : 'claimed'
}

/** A call that somebody will come to, as far as is known. */
export function isUpcoming(status: BookingStatus): boolean {
  return status === 'confirmed' || status === 'rescheduled'
}
