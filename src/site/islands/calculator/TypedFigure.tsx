import { type KeyboardEvent, useState } from 'react'
import { calculatorFields } from '#content/pages/calculator-texts.ts'
import { type CalculatorInputName, calculatorRanges, snapToRange } from '#domain/calculator.ts'

type Props = {
  name: CalculatorInputName
  value: number
  isReady: boolean
  onChange: (value: number) => void
}

/** The read-out of a slider, which can be typed over; it goes to the slider's nearest stop when left. */
export function TypedFigure({ name, value, isReady, onChange }: Props) {
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
