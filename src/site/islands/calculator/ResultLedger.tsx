import { Fragment } from 'react'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import type { CalculatorInputs, Estimate } from '#domain/calculator.ts'
import { describeAssumption } from '#site/islands/calculator/describe-estimate.ts'
import {
  describeHoursPerPerson,
  listResultLines,
  type ResultLine,
} from '#site/islands/calculator/list-result-lines.ts'

type Props = { inputs: CalculatorInputs; estimate: Estimate }

export function ResultLedger({ inputs, estimate }: Props) {
  const { ledger, assumption, teamNote } = calculatorTexts
  const [marked, isYours] = ledger.legend
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-small font-medium">{ledger.title}</h3>
        <p className="label">
          <span className="evidence">{marked}</span> {isYours}
        </p>
      </div>
      <dl className="ledger mt-3">
        {listResultLines(inputs, estimate).map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </dl>
      <p className="mt-3 text-small text-soft">
        <strong className="font-medium text-ink">{assumption}</strong>{' '}
        {describeAssumption(estimate)}
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
    <div className="result-line">
      <dt>{line.name}</dt>
      <dd className="label result-formula">
        {line.formula.map((part) =>
          typeof part === 'string' ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <span key={part.input} className="evidence" data-from={part.input}>
              {part.text}
            </span>
          ),
        )}
      </dd>
      <dd className="result-value">{line.value}</dd>
    </div>
  )
}
