import { answerDanger } from '#agent/answer-danger.ts'
import { dropSettled, storeConfirmed } from '#agent/decide/confirmations.ts'
import { decide, type Outcome } from '#agent/decide/decide.ts'
import type { Question } from '#agent/decide/decision.ts'
import { gradePain, measurePain } from '#agent/decide/pain-severity.ts'
import { replaceFact } from '#agent/decide/replace-fact.ts'
import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { dropInferences, keepOld } from '#agent/decide/supersede.ts'
import { composeReply } from '#agent/respond/compose-reply.ts'
import {
  describeConfirming,
  describeCorrection,
  describeForgetting,
  FORGET_QUOTE,
  sayRefusedCorrection,
  sayTooFewPeople,
} from '#agent/respond/correction-texts.ts'
import { showOpenQuestion } from '#agent/respond/quick-replies.ts'
import { sayCorrection } from '#agent/respond/say-correction.ts'
import {
  type ConversationState,
  getKnownNumber,
  getKnownTools,
  isSettled,
  listPending,
} from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import { toSentimentScore } from '#agent/understand/feeling/feeling.ts'
import { isPlausible } from '#agent/understand/judge/plausibility.ts'
import type { Act, InformAct, SlotValue } from '#agent/understand/message/act.ts'
import { cleanTyped, readCorrection } from '#agent/understand/read-correction.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Fact, Slot } from '#domain/fact.ts'

/**
 * What the visitor does to one fact on the score card or the worksheet. `value` is what was typed; null takes the fact
 * back. `isConfirmed` agrees to the figure that is shown, whatever the value.
 */
export type FactCorrection = {
  slot: Slot
  value: SlotValue | null
  isConfirmed?: boolean
  messageId: string
}

/** `text` is the visitor's side in the conversation, and holds what was typed. `sentence` says why it was not taken. */
export type CorrectedFact =
  | { kind: 'corrected'; text: string; turn: Turn }
  | { kind: 'refused'; sentence: string }

/** One fact typed into the score card or taken back there: read, decided on and answered as a message would be. */
export function correctFact(state: ConversationState, correction: FactCorrection): CorrectedFact {
  const { slot, value, messageId } = correction
  const typed = value === null ? '' : cleanTyped(value)
  const inDanger = state.distress?.isRecent ? null : answerDanger(state, { text: typed })
  if (inDanger !== null) return { kind: 'corrected', text: typed, turn: inDanger }
  const next = { ...state, turn: state.turn + 1 }
  if (correction.isConfirmed) return confirmShown(state, next, slot)
  if (value === null) return forget(state, next, { slot, messageId })
  const teamSize = getKnownNumber(state, 'team_size')
  const knownSlots = new Set(Object.keys(state.facts) as Slot[])
  const reading = readCorrection(slot, value, { knownSlots, teamSize })
  if (reading.kind !== 'read') {
    return { kind: 'refused', sentence: sayRefusedCorrection(slot, reading, teamSize) }
  }
  const text = describeCorrection(slot, reading.quote)
  const start = text.lastIndexOf(reading.quote)
  const act: InformAct = {
    kind: 'inform',
    slot,
    value: reading.value,
    quote: reading.quote,
    span: [start, start + reading.quote.length],
    reading: reading.reading,
  }
  const cues = slot === 'pain' ? findCues(reading.quote) : []
  const learning = dropSettled(replaceFact(next, { act, cues, messageId }), null)
  const problem = findContradiction(learning.state)
  if (slot === 'team_size' && problem !== null) return { kind: 'refused', sentence: problem }
  return { kind: 'corrected', text, turn: answer({ before: state, slot, acts: [act], learning }) }
}

/** The tick on a row: what was said back becomes a fact, with the words that it was read from. */
function confirmShown(
  before: ConversationState,
  next: ConversationState,
  slot: Slot,
): CorrectedFact {
  const proposed = before.proposed?.[slot]
  if (proposed === undefined) {
    return { kind: 'refused', sentence: 'There is nothing left to confirm here.' }
  }
  const learning = storeConfirmed({ state: { ...next, pending: proposed }, learned: [] }, true)
  const settled = dropSettled(learning, null)
  const turn = answer({ before, slot, acts: [], learning: settled })
  return { kind: 'corrected', text: describeConfirming(slot, proposed.value), turn }
}

function forget(
  state: ConversationState,
  next: ConversationState,
  { slot, messageId }: { slot: Slot; messageId: string },
): CorrectedFact {
  const known = state.facts[slot]?.value
  const isWaiting = state.proposed?.[slot] !== undefined
  if ((known === undefined || known === null) && !isWaiting) {
    return { kind: 'refused', sentence: 'There is nothing left to forget here.' }
  }
  const forgotten = forgetFact(next, { slot, quote: FORGET_QUOTE, messageId })
  const learning = dropSettled({ state: forgotten, learned: [] }, null)
  const turn = answer({ before: state, slot, acts: [], learning })
  return { kind: 'corrected', text: describeForgetting(slot), turn }
}

function findCues(text: string) {
  const acts = understand(text, { asking: 'pain', knownSlots: new Set(), teamSize: null })
  return acts.filter((act) => act.kind === 'pain')
}

function findContradiction(state: ConversationState): string | null {
  const hours = getKnownNumber(state, 'manual_hours')
  const people = getKnownNumber(state, 'team_size')
  if (hours === null || people === null || isPlausible('manual_hours', hours, people)) return null
  return sayTooFewPeople(people, hours)
}

type Step = {
  before: ConversationState
  slot: Slot
  acts: readonly Act[]
  learning: Learning
}

/** The same decision as for a message, except that a question which is still open stays as it was asked. */
function answer(step: Step): Turn {
  const { before, slot, acts, learning } = step
  // Waiting for an address, the calendar opens when that comes, not when something else is corrected.
  const isWaiting = before.isBookingWanted && slot !== 'email'
  const heard = { ...learning.state, isBookingWanted: before.isBookingWanted && !isWaiting }
  const outcome = decide({ state: heard, acts, learned: learning.learned })
  const { state: decided, question } = keepQuestion(before, heard, outcome)
  const state = { ...decided, isBookingWanted: decided.isBookingWanted || isWaiting }
  const { reply } = composeReply(state, {
    ...outcome.decision,
    notices: [],
    learned: [],
    answers: [],
    implausible: null,
    language: null,
    question,
  })
  return {
    state,
    acts,
    facts: state.facts,
    scoreCard: outcome.decision.scoreCard,
    sentimentScore: toSentimentScore(state.feeling),
    painSeverity: gradePain(measurePain(state)),
    reply: {
      ...reply,
      text: [sayCorrection(before, state, slot), reply.text].filter(Boolean).join('\n\n'),
      ...(question === null && showOpenQuestion(state)),
    },
    refusedProposals: 0,
    wording: null,
  }
}

/** A question comes only in place of the one that the correction answered. */
function keepQuestion(
  before: ConversationState,
  heard: ConversationState,
  { state, decision }: Outcome,
): { state: ConversationState; question: Question | null } {
  if (decision.booking !== null) return { state, question: null }
  const pending = listPending(before)
  const isAnswered = pending.length > 0 && pending.every((slot) => isSettled(heard, slot))
  if (isAnswered) return { state, question: decision.question }
  const { pending: open, asks, clarified, halfAsked } = before
  const shown = { ...state.shown, hasOfferedInWords: before.shown.hasOfferedInWords }
  return {
    state: { ...state, pending: open, asks, clarified, halfAsked, shown },
    question: null,
  }
}

type Forgetting = { slot: Slot; quote: string; messageId: string }

/** A fact that the visitor takes back: it counts for nothing, and is not asked for again. */
function forgetFact(
  before: ConversationState,
  { slot, quote, messageId }: Forgetting,
): ConversationState {
  const previous = before.facts[slot]
  const cleared = dropInferences(before, slot)
  const { [slot]: _, ...details } = cleared.details
  const fact: Fact = { value: null, quote, messageId, status: 'refused', source: 'widget' }
  const state = {
    ...cleared,
    facts: { ...cleared.facts, [slot]: fact },
    details,
    history: previous === undefined ? cleared.history : keepOld(cleared, slot, previous, messageId),
  }
  return forgetWhatFollowed(before, state, slot)
}

function forgetWhatFollowed(
  before: ConversationState,
  state: ConversationState,
  slot: Slot,
): ConversationState {
  if (slot === 'pain') return { ...state, painCues: [] }
  if (slot === 'manual_hours') return { ...state, hoursPerPerson: null }
  if (slot === 'tools' && before.details.tool_count?.low === null) {
    const { tool_count: _, ...facts } = state.facts
    return { ...state, facts }
  }
  return slot === 'tool_count' ? countNames(state) : state
}

/** The names are left when the number is forgotten. */
function countNames(state: ConversationState): ConversationState {
  const { tools } = state.facts
  const value = getKnownTools(state).length
  if (tools === undefined || value === 0) return state
  const { quote, messageId } = tools
  return setFact(state, 'tool_count', { value, quote, messageId }, null).state
}
