import type { CallTime } from '#server/platform/mail/describe-call-time.ts'

export type BookingOccasion = 'confirmed' | 'rescheduled' | 'cancelled'

/** The parts of a message about a booking that do not depend on its reader. */
export type BookingMail = {
  occasion: BookingOccasion
  /** Null before the scheduler has told it. */
  time: CallTime | null
  /** When the call would have begun before its last move; null when it was not moved, or nobody knows. */
  oldStartsAt: Date | null
  /** The visitor's zone, the firm's when it is unknown. */
  visitorZone: string
  firmZone: string
  joinUrl: string | null
}
