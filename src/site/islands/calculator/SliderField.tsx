import { type KeyboardEvent, useState } from 'react'
import { calculatorFields } from '#content/pages/calculator-texts.ts'
import { type CalculatorInputName, calculatorRanges, snapToRange } from '#domain/calculator.ts'

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

type TypedFigureProps = {
  name: CalculatorInputName
  value: number
  isReady: boolean
  onChange: (value: number) => void
}

/** The read-out of a slider, which can be typed over; it goes to the slider's nearest stop when left. */
function TypedFigure({ name, value, isReady, onChange }: TypedFigureProps) {
  const [draft, setDraft] = useState<string>()
  const { label, prefix, suffix } = calculatorFields[name]
  const { min, max, step } = calculatorRanges[name]

  function handleType(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (text.trim() && typed === snapToRange(typed, calculatorRanges[name])) onChange(typed)
  }

  function settle() {
    const typed = Number(draft)
    if (draft?.trim() && Number.isFinite(typed))
      onChange(snapToRange(typed, calculatorRanges[name]))
    setDraft(undefined)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    if (event.key === 'Escape') setDraft(undefined)
  }

  return (
    <span className="slider-figure">
      {prefix ? <span aria-hidden="true">{prefix}</span> : null}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={`${label}, typed: ${min} to ${max} in steps of ${step}`}
        readOnly={!isReady}
        value={draft ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => handleType(event.target.value)}
        onBlur={settle}
        onKeyDown={handleKey}
      />
      {suffix ? <span aria-hidden="true">{suffix}</span> : null}
    </span>
  )
}
