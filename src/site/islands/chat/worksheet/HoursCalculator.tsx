import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { estimateWords } from '#content/chat/cards.ts'
import { toExact } from '#domain/to-exact.ts'
import { Button } from '#site/components/Button.tsx'

export type HoursCalculatorProps = {
  label: string
  value: number | null
  /** The sum behind the value, where it has one. */
  workings: string | undefined
  /** Sends the sum as it would be typed; says why it was not taken, or null. */
  onUse: (sum: string) => Promise<string | null>
  /** The value holds as it is; says why that could not be noted, or null. */
  onKeep: () => Promise<string | null>
  onClose: () => void
  onTypeSum: () => void
}

type Factor = { word: string; max: number; isWhole: boolean; refusal: string }

const FACTORS: readonly Factor[] = [
  { word: 'people', max: 10_000, isWhole: true, refusal: 'a whole number from 1 to 10,000' },
  { word: 'hours a day', max: 24, isWhole: false, refusal: 'a number above 0, at most 24' },
  { word: 'days a week', max: 7, isWhole: true, refusal: 'a whole number from 1 to 7' },
]
const TYPED_MAX_CHARS = 8
const TYPED = /^\d+(?:,\d{3})*(?:\.\d{1,2})?$|^\.\d{1,2}$/
/** Workings of three factors, as "6 clinics × 3 hours × 5 days"; the first need not be people. */
const WORKINGS = /^([\d,]+) (\p{L}[\p{L} ]*) × ([\d.]+) (hour|minute)s? × ([1-7]) days?$/u

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Hours a week as people × hours × days, with the sum beside it while it is typed. */
export function HoursCalculator(props: HoursCalculatorProps) {
  const known = readWorkings(props.workings)
  const [typed, setTyped] = useState<readonly string[]>(known.typed)
  const [problem, setProblem] = useState<{ at: number | null; text: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const id = useId()
  const factors = FACTORS.map((factor, index) =>
    index === 0 ? { ...factor, ...known.who } : factor,
  )
  const values = factors.map((factor, index) => readFactor(typed[index] ?? '', factor))
  const sum = multiply(values)
  const isUnchanged = typed.every((text, index) => text === known.typed[index])
  const isKept = isUnchanged && props.value !== null

  useEffect(() => {
    inputs.current[0]?.focus()
  }, [])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const wrong = isKept ? -1 : values.indexOf(null)
    const factor = factors[wrong]
    if (factor) {
      setProblem({ at: wrong, text: `For ${factor.word}, enter ${factor.refusal}.` })
      return inputs.current[wrong]?.focus()
    }
    setIsBusy(true)
    const text = await (isKept ? props.onKeep() : props.onUse(writeWorkings(values, factors)))
    setIsBusy(false)
    setProblem(text === null ? null : { at: null, text })
    if (text === null) props.onClose()
  }

  return (
    <form
      noValidate
      className="grid min-w-0 gap-1.5 short:py-2"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p className="flex items-baseline justify-between gap-x-3 text-small text-soft">
        <span>{props.label}</span>
        <span>changing</span>
      </p>
      <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
        {factors.map(({ word }, index) => (
          <p key={word} className="contents">
            {index > 0 && (
              <span aria-hidden="true" className="flex h-11 items-center text-soft">
                ×
              </span>
            )}
            <label className="grid gap-0.5 text-label text-soft">
              <span>{word}</span>
              <input
                ref={(input) => {
                  inputs.current[index] = input
                }}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                className="input input-small w-14 px-1 text-center font-medium tabular-nums"
                maxLength={TYPED_MAX_CHARS}
                value={typed[index]}
                readOnly={isBusy}
                aria-invalid={problem?.at === index}
                aria-describedby={problem?.at === index ? `${id}-problem` : undefined}
                onChange={(event) =>
                  setTyped(typed.map((text, at) => (at === index ? event.target.value : text)))
                }
              />
            </label>
          </p>
        ))}
        <output className="flex h-11 items-center gap-x-2 whitespace-nowrap">
          <span aria-hidden="true" className="text-soft">
            =
          </span>
          <span className="text-body font-medium tabular-nums">{saySum(sum)}</span>
        </output>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="field-error">
          {problem.text}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5">
        <Button type="submit" look="secondary" className="button-small" aria-busy={isBusy}>
          {isBusy ? 'Saving…' : sayAction(isKept ? props.value : null, sum)}
        </Button>
        <button type="button" className={linkClassName} onClick={props.onClose}>
          Cancel
        </button>
        <button type="button" className={linkClassName} onClick={props.onTypeSum}>
          {estimateWords.typeSum}
        </button>
      </p>
    </form>
  )
}

const linkClassName = 'link inline-flex min-h-11 cursor-pointer items-center text-small text-soft'

function sayAction(kept: number | null, sum: number | null): string {
  if (kept !== null) return `Keep ${number.format(kept)}`
  return sum === null ? 'Use this sum' : `Use ${number.format(sum)}`
}

function saySum(sum: number | null): string {
  return sum === null ? '…' : `${number.format(sum)} ${sum === 1 ? 'hour' : 'hours'}`
}

/** Null where it is no number, or none that can be. */
function readFactor(text: string, { max, isWhole }: Factor): number | null {
  const trimmed = text.trim()
  const value = TYPED.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : 0
  return value > 0 && value <= max && (!isWhole || Number.isInteger(value)) ? value : null
}

function multiply([people, hours, days]: readonly (number | null)[]): number | null {
  return people && hours && days ? toExact(people * hours * days) : null
}

/** Writes "6 people × 3 hours × 5 days", which the server reads as the visitor's own words. */
function writeWorkings(values: readonly (number | null)[], factors: readonly Factor[]): string {
  const who = factors[0]?.word ?? ''
  const [people, hours, days] = values
  const whoever = people === 1 && who === 'people' ? 'person' : who
  return [
    `${people} ${whoever}`,
    `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    `${days} ${days === 1 ? 'day' : 'days'}`,
  ].join(' × ')
}

function readWorkings(workings: string | undefined) {
  const [, count, who = '', amount, unit, days = ''] = WORKINGS.exec(workings ?? '') ?? []
  if (count === undefined) return { typed: ['', '', ''], who: {} }
  const hours = unit === 'minute' ? Number(amount) / 60 : Number(amount)
  const word = who === 'person' ? 'people' : who
  return { typed: [count, number.format(hours), days], who: { word } }
}
