import { calculateRoi, IMPLEMENTATION_INVESTMENT_CENTS, type Roi } from '#domain/roi.ts'

/** The values of the five sliders: hours per week for the whole team, dollars per hour, people, errors in percent. */
export type CalculatorInputs = {
  manualHours: number
  hourlyRate: number
  toolCount: number
  teamSize: number
  errorRate: number
}
export type CalculatorInputName = keyof CalculatorInputs
export type InputRange = { min: number; max: number; step: number; default: number }

/** The sliders of the spec, section 9, in its order. */
export const calculatorRanges: Record<CalculatorInputName, InputRange> = {
  manualHours: { min: 5, max: 80, step: 5, default: 20 },
  hourlyRate: { min: 30, max: 200, step: 5, default: 75 },
  toolCount: { min: 2, max: 15, step: 1, default: 5 },
  teamSize: { min: 3, max: 100, step: 1, default: 10 },
  errorRate: { min: 0, max: 50, step: 5, default: 15 },
}
export const calculatorInputNames = Object.keys(calculatorRanges) as CalculatorInputName[]

export const defaultInputs: CalculatorInputs = mapInputs((name) => calculatorRanges[name].default)

/** Builds inputs from one value per slider. */
export function mapInputs(valueFor: (name: CalculatorInputName) => number): CalculatorInputs {
  return {
    manualHours: valueFor('manualHours'),
    hourlyRate: valueFor('hourlyRate'),
    toolCount: valueFor('toolCount'),
    teamSize: valueFor('teamSize'),
    errorRate: valueFor('errorRate'),
  }
}

/** The nearest value that the slider can stand on; `value` has to be finite. */
export function snapToRange(value: number, { min, max, step }: InputRange): number {
  const snapped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, snapped))
}

export type Estimate = Roi & {
  /** The yearly cost of the work that is not automated. */
  remainingAnnualCostCents: number
  /** Hours returned per person and week: all that team size explains. */
  weeklyHoursPerPerson: number
}

export function estimateFromInputs(inputs: CalculatorInputs): Estimate {
  const roi = calculateRoi({
    manualHours: inputs.manualHours,
    hourlyRateCents: inputs.hourlyRate * 100,
    toolCount: inputs.toolCount,
    errorRatePercent: inputs.errorRate,
  })
  return {
    ...roi,
    remainingAnnualCostCents: roi.annualCostCents - roi.annualSavingsCents,
    weeklyHoursPerPerson: roi.weeklyHoursSaved / inputs.teamSize,
  }
}

export const HORIZON_MONTHS = 36

export type Payback =
  | { kind: 'never' }
  | { kind: 'beyond_horizon'; months: number }
  | { kind: 'within_horizon'; months: number }
  | { kind: 'within_first_year'; months: number }

export function classifyPayback({ paybackMonths }: Roi): Payback {
  if (paybackMonths === null) return { kind: 'never' }
  if (paybackMonths > HORIZON_MONTHS) return { kind: 'beyond_horizon', months: paybackMonths }
  const kind = paybackMonths > 12 ? 'within_horizon' : 'within_first_year'
  return { kind, months: paybackMonths }
}

/** Savings so far less the investment, after `month` months of even savings. */
export function accumulateNetCents(annualSavingsCents: number, month: number): number {
  return Math.round((annualSavingsCents * month) / 12) - IMPLEMENTATION_INVESTMENT_CENTS
}
