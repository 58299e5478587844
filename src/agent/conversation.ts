import { composeReply } from '#agent/action/compose-reply.ts'
import { type ConversationState, createState, getKnownNumber } from '#agent/conversation-state.ts'
import { decide } from '#agent/decision/decide.ts'
import { learn } from '#agent/decision/learn.ts'
import { gradePain, measurePain } from '#agent/decision/pain-severity.ts'
import { recordMoves } from '#agent/decision/record-moves.ts'
import type { Act } from '#agent/perception/act.ts'
import type { Context } from '#agent/perception/message-view.ts'
import { blendFeeling, readFeeling, toSentimentScore } from '#agent/perception/sentiment.ts'
import { getAnsweredSpans, understand } from '#agent/perception/understand.ts'
import type { Turn } from '#agent/turn.ts'
import { site } from '#content/site.ts'
import { welcomeText } from '#content/welcome-text.ts'
import type { Slot } from '#domain/fact.ts'

/** A conversation before the visitor has said anything, and what it is opened with. */
export function openConversation(): { state: ConversationState; greeting: string } {
  return {
    state: {
      ...createState(),
      asks: { contact_name: 1, company_website: 1 },
      pending: { kind: 'slot', slot: 'contact_name' },
    },
    greeting: welcomeText,
  }
}

function readContext(state: ConversationState): Context {
  return {
    asking: state.pending?.kind === 'slot' ? state.pending.slot : null,
    knownSlots: new Set(Object.keys(state.facts) as Slot[]),
    teamSize: getKnownNumber(state, 'team_size'),
  }
}

function feel(state: ConversationState, text: string, acts: readonly Act[]): ConversationState {
  const feeling = readFeeling(text, getAnsweredSpans(acts))
  return { ...state, feeling: blendFeeling(state.feeling, feeling) }
}

/** One message in, one turn out: perception, decision, action. Pure, and as fast on message 200 as on the first. */
export function takeTurn(state: ConversationState, message: { id: string; text: string }): Turn {
  const acts = understand(message.text, readContext(state))
  const learning = learn({ ...state, turn: state.turn + 1 }, acts, message.id)
  const heard = feel(recordMoves(learning, acts), message.text, acts)
  const outcome = decide({ state: heard, acts, learned: learning.learned })
  return {
    state: outcome.state,
    acts,
    facts: outcome.state.facts,
    scoreCard: outcome.decision.scoreCard,
    sentimentScore: toSentimentScore(outcome.state.feeling),
    painSeverity: gradePain(measurePain(outcome.state)),
    reply: composeReply(outcome.state, outcome.decision),
  }
}

/**
 * What the state and the visitor learn when a call was booked. `scheduledTime` is ISO 8601, or null when the
 * calendar did not say; `timeZone` is the one to say it in.
 */
export function confirmBooking(
  state: ConversationState,
  { scheduledTime, timeZone }: { scheduledTime: string | null; timeZone: string },
): { state: ConversationState; text: string } {
  const when = scheduledTime ? ` for ${formatMoment(scheduledTime, timeZone)}` : ''
  return {
    state: { ...state, isBooked: true, isBookingWanted: false, pending: null },
    text: `Your call is booked${when}. It takes ${site.callMinutes} minutes, and what you told me here will be read before it, so you need not repeat it. If something changes, write to ${site.email.contact}.`,
  }
}

/** "Monday, November 23 at 9:30 AM EST" */
function formatMoment(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(isoTime))
}
