import {
  type ConversationState,
  getKnownNumber,
  getKnownText,
} from '#agent/state/conversation-state.ts'
import { describeValue } from '#content/describe-value.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { calculateRoi, type Roi, type RoiInput } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'
import { type Judgment, judgeWorth } from '#domain/verdict.ts'
import {
  fillWorksheet,
  type PriceRange,
  type Worksheet,
  type WorksheetEstimate,
} from '#domain/worksheet.ts'

const [audit, pilot, rollout] = engagementPhases

/** What staff and visitor see of the figures: what is agreed, what waits for a yes, and what both would give. */
export function composeWorksheet(state: ConversationState): Worksheet {
  const workings = Object.entries(state.details).flatMap(([slot, { derivation }]) =>
    derivation === null ? [] : [[slot, derivation]],
  )
  return fillWorksheet({
    facts: state.facts,
    proposed: state.proposed ?? {},
    workings: Object.fromEntries(workings),
    prices: { audit: toRange(audit), pilot: toRange(pilot), implementation: toRange(rollout) },
  })
}

const toRange = ({ minimumUsd, maximumUsd }: PriceRange): PriceRange => ({ minimumUsd, maximumUsd })

export type Provisional = { condition: string; estimate: WorksheetEstimate }
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

/** What figures would give of which some wait for a yes, and on what that rests; null where none waits. */
export function estimateProvisional(state: ConversationState): Provisional | null {
  const waiting = Object.values(state.proposed ?? {})
  const { estimate } = composeWorksheet(state)
  if (estimate === null || waiting.length === 0 || estimateRoi(state) !== null) return null
  const figures = waiting.map(({ slot, value }) => describeValue(slot, value))
  return { estimate, condition: figures.join(' and ') }
}

/** What the figures that are agreed say of whether it pays; null while they say nothing. */
export function judgeEstimate(state: ConversationState): Judgment | null {
  const estimate = estimateRoi(state)
  return estimate === null ? null : judgeSavings(state, estimate.roi.annualSavingsCents)
}

export function judgeSavings(state: ConversationState, annualSavingsCents: number): Judgment {
  return judgeWorth({
    annualSavingsCents,
    auditMinimumUsd: audit.minimumUsd,
    work: `${getKnownText(state, 'pain') ?? ''} ${state.facts.pain?.quote ?? ''}`,
  })
}

/** Automates most of the work; no more tools or errors could add to it. */
const MOST_AUTOMATED = 0.85

/** Whether tools and errors that are not known yet could turn a no. */
export function canTurn(state: ConversationState): boolean {
  const cost = estimateRoi(state)?.roi.annualCostCents ?? 0
  return judgeSavings(state, cost * MOST_AUTOMATED).verdict !== 'too_small'
}

/** No call is offered, and nothing more is asked, where the estimate says that it does not pay. */
export const isTooSmall = (state: ConversationState): boolean =>
  state.shown.roiKey !== null && judgeEstimate(state)?.verdict === 'too_small'
