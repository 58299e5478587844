import { scoreFacts } from '#agent/decide/score-facts.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import type { Fact, Slot } from '#domain/fact.ts'

export type OpenQuestion = {
  slot: Slot
  text: string
  /** By how much an answer can raise the score at best, before ceilings. */
  points: number
  /** Why it is open, when it is not merely unasked; empty otherwise. */
  note: string
}

/** What is asked, and the answer that earns most: the top of its curve, or the best of its words. */
const QUESTIONS: readonly (readonly [
  slot: Slot,
  text: string,
  best: NonNullable<Fact['value']>,
])[] = [
  ['manual_hours', 'How many hours a week does the work take, across everyone who does it?', 168],
  ['hourly_rate', 'What does an hour of that work cost, including wages and overhead?', 1_000],
  ['pain', 'What hurts about this work, and who feels it?', ''],
  ['timeline', 'When does it need to work?', 'now'],
  ['authority', 'Who decides?', 'decision_maker'],
  ['budget', 'What is the budget?', 1_000_000],
  ['team_size', 'How many people do this work?', 100],
  ['tool_count', 'Which tools does the work pass through?', 3],
  ['error_rate', 'How much of it comes back wrong?', 10],
  ['industry', 'What does the company do?', 'finance'],
]
const HIGHEST_PAIN = { cue: '', severity: 1, quote: '', messageId: '' }

/** What is unknown and moves the score, the most points first. */
export function listOpenQuestions(state: ConversationState): OpenQuestion[] {
  return QUESTIONS.filter(([slot]) => isUnknown(state, slot))
    .map(([slot, text, best]) => ({
      slot,
      text,
      points: countPoints(state, slot, best),
      note: explainGap(state, slot),
    }))
    .toSorted((one, other) => other.points - one.points)
}

function isUnknown(state: ConversationState, slot: Slot): boolean {
  if (slot === 'pain' && state.painCues.length > 0) return false
  return (state.facts[slot]?.value ?? null) === null
}

/** The savings rest on hours and rate: what the rate can earn is told as if the hours were known. */
function countPoints(state: ConversationState, slot: Slot, best: NonNullable<Fact['value']>) {
  const hours = getKnownNumber(state, 'manual_hours')
  const before =
    slot === 'hourly_rate' && hours === null ? assume(state, 'manual_hours', 168) : state
  const gained = sumPoints(assume(before, slot, best)) - sumPoints(before)
  return Math.round(gained * 10) / 10
}

function sumPoints(state: ConversationState): number {
  return scoreFacts(state).signals.reduce((sum, { points }) => sum + points, 0)
}

function assume(state: ConversationState, slot: Slot, value: Fact['value']): ConversationState {
  const fact: Fact = { value, quote: '', messageId: '', status: 'stated' }
  const painCues = slot === 'pain' ? [HIGHEST_PAIN] : state.painCues
  return { ...state, painCues, facts: { ...state.facts, [slot]: fact } }
}

function explainGap(state: ConversationState, slot: Slot): string {
  if (state.facts[slot] !== undefined) return 'declined in the chat'
  const asks = state.asks[slot] ?? (slot === 'tool_count' ? state.asks.tools : 0) ?? 0
  return asks > 0 ? 'asked in the chat, no answer' : 'not asked in the chat'
}
