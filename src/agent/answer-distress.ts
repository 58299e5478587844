import type { ConversationState } from '#agent/conversation-state.ts'
import { gradePain, measurePain } from '#agent/decide/pain-severity.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { NOTHING_SAID } from '#agent/nothing-said.ts'
import { DANGER_TEXTS, LIFE_TEXTS, QUIET_TEXTS } from '#agent/respond/distress-texts.ts'
import type { Reply, Turn } from '#agent/turn.ts'
import { type Act, toMove } from '#agent/understand/act.ts'
import type { Distress } from '#agent/understand/acts/distress.ts'
import { toSentimentScore } from '#agent/understand/feeling/feeling.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Said without coming back to the matter. */
const ASIDE: readonly Act['kind'][] = [
  'greet',
  'thanks',
  'affirm',
  'deny',
  'pain',
  'unsure',
  'refuse',
]

const takeInTurn = (texts: readonly string[], turn: number) => texts[turn % texts.length] ?? ''

function endTurn(
  before: ConversationState,
  { acts, reply, count }: { acts: readonly Act[]; reply: Partial<Reply>; count: number },
): Turn {
  const state: ConversationState = {
    ...before,
    turn: before.turn + 1,
    pending: null,
    isBookingWanted: false,
    distress: { count, isRecent: true },
  }
  return {
    state,
    acts,
    facts: state.facts,
    scoreCard: scoreFacts(state),
    sentimentScore: toSentimentScore(state.feeling),
    painSeverity: gradePain(measurePain(state)),
    reply: { ...NOTHING_SAID, ...reply },
    refusedProposals: 0,
    wording: null,
  }
}

/**
 * To a message that speaks of a life in danger: where to turn, and a word to our people. Nothing is learned from it,
 * felt about us, asked, or offered, and no model finds other words.
 */
export function answerDistress(
  state: ConversationState,
  {
    message,
    tokens,
    distress,
  }: { message: { text: string }; tokens: readonly Token[]; distress: Distress },
): Turn {
  const count = state.distress?.count ?? 0
  const texts = distress.isDanger ? DANGER_TEXTS : LIFE_TEXTS
  return endTurn(state, {
    acts: [toMove('distress', distress, { tokens, text: message.text })],
    reply: { text: takeInTurn(texts, count), handoff: { reason: 'distress' } },
    count: count + 1,
  })
}

/** After such a message the agent does not go back to its questions before the visitor does. */
export function isStillQuiet({ distress }: ConversationState, acts: readonly Act[]): boolean {
  return distress?.isRecent === true && acts.every(({ kind }) => ASIDE.includes(kind))
}

export function stayQuiet(state: ConversationState, acts: readonly Act[]): Turn {
  const { count = 1 } = state.distress ?? {}
  return endTurn(state, { acts, reply: { text: takeInTurn(QUIET_TEXTS, state.turn) }, count })
}

export function resumeFromDistress(state: ConversationState): ConversationState {
  const { distress } = state
  return distress === undefined ? state : { ...state, distress: { ...distress, isRecent: false } }
}
