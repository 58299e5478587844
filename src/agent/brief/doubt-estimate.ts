import { quoteAloud } from '#agent/brief/first-question.ts'
import type { Said } from '#agent/brief/lead.ts'
import { readSaid } from '#agent/brief/read-said.ts'
import type { RoiEstimate } from '#agent/decide/estimate-roi.ts'
import { PERCENT_PER_ERROR, PERCENT_PER_TOOL } from '#agent/respond/explain-estimate.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import { calculateRoi } from '#domain/roi.ts'

/** One thing that the estimate takes for granted, and what it would move if it were otherwise. */
type Assumption = { swingCents: number; text: string; reason: string; said: Said | null }

/** How far a figure that was simply stated is taken to be off, for finding the assumption that moves most. */
const STATED_DOUBT = 0.1
/** A number that was worked out from others carries the doubt of each. */
const DERIVED_DOUBT = 0.2
/** What unknown tools and errors are taken to be, for the same comparison: the ends of their score curves. */
const USUAL_TOOLS = 3
const USUAL_ERROR_PERCENT = 5

/** What the estimate takes for granted, each with the question that would settle it. */
export function listAssumptions(state: ConversationState, estimate: RoiEstimate): Assumption[] {
  return [
    doubtHours(state, estimate),
    doubtRate(state, estimate),
    ...doubtUnknown(state, estimate),
    ...doubtCorrection(state, estimate),
  ]
}

function doubtHours(state: ConversationState, { input, roi }: RoiEstimate): Assumption {
  const said = readSaid(state, 'manual_hours')
  const { low, high, derivation } = state.details.manual_hours ?? {}
  const perHour = formatCents(roi.annualSavingsCents / input.manualHours)
  if (low != null && high != null && low !== high) {
    const swingCents = (roi.annualSavingsCents * (high - low)) / input.manualHours
    return {
      swingCents,
      text: `You gave a range of ${formatNumber(low)} to ${formatNumber(high)} hours a week. Which end is an ordinary week?`,
      reason: `The estimate takes the middle, ${formatNumber(input.manualHours)}. From end to end it moves by ${formatCents(swingCents)} a year.`,
      said,
    }
  }
  const total = describeValue('manual_hours', input.manualHours)
  const counts = derivation
    ? `The ${total} are worked out (${derivation}), not counted.`
    : `The whole estimate, ${formatCents(roi.annualSavingsCents)} a year, rests on it.`
  return {
    swingCents: roi.annualSavingsCents * (derivation ? DERIVED_DOUBT : STATED_DOUBT),
    text: derivation
      ? `You wrote ${quoteAloud(said?.quote ?? '')}. Is that so for every one of them, in an ordinary week?`
      : `You put it at ${total}. Was that counted, or is it a feeling?`,
    reason: `${counts} Each hour a week moves it by ${perHour} a year.`,
    said,
  }
}

function doubtRate(state: ConversationState, { input, roi }: RoiEstimate): Assumption {
  const said = readSaid(state, 'hourly_rate')
  const { derivation, low, high } = state.details.hourly_rate ?? {}
  const isRange = low != null && high != null && low !== high
  const rate = describeValue('hourly_rate', input.hourlyRateCents / 100)
  const doubt = isRange ? (high - low) / (input.hourlyRateCents / 100) : STATED_DOUBT
  const perDollar = formatCents((roi.annualSavingsCents * 100) / input.hourlyRateCents)
  return {
    swingCents: roi.annualSavingsCents * (derivation && !isRange ? DERIVED_DOUBT : doubt),
    text: `You said ${quoteAloud(said?.quote ?? rate)}. Is that wages alone, or with overhead?`,
    reason: `The estimate counts ${rate}${derivation ? ` (${derivation})` : isRange ? ', the middle of the range' : ''}. Each dollar moves it by ${perDollar} a year.`,
    said,
  }
}

function doubtUnknown(state: ConversationState, { input, roi }: RoiEstimate): Assumption[] {
  const compare = (change: Partial<typeof input>) =>
    calculateRoi({ ...input, ...change }).annualSavingsCents - roi.annualSavingsCents
  const perPercent = (percent: number) => formatCents((roi.annualCostCents * percent) / 100)
  const tools: Assumption = {
    swingCents: compare({ toolCount: USUAL_TOOLS }),
    text: 'Which tools does this work pass through, from the first to the last?',
    reason: `None was named, so the estimate counts 0. Each one adds ${perPercent(PERCENT_PER_TOOL)} a year.`,
    said: null,
  }
  const errors: Assumption = {
    swingCents: compare({ errorRatePercent: USUAL_ERROR_PERCENT }),
    text: 'How much of this work comes back wrong, and what happens then?',
    reason: `Nobody said it, so the estimate counts 0%. Each percent adds ${perPercent(PERCENT_PER_ERROR)} a year.`,
    said: null,
  }
  return [
    ...(getKnownNumber(state, 'tool_count') === null ? [tools] : []),
    ...(getKnownNumber(state, 'error_rate') === null ? [errors] : []),
  ]
}

/** A figure that was something else at first. */
function doubtCorrection(state: ConversationState, { input, roi }: RoiEstimate): Assumption[] {
  const old = state.history.findLast(
    ({ slot, value }) => slot === 'manual_hours' && Number(value) > 0,
  )
  if (!old || Number(old.value) === input.manualHours) return []
  const before = calculateRoi({ ...input, manualHours: Number(old.value) }).annualSavingsCents
  return [
    {
      swingCents: Math.abs(before - roi.annualSavingsCents),
      text: `You first said ${describeValue('manual_hours', Number(old.value))}, then ${describeValue('manual_hours', input.manualHours)}. What made the difference?`,
      reason: `The estimate went from ${formatCents(before)} to ${formatCents(roi.annualSavingsCents)} a year with it.`,
      said: readSaid(state, 'manual_hours'),
    },
  ]
}
