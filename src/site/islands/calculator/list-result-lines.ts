import type { CalculatorInputName, CalculatorInputs, Estimate } from '#domain/calculator.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import {
  formatCents,
  formatHours,
  formatHoursAndMinutes,
  formatMonths,
  formatSignedPercent,
} from '#site/islands/calculator/format-figures.ts'

/** Words of ours, or a figure that the visitor set. */
export type FormulaPart = string | { input: CalculatorInputName; text: string }
export type ResultLine = { name: string; formula: readonly FormulaPart[]; value: string }

const investment = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)

/** Every line of the formula in the spec's order, with the visitor's own figures in it. */
export function listResultLines(inputs: CalculatorInputs, estimate: Estimate): ResultLine[] {
  const hours: FormulaPart = { input: 'manualHours', text: `${inputs.manualHours} h` }
  const rate: FormulaPart = { input: 'hourlyRate', text: `$${inputs.hourlyRate}` }
  const tools: FormulaPart = { input: 'toolCount', text: `${inputs.toolCount} tools` }
  const errors: FormulaPart = { input: 'errorRate', text: `${inputs.errorRate}% errors` }
  const score = `${estimate.automationPercent}%`
  const savings = formatCents(estimate.annualSavingsCents)
  return [
    {
      name: 'Current annual cost',
      formula: [hours, ' × ', rate, ' × 52 weeks'],
      value: formatCents(estimate.annualCostCents),
    },
    {
      name: 'Automation score',
      formula: ['30 + 5 × ', tools, ' + 2 × ', errors, ', at most 85'],
      value: score,
    },
    {
      name: 'Annual savings',
      formula: [`${formatCents(estimate.annualCostCents)} × ${score}`],
      value: savings,
    },
    {
      name: 'Weekly hours saved',
      formula: [hours, ` × ${score}`],
      value: formatHours(estimate.weeklyHoursSaved),
    },
    { name: 'Implementation investment', formula: ['fixed'], value: investment },
    {
      name: 'ROI after year 1',
      formula: [`(${savings} − ${investment}) ÷ ${investment}`],
      value: formatSignedPercent(estimate.firstYearRoiPercent),
    },
    {
      name: 'Payback',
      formula: [`${investment} ÷ (${savings} ÷ 12)`],
      value: formatMonths(estimate.paybackMonths),
    },
    {
      name: '3-year net benefit',
      formula: [`3 × ${savings} − ${investment}`],
      value: formatCents(estimate.threeYearNetCents),
    },
  ]
}

/** What team size explains; it stands apart because no other line reads it. */
export function describeHoursPerPerson(inputs: CalculatorInputs, estimate: Estimate): ResultLine {
  return {
    name: 'Hours returned per person',
    formula: [
      `${formatHours(estimate.weeklyHoursSaved)} ÷ `,
      { input: 'teamSize', text: `${inputs.teamSize} people` },
      ', per week',
    ],
    value: formatHoursAndMinutes(estimate.weeklyHoursPerPerson),
  }
}
