import type { Heard } from '#agent/decide/decision.ts'
import { isTooSmall } from '#agent/decide/estimate-roi.ts'
import { ASKS_MAX, countAsks } from '#agent/decide/next-question.ts'
import { ABUSE_LIMIT } from '#agent/decide/score-facts.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { BookingOffer } from '#agent/state/turn.ts'
import type { Act, MoveKind } from '#agent/understand/message/act.ts'
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

/** What was said about a call: words of their own, or an answer to its offer. */
export type CallWish = Pick<Heard, 'acts' | 'consent'>

export function declinesCall({ acts, consent }: CallWish): boolean {
  return does(acts, 'decline_booking') || does(acts, 'no_call') || consent === 'no'
}

export function wantsCalendar({ acts, consent }: CallWish): boolean {
  return !declinesCall({ acts, consent }) && (does(acts, 'book') || consent === 'yes')
}

function planRequested(state: ConversationState): BookingPlan {
  const hasEmail = state.facts.email !== undefined || countAsks(state, 'email') >= ASKS_MAX
  return hasEmail || state.isBookingWanted
    ? { kind: 'open', offer: { reason: 'requested' } }
    : { kind: 'ask_email' }
}

/**
 * Whether this message opens the calendar, and why: the visitor asks for it, or the rule is met and no call was
 * declined. An estimate comes first; a request always counts.
 */
export function planBooking(
  state: ConversationState,
  wish: CallWish,
  card: ScoreCard,
): BookingPlan {
  const isEnded = state.abuseCount >= ABUSE_LIMIT
  if (isEnded) return { kind: 'none' }
  if (wantsCalendar(wish)) return planRequested(state)
  if (state.hasDeclinedCall) return { kind: 'none' }
  if (state.isBookingWanted) return { kind: 'open', offer: { reason: 'requested' } }
  if (state.shown.hasCalendar || state.isBooked || isTooSmall(state)) return { kind: 'none' }
  return isBookable(getStanding(state, card))
    ? { kind: 'open', offer: { reason: 'qualified' } }
    : { kind: 'none' }
}
