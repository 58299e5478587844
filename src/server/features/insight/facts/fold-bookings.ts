import type { BookingStatus } from '#domain/booking-status.ts'
import {
  type CallOutcome,
  type InsightRow,
  OUTCOMES,
} from '#server/features/insight/facts/insight-row.ts'

/** One booking of a conversation, as the database hands it over. */
export type BookingFact = {
  status: BookingStatus
  outcome: 'won' | 'lost' | null
  right: boolean | null
}

const OUTCOME_OF: Readonly<Record<BookingStatus, CallOutcome>> = {
  offered: 'none',
  opened: 'none',
  // A browser's word alone: nobody knows yet whether there is a call.
  claimed: 'none',
  confirmed: 'coming',
  rescheduled: 'coming',
  cancelled: 'cancelled',
  no_show: 'no_show',
  held: 'held',
}

/** What the calls of one conversation came to: of several, the one that came furthest. */
export function foldBookings(
  facts: readonly BookingFact[],
): Pick<InsightRow, 'reached' | 'outcome' | 'wasScoreRight'> {
  const outcomes = facts.map(({ status, outcome }) => outcome ?? OUTCOME_OF[status])
  const isHeld = facts.some(({ status, outcome }) => status === 'held' || outcome !== null)
  const isConfirmed = outcomes.some((outcome) => outcome !== 'none')
  return {
    reached: new Set([
      ...(facts.length > 0 ? (['offered'] as const) : []),
      ...(isConfirmed ? (['confirmed'] as const) : []),
      ...(isHeld ? (['held'] as const) : []),
    ]),
    outcome: OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'none',
    wasScoreRight: facts.findLast(({ right }) => right !== null)?.right ?? null,
  }
}
