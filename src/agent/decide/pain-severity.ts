import type { ConversationState } from '#agent/state/conversation-state.ts'

const HIGH_FROM = 0.7
const MEDIUM_FROM = 0.4
/** A process that is named as the answer to "what takes the most time" hurts at least this much. */
const NAMED_PROCESS_SEVERITY = 0.3
const PER_FURTHER_CUE = 0.1

/** 0..1: the strongest cue and a tenth for each further one, or null when no pain was named. */
export function measurePain(state: ConversationState): number | null {
  const strongest = Math.max(0, ...state.painCues.map((cue) => cue.severity))
  const hasPain = typeof state.facts.pain?.value === 'string'
  if (strongest === 0) return hasPain ? NAMED_PROCESS_SEVERITY : null
  const severity = strongest + PER_FURTHER_CUE * (state.painCues.length - 1)
  return Math.min(1, Math.round(severity * 100) / 100)
}

/** The three grades that staff see. */
export function gradePain(severity: number | null): 'low' | 'medium' | 'high' | null {
  if (severity === null) return null
  if (severity >= HIGH_FROM) return 'high'
  return severity >= MEDIUM_FROM ? 'medium' : 'low'
}
