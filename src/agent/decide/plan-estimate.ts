import type { Heard } from '#agent/decide/decision.ts'
import { estimateRoi, type RoiEstimate } from '#agent/decide/estimate-roi.ts'
import { isEstimateDue } from '#agent/decide/next-question.ts'

/** Tells whether two estimates rest on the same figures. */
export function makeRoiKey(estimate: RoiEstimate): string {
  return Object.values(estimate.input).join('|')
}

/** The estimate when it is due or its figures have changed since it was shown. */
export function planEstimate(
  { state, answers = [] }: Heard,
  isLastChance: boolean,
): RoiEstimate | null {
  const estimate = estimateRoi(state)
  if (estimate === null || estimate.roi.annualSavingsCents === 0) return null
  if (makeRoiKey(estimate) === state.shown.roiKey) return null
  const wasShown = state.shown.roiKey !== null
  const asksForIt = answers.some(
    (answer) => answer.kind === 'state' && answer.topic === 'my_savings',
  )
  return wasShown || asksForIt || isLastChance || isEstimateDue(state) ? estimate : null
}
