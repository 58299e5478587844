import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import {
  calculatorRanges,
  classifyPayback,
  type Estimate,
  type Payback,
} from '#domain/calculator.ts'
import {
  fillText,
  formatCents,
  formatHours,
  formatMonths,
} from '#site/islands/calculator/format-figures.ts'

const ASSUMED_MINIMUM_PERCENT = 60
const ASSUMED_MAXIMUM_PERCENT = 85

/** The month during which the last dollar is earned back. */
export function findPaybackMonth(payback: Payback): number | undefined {
  return payback.kind === 'never' ? undefined : Math.ceil(payback.months)
}

/** The verdict in words; losses are stated as plainly as gains. */
export function describeVerdict(estimate: Estimate): string {
  const payback = classifyPayback(estimate)
  const month = findPaybackMonth(payback) ?? ''
  const hours = findHoursForFirstYear(estimate) ?? ''
  return fillText(calculatorTexts.verdicts[payback.kind], { month, hours })
}

/** Where the slider may stand so that the first year pays back: savings are proportional to hours. */
function findHoursForFirstYear(estimate: Estimate): number | undefined {
  const { weeklyHoursSaved, automationPercent, paybackMonths } = estimate
  if (paybackMonths === null) return
  const hours = (weeklyHoursSaved / automationPercent) * 100 * (paybackMonths / 12)
  const { step } = calculatorRanges.manualHours
  return Math.ceil(hours / step) * step
}

export function describeAssumption({ automationPercent }: Estimate): string {
  const { below, within, atCap } = calculatorTexts.assumptionNotes
  if (automationPercent < ASSUMED_MINIMUM_PERCENT)
    return fillText(below, { score: automationPercent })
  const note = automationPercent < ASSUMED_MAXIMUM_PERCENT ? within : atCap
  return fillText(note, { score: automationPercent })
}

/** One sentence for screen readers once the sliders rest. */
export function describeForListeners(estimate: Estimate): string {
  return calculatorTexts.spoken(
    formatCents(estimate.annualSavingsCents),
    formatHours(estimate.weeklyHoursSaved),
    formatMonths(estimate.paybackMonths),
    formatCents(estimate.threeYearNetCents),
  )
}
