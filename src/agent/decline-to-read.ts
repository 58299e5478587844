import { gradePain, measurePain } from '#agent/decide/pain-severity.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { showOpenQuestion } from '#agent/respond/quick-replies.ts'
import { UNREAD_MESSAGE_TEXTS, type UnreadReason } from '#agent/respond/unread-texts.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { NOTHING_SAID } from '#agent/state/nothing-said.ts'
import type { Turn } from '#agent/state/turn.ts'
import { toSentimentScore } from '#agent/understand/feeling/feeling.ts'

/** The turn for a message that could not be read: it counts as a turn, says so, and changes nothing else. */
export function declineToRead(before: ConversationState, reason: UnreadReason): Turn {
  const state = { ...before, turn: before.turn + 1 }
  return {
    state,
    acts: [],
    facts: state.facts,
    scoreCard: scoreFacts(state),
    sentimentScore: toSentimentScore(state.feeling),
    painSeverity: gradePain(measurePain(state)),
    reply: {
      ...NOTHING_SAID,
      ...showOpenQuestion(state),
      text: UNREAD_MESSAGE_TEXTS[reason],
    },
    refusedProposals: 0,
    wording: null,
  }
}
