import type { ConversationState } from '#agent/conversation-state.ts'
import { ASKS_MAX, countAsks } from '#agent/decision/next-question.ts'
import { ABUSE_LIMIT } from '#agent/decision/score-facts.ts'
import type { Act, MoveKind } from '#agent/perception/act.ts'
import type { BookingOffer } from '#agent/turn.ts'
import {
  isBookable,
  isPromising,
  isTold,
  isVeryPromising,
  type LeadStanding,
} from '#domain/booking-rule.ts'
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

/** The visitor tells their case in their own order: a question was passed over, or the address came with the estimate. */
function leadsTheTalk(state: ConversationState, acts: readonly Act[]): boolean {
  if (state.passedOver > 0) return true
  const leavesAddress = acts.some((act) => act.kind === 'inform' && act.slot === 'email')
  return leavesAddress && countAsks(state, 'email') === 0
}

/**
 * A visitor who told everything they are asked for is invited. One who gave an address unasked wants to be met,
 * so questions nobody spoke of are no reason to hold the calendar back; whoever leads the talk needs less to speak for them.
 */
function isInvited(
  state: ConversationState,
  acts: readonly Act[],
  standing: LeadStanding,
): boolean {
  if (state.shown.roiKey === null) return false
  if (isTold(standing)) return true
  if (leadsTheTalk(state, acts)) return isPromising(standing)
  return countAsks(state, 'email') === 0 && isVeryPromising(standing)
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
  const standing = getStanding(state, card)
  if (isBookable(standing)) return { kind: 'open', offer: { reason: 'qualified' } }
  return isInvited(state, acts, standing)
    ? { kind: 'open', offer: { reason: 'invited' } }
    : { kind: 'none' }
}
