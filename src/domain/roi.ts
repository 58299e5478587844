/**
 * Inputs of the calculator's formula: hours per week for the whole team, cost in cents per hour (a fraction of
 * a cent when it comes from a salary), errors in percent.
 */
export type RoiInput = {
  manualHours: number
  hourlyRateCents: number
  toolCount: number
  errorRatePercent: number
}

/** Money in integer cents, `automationPercent` 30..85, hours per week. */
export type Roi = {
  annualCostCents: number
  automationPercent: number
  annualSavingsCents: number
  weeklyHoursSaved: number
  firstYearRoiPercent: number
  /** Null when nothing is saved, so that the investment never pays back. */
  paybackMonths: number | null
  threeYearNetCents: number
}

export const IMPLEMENTATION_INVESTMENT_CENTS = 15_000_000
const WEEKS_PER_YEAR = 52
const MAXIMUM_AUTOMATION_PERCENT = 85

/** Automation score in percent: the smaller of 85 and 30 + 5 × tools + 2 × error rate (spec, section 9). */
export function calculateAutomationPercent(toolCount: number, errorRatePercent: number): number {
  return Math.min(MAXIMUM_AUTOMATION_PERCENT, 30 + 5 * toolCount + 2 * errorRatePercent)
}

/** The ROI formula of the spec, section 9, in integer cents so that page and chat agree to the dollar. */
export function calculateRoi(input: RoiInput): Roi {
  const annualCostCents = Math.round(input.manualHours * input.hourlyRateCents * WEEKS_PER_YEAR)
  const automationPercent = calculateAutomationPercent(input.toolCount, input.errorRatePercent)
  const annualSavingsCents = Math.round((annualCostCents * automationPercent) / 100)
  return {
    annualCostCents,
    automationPercent,
    annualSavingsCents,
    weeklyHoursSaved: (input.manualHours * automationPercent) / 100,
    firstYearRoiPercent:
      ((annualSavingsCents - IMPLEMENTATION_INVESTMENT_CENTS) / IMPLEMENTATION_INVESTMENT_CENTS) *
      100,
    paybackMonths:
      annualSavingsCents > 0 ? IMPLEMENTATION_INVESTMENT_CENTS / (annualSavingsCents / 12) : null,
    threeYearNetCents: 3 * annualSavingsCents - IMPLEMENTATION_INVESTMENT_CENTS,
  }
}
