import { useRef } from 'react'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import { calculatorInputNames, defaultInputs, estimateFromInputs } from '#domain/calculator.ts'
import { LinkButton } from '#site/components/Button.tsx'
import { CalculatorActions } from '#site/islands/calculator/CalculatorActions.tsx'
import { CostBars } from '#site/islands/calculator/CostBars.tsx'
import {
  describeForListeners,
  describeVerdict,
} from '#site/islands/calculator/describe-estimate.ts'
import { formatCents, formatHours, formatMonths } from '#site/islands/calculator/format-figures.ts'
import { NetBenefitChart } from '#site/islands/calculator/NetBenefitChart.tsx'
import { ResultLedger } from '#site/islands/calculator/ResultLedger.tsx'
import { SliderField } from '#site/islands/calculator/SliderField.tsx'
import { useCalculatorInputs } from '#site/islands/calculator/use-calculator-inputs.ts'
import { useSettledText } from '#site/islands/calculator/use-settled-text.ts'

/** Drawn at build with the defaults, so that it reads without scripts; the sliders answer once it runs. */
export function Calculator() {
  const container = useRef<HTMLDivElement>(null)
  const { inputs, setInputs, isReady } = useCalculatorInputs(container)
  const estimate = estimateFromInputs(inputs)
  const announcement = useSettledText(describeForListeners(estimate), isReady)
  return (
    <div ref={container} className="calculator" data-ready={isReady || undefined}>
      <section aria-labelledby="your-figures" className="calculator-inputs">
        <h2 id="your-figures" className="sr-only">
          {calculatorTexts.inputsTitle}
        </h2>
        {calculatorInputNames.map((name) => (
          <SliderField
            key={name}
            name={name}
            value={inputs[name]}
            isReady={isReady}
            onChange={(value) => setInputs((known) => ({ ...known, [name]: value }))}
          />
        ))}
        <CalculatorActions inputs={inputs} onReset={() => setInputs(defaultInputs)} />
      </section>
      <h2 className="sr-only">{calculatorTexts.resultsTitle}</h2>
      <div className="calculator-headline">
        <div>
          <p className="label">
            annual savings, and {formatHours(estimate.weeklyHoursSaved)} a week
          </p>
          <p className="calculator-figure">{formatCents(estimate.annualSavingsCents)}</p>
        </div>
        <div aria-hidden="true" className="calculator-aside">
          <p className="label">payback</p>
          <p>{formatMonths(estimate.paybackMonths)}</p>
        </div>
      </div>
      <div className="calculator-results">
        <div className="calculator-verdict">
          <p className="text-lead">{describeVerdict(estimate)}</p>
          <LinkButton href={calculatorTexts.button.href}>{calculatorTexts.button.label}</LinkButton>
        </div>
        <ResultLedger inputs={inputs} estimate={estimate} />
        <CostBars estimate={estimate} />
        <NetBenefitChart estimate={estimate} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
