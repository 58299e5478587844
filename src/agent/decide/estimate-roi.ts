import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { calculateRoi, type Roi, type RoiInput } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'

export type RoiEstimate = { input: RoiInput; roi: Roi }

/** The calculator's formula on what was said. Tools and errors that are unknown contribute nothing. */
export function estimateRoi(state: ConversationState): RoiEstimate | null {
  const manualHours = getKnownNumber(state, 'manual_hours')
  const hourlyRate = getKnownNumber(state, 'hourly_rate')
  if (manualHours === null || hourlyRate === null) return null
  const input: RoiInput = {
    manualHours,
    hourlyRateCents: toExact(hourlyRate * 100),
    toolCount: getKnownNumber(state, 'tool_count') ?? 0,
    errorRatePercent: getKnownNumber(state, 'error_rate') ?? 0,
  }
  return { input, roi: calculateRoi(input) }
}
