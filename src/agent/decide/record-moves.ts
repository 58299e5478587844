import { ASKS_MAX } from '#agent/decide/next-question.ts'
import { type CallWish, declinesCall, wantsCalendar } from '#agent/decide/plan-booking.ts'
import type { Learning } from '#agent/decide/set-fact.ts'
import { type ConversationState, listPending } from '#agent/state/conversation-state.ts'
import type { Act, MoveKind } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'

/** Without these there is no estimate, so a first "I don't know" is followed by an easier question. */
const WORTH_HELPING: readonly Slot[] = ['manual_hours', 'hourly_rate']

const does = (acts: readonly Act[], kind: MoveKind) => acts.some((act) => act.kind === kind)

function endsUnsure(acts: readonly Act[]): boolean {
  const toldUntil = Math.max(
    0,
    ...acts.flatMap((act) => (act.kind === 'inform' ? [act.span[1]] : [])),
  )
  return acts.some(({ kind, span }) => kind === 'unsure' && span[0] >= toldUntil)
}

/** "I don't know" closes a slot, unless the estimate needs it and it was asked only once; an address is always known. */
function closeUnsure({ state, learned }: Learning, acts: readonly Act[]): ConversationState {
  // "I don't know, 10?" is about the figure that it gives; "QuickBooks. No idea" is about the other that was asked for.
  const isHedge = learned.some(({ slot }) => listPending(state).includes(slot)) && !endsUnsure(acts)
  if (!does(acts, 'unsure') || isHedge) return state
  const closed = listPending(state).filter(
    (slot) => slot !== 'email' && !WORTH_HELPING.includes(slot) && state.facts[slot] === undefined,
  )
  const asks = Object.fromEntries(closed.map((slot) => [slot, ASKS_MAX]))
  return { ...state, asks: { ...state.asks, ...asks } }
}

/** Counts what a message did apart from informing. A no to a call stands until one is asked for. */
export function recordMoves(learning: Learning, wish: CallWish): ConversationState {
  const { acts } = wish
  const state = closeUnsure(learning, acts)
  const isOffTopic = does(acts, 'off_topic') && learning.learned.length === 0
  const hasDeclinedCall = declinesCall(wish) || (state.hasDeclinedCall && !wantsCalendar(wish))
  const language = acts.find((act) => act.kind === 'other_lang')?.language
  return {
    ...state,
    ...(language === undefined ? {} : { language }),
    ...(hasDeclinedCall === undefined ? {} : { hasDeclinedCall }),
    abuseCount: state.abuseCount + (does(acts, 'abuse') ? 1 : 0),
    offTopicStreak: isOffTopic ? state.offTopicStreak + 1 : 0,
  }
}
