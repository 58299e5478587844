import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import type { CalculatorInputName, CalculatorInputs, Estimate } from '#domain/calculator.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { describeAssumption } from '#site/islands/calculator/describe-estimate.ts'
import {
  formatCents,
  formatHours,
  formatHoursAndMinutes,
  formatMonths,
  formatSignedPercent,
} from '#site/islands/calculator/format-figures.ts'

/** Words of ours, or a figure that the visitor set. */
type FormulaPart = string | { input: CalculatorInputName; text: string }

type ResultLine = { name: string; formula: readonly FormulaPart[]; value: string }

const investment = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)

/** A figure that the visitor set. */
const OWN = 'border-b-[1.5px] border-edge'

type Props = { inputs: CalculatorInputs; estimate: Estimate }

export function ResultLedger({ inputs, estimate }: Props) {
  const { ledger, assumption, teamNote } = calculatorTexts
  const [marked, isYours] = ledger.legend
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-small font-medium">{ledger.title}</h3>
        <p className="label">
          <span className={`${OWN} text-ink`}>{marked}</span> <span>{isYours}</span>
        </p>
      </div>
      <dl className="ledger mt-3">
        {listResultLines(inputs, estimate).map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">
        <strong className="font-medium text-ink">{assumption}</strong>{' '}
        <span>{describeAssumption(estimate)}</span>
      </p>
      <dl className="ledger mt-9">
        <Line line={describeHoursPerPerson(inputs, estimate)} />
      </dl>
      <p className="mt-3 text-small text-soft">{teamNote}</p>
    </div>
  )
}

function Line({ line }: { line: ResultLine }) {
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 py-3 lg:grid-cols-[12.75rem_minmax(0,1fr)_auto] lg:gap-x-4 print:break-inside-avoid"
      data-result
    >
      <dt>{line.name}</dt>
      <dd className="label row-start-2 [text-wrap-style:auto] lg:row-auto">
        {line.formula.map((part) =>
          typeof part === 'string' ? (
            <span key={part}>{part}</span>
          ) : (
            <span
              key={part.input}
              className={`${OWN} px-[0.18em] whitespace-nowrap [transition:background-color_160ms_var(--ease-out),color_160ms_var(--ease-out)]`}
              data-from={part.input}
            >
              {part.text}
            </span>
          ),
        )}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 text-right text-h3 font-medium tabular-nums lg:col-auto lg:row-auto lg:min-w-28">
        {line.value}
      </dd>
    </div>
  )
}

/** Every line of the formula in the spec's order, with the visitor's own figures in it. */
function listResultLines(inputs: CalculatorInputs, estimate: Estimate): ResultLine[] {
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

/** The line about team size stands apart because no other line uses it. */
function describeHoursPerPerson(inputs: CalculatorInputs, estimate: Estimate): ResultLine {
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
