import type { ChatState } from '#site/islands/chat/chat-state.ts'
import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'

/** Whether an estimate in the transcript still rests on the figures that are known now. */
export type EstimateStanding = 'current' | 'outdated'

const INPUTS = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate'] as const

export function judgeEstimate(
  { metadata: { roi } }: ChatEntry,
  { facts }: Pick<ChatState, 'facts'>,
): EstimateStanding {
  // A server that tells no facts cannot contradict its own estimate.
  if (!roi?.basis || Object.keys(facts).length === 0) return 'current'
  const { inputs } = roi.basis
  const isSame = INPUTS.every((name) => {
    const value = facts[name]?.value
    // Cents of a salary's hour are rounded on the way.
    return Math.abs((typeof value === 'number' ? value : 0) - inputs[name]) < 0.005
  })
  return isSame ? 'current' : 'outdated'
}
