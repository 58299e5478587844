import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import { measurePain } from '#agent/decide/pain-severity.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { AUTHORITIES, type Slot, TIMELINES } from '#domain/fact.ts'
import { type Known, scoreLead } from '#domain/fit-score.ts'
import type { Evidence, ScoreCard } from '#domain/score-card.ts'

/** Abuse counts against a lead from the second time on; the first is answered with a warning. */
export const ABUSE_LIMIT = 2

function getEvidence(state: ConversationState, slots: readonly Slot[]): Evidence[] {
  return slots.flatMap((slot) => {
    const fact = state.facts[slot]
    return fact === undefined || fact.value === null
      ? []
      : [{ quote: fact.quote, messageId: fact.messageId }]
  })
}

function knowNumber(state: ConversationState, slot: Slot): Known<number> | undefined {
  const value = getKnownNumber(state, slot)
  return value === null ? undefined : { value, evidence: getEvidence(state, [slot]) }
}

function knowOneOf<Value extends string>(
  state: ConversationState,
  slot: Slot,
  allowed: readonly Value[],
): Known<Value> | undefined {
  const value = allowed.find((one) => one === state.facts[slot]?.value)
  return value === undefined ? undefined : { value, evidence: getEvidence(state, [slot]) }
}

function knowSavings(state: ConversationState): Known<number> | undefined {
  const estimate = estimateRoi(state)
  if (estimate === null) return undefined
  return {
    value: estimate.roi.annualSavingsCents / 100,
    evidence: getEvidence(state, ['manual_hours', 'hourly_rate']),
  }
}

function knowPain(state: ConversationState): Known<number> | undefined {
  const value = measurePain(state)
  if (value === null) return undefined
  const cues = state.painCues.map(({ quote, messageId }) => ({ quote, messageId }))
  return { value, evidence: cues.length > 0 ? cues : getEvidence(state, ['pain']) }
}

function knowIndustry(state: ConversationState): Known<string> | undefined {
  const value = state.facts.industry?.value
  return typeof value === 'string'
    ? { value, evidence: getEvidence(state, ['industry']) }
    : undefined
}

/** The Fit Score of what a conversation knows, with the words behind each signal. */
export function scoreFacts(state: ConversationState): ScoreCard {
  return scoreLead({
    manualHours: knowNumber(state, 'manual_hours'),
    annualSavingsUsd: knowSavings(state),
    painSeverity: knowPain(state),
    timeline: knowOneOf(state, 'timeline', TIMELINES),
    budgetUsd: knowNumber(state, 'budget'),
    authority: knowOneOf(state, 'authority', AUTHORITIES),
    people: knowNumber(state, 'team_size'),
    toolCount: knowNumber(state, 'tool_count'),
    errorRatePercent: knowNumber(state, 'error_rate'),
    industry: knowIndustry(state),
    isAbusive: state.abuseCount >= ABUSE_LIMIT,
  })
}
