import type { ConversationState } from '#agent/conversation-state.ts'
import { ASKS_MAX, countAsks } from '#agent/decision/next-question.ts'
import { ABUSE_LIMIT } from '#agent/decision/score-facts.ts'
import type { Act, MoveKind } from '#agent/perception/act.ts'
import type { BookingOffer } from '#agent/turn.ts'
import { isBookable, type LeadStanding } from '#domain/booking-rule.ts'
import type { ScoreCard } from '#domain/score-card.ts'

export type BookingPlan =
  | { kind: 'open'; offer: BookingOffer }
  | { kind: 'ask_email' }
  | { kind: 'none' }

const does = (acts: readonly Act[], kind: MoveKind) => acts.some((act) => act.kind === kind)

function getStanding(state: ConversationState, card: ScoreCard): LeadStanding {
  return {
    card,
    hasEmail: typeof state.facts.email?.value === 'string',
    isAbusive: state.abuseCount >= ABUSE_LIMIT,
  }
}

function wantsCalendar(state: ConversationState, acts: readonly Act[]): boolean {
  if (does(acts, 'decline_booking') || does(acts, 'no_call')) return false
  if (does(acts, 'book')) return true
  return state.pending?.kind === 'calendar' && does(acts, 'affirm') && !does(acts, 'deny')
}

function planRequested(state: ConversationState): BookingPlan {
  const hasEmail = state.facts.email !== undefined || countAsks(state, 'email') >= ASKS_MAX
  return hasEmail || state.isBookingWanted
    ? { kind: 'open', offer: { reason: 'requested' } }
    : { kind: 'ask_email' }
}

/** Whether this message opens the calendar, and why. An estimate comes first; a request always counts. */
export function planBooking(
  state: ConversationState,
  acts: readonly Act[],
  card: ScoreCard,
): BookingPlan {
  const isEnded = state.abuseCount >= ABUSE_LIMIT
  if (isEnded) return { kind: 'none' }
  if (wantsCalendar(state, acts)) return planRequested(state)
  if (state.hasDeclinedCall) return { kind: 'none' }
  if (state.isBookingWanted && !does(acts, 'decline_booking')) {
    return { kind: 'open', offer: { reason: 'requested' } }
  }
  const wasOffered = state.shown.hasCalendar || state.isBooked || does(acts, 'decline_booking')
  if (wasOffered) return { kind: 'none' }
  return isBookable(getStanding(state, card))
    ? { kind: 'open', offer: { reason: 'qualified' } }
    : { kind: 'none' }
}
