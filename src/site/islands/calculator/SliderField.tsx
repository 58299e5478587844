import { calculatorFields } from '#content/pages/calculator-texts.ts'
import { type CalculatorInputName, calculatorRanges } from '#domain/calculator.ts'
import { TypedFigure } from '#site/islands/calculator/TypedFigure.tsx'

type Props = {
  name: CalculatorInputName
  value: number
  isReady: boolean
  onChange: (value: number) => void
}

export function SliderField({ name, value, isReady, onChange }: Props) {
  const field = calculatorFields[name]
  const { min, max, step } = calculatorRanges[name]
  const helpId = `${name}-help`
  const share = `${((value - min) / (max - min)) * 100}%`
  return (
    <div className="slider" data-input={name}>
      <div className="slider-head">
        <p>
          <label htmlFor={name}>{field.label}</label>
          <span id={helpId} className="slider-help">
            {field.help}
          </span>
        </p>
        <TypedFigure name={name} value={value} isReady={isReady} onChange={onChange} />
      </div>
      <div className="slider-control">
        <svg aria-hidden="true" className="slider-rail">
          <rect y="8" width="100%" height="4" rx="2" className="slider-rail-whole" />
          <rect y="8" width={share} height="4" rx="2" className="slider-rail-share" />
        </svg>
        <input
          type="range"
          id={name}
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={`${value} ${value === 1 ? field.spoken.one : field.spoken.other}`}
          aria-describedby={helpId}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <p aria-hidden="true" className="slider-foot label">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  )
}
