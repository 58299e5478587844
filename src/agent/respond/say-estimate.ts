import {
  estimateProvisional,
  estimateRoi,
  judgeEstimate,
  type Provisional,
  type RoiEstimate,
} from '#agent/decide/estimate-roi.ts'
import { SUPPOSED_SLOTS, type Supposed } from '#agent/knowledge/answer.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatList, formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import type { Slot } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'

export function saySavings(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    const provisional = estimateProvisional(state)
    if (provisional !== null) return sayProvisional(provisional)
    return 'I can work that out once I know how many hours a week the work takes and what an hour of it costs.'
  }
  const { input, roi } = estimate
  const counted = `${formatNumber(input.manualHours)} h × ${formatCents(input.hourlyRateCents)} × 52 = ${formatCents(roi.annualCostCents)} a year, ${formatNumber(roi.automationPercent)}% of it automated`
  const saved = `${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week`
  return `By our calculator’s formula: ${counted}. That is about ${saved}, an estimate and not a promise.`
}

/** The sum on figures that nobody agreed to yet, and what would settle them. */
function sayProvisional({ condition, estimate: { formula, why } }: Provisional): string {
  return `If ${condition} is right, our calculator’s formula gives ${formula}. ${why}`
}

const INVESTMENT = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)
const WORTHWHILE_MONTHS = 12
const PATIENT_YEARS = 3
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
  const provisional = estimateProvisional(state)
  if (provisional !== null) return `${from} ${sayProvisional(provisional)}`
  if (steps.length === 0) return `${from} ${missing}`
  return `${from} ${steps.slice(0, 3).join('. ')}. It is an estimate by our calculator’s formula, not a promise.`
}

const isWithinYear = ({ roi }: RoiEstimate) =>
  roi.paybackMonths !== null && roi.paybackMonths <= WORTHWHILE_MONTHS

/** From how many hours a week the savings of so many years cover the investment, all else as it is. */
function findHours({ input, roi }: RoiEstimate, years: number): number | null {
  if (roi.annualSavingsCents === 0) return null
  const hours = (input.manualHours * IMPLEMENTATION_INVESTMENT_CENTS) / years
  const needed = Math.ceil(hours / roi.annualSavingsCents)
  return needed <= ADVISABLE_HOURS_MAX ? needed : null
}

/** One sentence on from when it would pay, where that is near enough to be of use. */
function sayNeeded(estimate: RoiEstimate): string {
  const isPatient = (estimate.roi.paybackMonths ?? Number.POSITIVE_INFINITY) <= PATIENT_YEARS * 12
  const hours = findHours(estimate, isPatient ? 1 : PATIENT_YEARS)
  if (hours === null) return ''
  const span = isPatient ? 'a year' : 'three years'
  return ` At that cost per hour, it would pay back within ${span} from about ${formatNumber(hours)} hours a week.`
}

/** Whether it pays, said honestly: what makes it not pay, what would, and what to do instead. */
export function sayPayback(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    const provisional = estimateProvisional(state)
    if (provisional !== null) return sayProvisional(provisional)
    return `I can’t say yet: I need the hours a week and what an hour of them costs. As a yardstick, our calculator sets the savings against a fixed ${INVESTMENT}.`
  }
  const { input, roi } = estimate
  if (roi.paybackMonths === null)
    return 'On your figures it never pays back, because no hours are saved.'
  const figures = `${describeValue('manual_hours', input.manualHours)} at ${describeValue('hourly_rate', input.hourlyRateCents / 100)} saves about ${formatCents(roi.annualSavingsCents)} a year`
  const { verdict = 'unknown', why = '' } = judgeEstimate(state) ?? {}
  const needed = verdict === 'borderline' ? sayNeeded(estimate) : ''
  return `On your figures, ${figures}. ${why}${needed}`
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

/** "What if it was 60 hours?": the estimate on a figure that is only supposed, and what would make it pay. */
export function sayWhatIf(state: ConversationState, told: Supposed): string {
  const supposed = withGrowth(state, told)
  const facts = { ...state.facts }
  for (const slot of SUPPOSED_SLOTS) {
    const value = supposed[slot]
    if (value !== undefined)
      facts[slot] = { value, quote: '', messageId: '', status: 'stated' as const }
  }
  const supposedState = { ...state, facts }
  const estimate = estimateRoi(supposedState)
  const figures = SUPPOSED_SLOTS.flatMap((slot) => {
    const value = supposed[slot]
    return value === undefined ? [] : [describeValue(slot, value)]
  })
  if (figures.length === 0) return saySavings(state)
  if (estimate === null) {
    const missing = facts.manual_hours === undefined ? 'the hours a week' : 'what an hour costs'
    return `I can work that out for ${formatList(figures)} once I know ${missing}.`
  }
  const { roi } = estimate
  const { verdict = 'unknown', why = '' } = judgeEstimate(supposedState) ?? {}
  const needed = verdict === 'borderline' ? sayNeeded(estimate) : ''
  return `At ${formatList(figures)}, all else the same, it could save about ${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week. ${why}${needed} Your own figures stay as they are.`
}

/** The hours that would come of what is supposed, by those that are known. */
function withGrowth(state: ConversationState, supposed: Supposed): Supposed {
  const { more_hours = 0, more_people = 0, times = 1, year_share = 1 } = supposed
  const { manual_hours: hours = getKnownNumber(state, 'manual_hours') } = supposed
  const isChanged = more_hours > 0 || more_people > 0 || times !== 1 || year_share !== 1
  if (!hours || !isChanged) return supposed
  const team = getKnownNumber(state, 'team_size') ?? 0
  const people = team > 0 ? (team + more_people) / team : 1
  return { ...supposed, manual_hours: toExact((hours * people * times + more_hours) * year_share) }
}
