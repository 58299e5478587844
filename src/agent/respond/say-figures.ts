import { estimateRoi, type RoiEstimate } from '#agent/decide/estimate-roi.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import type { Slot } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

const INVESTMENT = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)
const WORTHWHILE_MONTHS = 12
const PATIENT_YEARS = 3
/** Beyond this, how long exactly tells nobody anything. */
const LONGEST_YEARS = 10
/** More than this many hours a week is no advice to anyone. */
const ADVISABLE_HOURS_MAX = 2_000

const INPUTS: readonly Slot[] = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate']

/** A figure with how it was worked out of the visitor's words. */
function sayInput(state: ConversationState, slot: Slot): string[] {
  const value = getKnownNumber(state, slot)
  if (value === null) return []
  const derivation = state.details[slot]?.derivation
  return [`${describeValue(slot, value)}${derivation ? ` (${derivation})` : ''}`]
}

/** The lines of the estimate in the visitor's own figures; empty where none is known. */
export function sayFormula(state: ConversationState): string {
  const inputs = INPUTS.flatMap((slot) => sayInput(state, slot))
  if (inputs.length === 0) return ''
  const from = `From what you told me: ${inputs.join(', ')}.`
  const { steps, missing } = explainEstimate(state)
  if (steps.length === 0) return `${from} ${missing}`
  return `${from} ${steps.slice(0, 3).join('. ')}. It is an estimate by our calculator’s formula, not a promise.`
}

const isWithinYear = ({ roi }: RoiEstimate) =>
  roi.paybackMonths !== null && roi.paybackMonths <= WORTHWHILE_MONTHS

function sayMonths(months: number): string {
  if (months > LONGEST_YEARS * 12) return 'more than ten years'
  return months < 24
    ? `about ${formatComputed(months)} months`
    : `about ${formatComputed(months / 12)} years`
}

/** From how many hours a week the savings of so many years cover the investment, all else as it is. */
function findHours({ input, roi }: RoiEstimate, years: number): number | null {
  if (roi.annualSavingsCents === 0) return null
  const hours = (input.manualHours * IMPLEMENTATION_INVESTMENT_CENTS) / years
  const needed = Math.ceil(hours / roi.annualSavingsCents)
  return needed <= ADVISABLE_HOURS_MAX ? needed : null
}

/** One sentence on what would make it pay. */
function sayNeeded(estimate: RoiEstimate): string {
  const [year, years] = [findHours(estimate, 1), findHours(estimate, PATIENT_YEARS)]
  if (year === null || years === null) return ''
  const isPatient = (estimate.roi.paybackMonths ?? Number.POSITIVE_INFINITY) <= PATIENT_YEARS * 12
  const within = isPatient ? '' : `within three years from about ${formatNumber(years)} hours, and `
  return ` At that cost per hour, it would pay back ${within}within a year from about ${formatNumber(year)} hours a week.`
}

/** Whether it pays, said honestly: what makes it not pay, what would, and what to do instead. */
export function sayPayback(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    return `I can’t say yet: I need the hours a week and what an hour of them costs. As a yardstick, our calculator sets the savings against a fixed ${INVESTMENT}.`
  }
  const { input, roi } = estimate
  const months = roi.paybackMonths
  const figures = `${describeValue('manual_hours', input.manualHours)} at ${describeValue('hourly_rate', input.hourlyRateCents / 100)} saves about ${formatCents(roi.annualSavingsCents)} a year against the ${INVESTMENT} our calculator assumes`
  if (months === null) return 'On your figures it never pays back, because no hours are saved.'
  if (isWithinYear(estimate)) {
    return `On your figures it does: ${figures}, so it pays back in ${sayMonths(months)}. The audit checks that before you commit to a build.`
  }
  return `On your figures, not quickly: ${figures}, so it takes ${sayMonths(months)}.${sayNeeded(estimate)} Below that, look for a second process that could share the system, or try a connector such as Zapier first.`
}

/** What a worry about the price is answered with besides, once there are figures. */
export function sayPaybackBriefly(state: ConversationState): string {
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null) return ''
  if (isWithinYear(estimate)) return ' On your figures a full build would pay back within a year.'
  const isPatient = months <= PATIENT_YEARS * 12
  const span = isPatient ? 'one to three years' : 'more than three years'
  return ` On your figures a full build would take ${span} to pay back, so I would not start with more than the audit.`
}
