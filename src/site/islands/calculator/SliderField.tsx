import { type KeyboardEvent, useState } from 'react'
import { calculatorFields, calculatorTexts } from '#content/pages/calculator-texts.ts'
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
    <div className="[--thumb:1.25rem]" data-input={name}>
      <div className="flex items-center justify-between gap-4 leading-[1.3]">
        <p>
          <label htmlFor={name} className="font-medium">
            {field.label}
          </label>
          <span id={helpId} className="block text-(length:--text-small) text-soft">
            {field.help}
          </span>
        </p>
        <TypedFigure name={name} value={value} isReady={isReady} onChange={onChange} />
      </div>
      <div className="relative -mt-0.5 h-11 noscript:hidden print:hidden">
        <svg
          aria-hidden="true"
          className="absolute top-[calc(50%-10px)] left-[calc(var(--thumb)/2)] h-5 w-[calc(100%-var(--thumb))] overflow-visible"
        >
          <rect y="8" width="100%" height="4" rx="2" className="fill-line" />
          <rect y="8" width={share} height="4" rx="2" className="fill-ink" />
        </svg>
        <input
          type="range"
          className="absolute inset-0 m-0 size-full cursor-pointer [touch-action:pan-y] appearance-none bg-transparent focus-visible:outline-none thumb:box-border thumb:size-(--thumb) thumb:appearance-none thumb:rounded-full thumb:border-[1.5px] thumb:border-ink thumb:bg-raise thumb:[transition:background-color_160ms_var(--ease-out)] hover:thumb:bg-line focus-visible:thumb:outline-2 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-evidence active:thumb:bg-ink"
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
      <p
        aria-hidden="true"
        className="label -mt-3 flex justify-between noscript:hidden print:hidden"
      >
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
    <span className="inline-flex w-19 flex-none items-baseline justify-end gap-[0.1875rem] rounded-control border border-edge bg-raise px-3 font-medium tabular-nums [transition:border-color_160ms_var(--ease-out)] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-evidence hover:border-ink noscript:border-transparent noscript:bg-transparent">
      {prefix ? <span aria-hidden="true">{prefix}</span> : null}
      <input
        type="text"
        className="min-h-10.5 w-10 text-right text-[length:max(1rem,var(--text-body))] outline-none supports-[field-sizing:content]:field-sizing-content supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:max-w-11 supports-[field-sizing:content]:min-w-[1ch]"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={calculatorTexts.typedLabel(label, min, max, step)}
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
