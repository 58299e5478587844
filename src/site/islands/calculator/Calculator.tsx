import { type RefObject, useEffect, useRef, useState } from 'react'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import {
  type CalculatorInputs,
  calculatorInputNames,
  calculatorRanges,
  defaultInputs,
  type Estimate,
  estimateFromInputs,
  mapInputs,
  snapToRange,
} from '#domain/calculator.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import {
  describeForListeners,
  describeVerdict,
} from '#site/islands/calculator/describe-estimate.ts'
import { formatCents, formatHours, formatMonths } from '#site/islands/calculator/format-figures.ts'
import { NetBenefitChart } from '#site/islands/calculator/NetBenefitChart.tsx'
import { ResultLedger } from '#site/islands/calculator/ResultLedger.tsx'
import { SliderField } from '#site/islands/calculator/SliderField.tsx'

/** Safari refuses more than 100 address changes in 30 seconds, and a dragged slider makes them. */
const ADDRESS_DELAY_MS = 300

type Props = { inputs: CalculatorInputs; onReset: () => void }

const SETTLES_AFTER_MS = 900

/** Drawn at build with the defaults, so that it reads without scripts; the sliders answer once it runs. */
export function Calculator() {
  const container = useRef<HTMLDivElement>(null)
  const { inputs, setInputs, isReady } = useCalculatorInputs(container)
  const estimate = estimateFromInputs(inputs)
  const announcement = useSettledText(describeForListeners(estimate), isReady)
  return (
    <div
      ref={container}
      className="calculator items-start gap-x-6 border-ink md:grid md:grid-cols-12 md:grid-rows-[auto_1fr] md:border-t md:pt-9 print:[print-color-adjust:exact]"
      data-ready={isReady || undefined}
    >
      <section
        aria-labelledby="your-figures"
        className="grid gap-5 md:col-span-5 md:col-start-1 md:row-span-2 md:row-start-1 md:pr-[clamp(0.75rem,4.5vw,4rem)] md:[@media(height>=46rem)]:sticky md:[@media(height>=46rem)]:top-24 print:static!"
      >
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
      <div
        className="sticky bottom-0 z-5 mx-[calc(-1*clamp(1.25rem,3vw,2.5rem))] flex flex-wrap items-end justify-between gap-4 border-t border-ink bg-paper px-[clamp(1.25rem,3vw,2.5rem)] pt-2.5 pb-3 md:static md:col-[6/-1] md:mx-0 md:border-0 md:p-0 print:static print:mt-6"
        data-headline
      >
        <div className="flex-[1_1_10rem]">
          <p className="label">
            {calculatorTexts.savingsLabel(formatHours(estimate.weeklyHoursSaved))}
          </p>
          <p className="text-[clamp(2.5rem,1.6rem+4vw,6rem)] leading-none font-medium tracking-[-0.045em] tabular-nums">
            {formatCents(estimate.annualSavingsCents)}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="pb-0.5 text-right font-medium whitespace-nowrap tabular-nums md:hidden"
        >
          <p className="label">payback</p>
          <p>{formatMonths(estimate.paybackMonths)}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-14 md:col-[6/-1]" data-results>
        <div className="grid justify-items-start gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start lg:gap-9">
          <p className="min-h-[4.5em] text-lead">{describeVerdict(estimate)}</p>
          <LinkButton href={calculatorTexts.button.href} className="print:hidden">
            {calculatorTexts.button.label}
          </LinkButton>
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

/** The text once it has stopped changing, for live regions; empty until it first differs from what was there at the start. */
function useSettledText(text: string, isReady: boolean): string {
  const start = useRef<string>(undefined)
  const [settled, setSettled] = useState('')

  useEffect(() => {
    if (!isReady) return
    if (start.current === undefined) {
      start.current = text
      return
    }
    const timer = setTimeout(() => setSettled(text), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isReady])

  return settled
}

/** The yearly cost of the work, before and after, on one scale. */
function CostBars({ estimate }: { estimate: Estimate }) {
  const { title, now, after, saved } = calculatorTexts.cost
  const remains = `${100 - estimate.automationPercent}%`
  return (
    <figure className="print:break-inside-avoid">
      <figcaption>
        <h3 className="text-small font-medium">{title}</h3>
      </figcaption>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 max-[30rem]:grid-flow-dense max-[30rem]:grid-cols-[minmax(0,1fr)_auto]">
        <dt className="label">{now}</dt>
        <dd className="max-[30rem]:col-span-full">
          <svg aria-hidden="true" className="block h-9 w-full">
            <rect width="100%" height="100%" className="fill-ink" />
          </svg>
        </dd>
        <dd className="text-right font-medium tabular-nums">
          {formatCents(estimate.annualCostCents)}
        </dd>
        <dt className="label">{after}</dt>
        <dd className="max-[30rem]:col-span-full">
          <svg aria-hidden="true" className="block h-9 w-full">
            <rect
              x={remains}
              width={`${estimate.automationPercent}%`}
              height="100%"
              className="fill-line"
            />
            <rect width={remains} height="100%" className="fill-ink" />
            <text
              x="100%"
              dx="-10"
              y="50%"
              textAnchor="end"
              dominantBaseline="central"
              className="fill-ink text-[0.8125rem] tabular-nums"
            >
              {`${estimate.automationPercent}% ${saved}`}
            </text>
          </svg>
        </dd>
        <dd className="text-right font-medium tabular-nums">
          {formatCents(estimate.remainingAnnualCostCents)}
        </dd>
      </dl>
    </figure>
  )
}

/** Says what it did beside the buttons, for eyes and ears; the next change of a figure takes the words away. */
function CalculatorActions({ inputs, onReset }: Props) {
  const [done, setDone] = useState<{ text: string; at: CalculatorInputs }>()
  const { copy, copied, copyFailed, reset } = calculatorTexts.actions

  async function handleCopy() {
    // Missing on plain-http addresses other than localhost, and refusable everywhere.
    const isCopied = await navigator.clipboard
      ?.writeText(buildShareLink(location.href, inputs))
      .then(
        () => true,
        () => false,
      )
    setDone({ text: isCopied ? copied : copyFailed, at: inputs })
  }

  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
      <Button look="quiet" className="button-small" onClick={() => void handleCopy()}>
        {copy}
      </Button>
      <Button look="quiet" className="button-small" onClick={onReset}>
        {reset}
      </Button>
      <p role="status" className="label flex-[1_1_8rem]">
        {done?.at === inputs ? done.text : ''}
      </p>
    </div>
  )
}

/** Values that the visitor moved, or the browser restored, before scripts ran. */
function readSliders(container: HTMLElement | null): CalculatorInputs {
  return mapInputs((name) => {
    const slider = container?.querySelector<HTMLInputElement>(`input[type=range][name=${name}]`)
    return slider ? snapToRange(Number(slider.value), calculatorRanges[name]) : defaultInputs[name]
  })
}

/** Starts from the defaults that the server drew, then from the address or from sliders already moved. */
function useCalculatorInputs(container: RefObject<HTMLElement | null>) {
  const [inputs, setInputs] = useState(defaultInputs)
  const [isReady, setIsReady] = useState(false)

  useEffect(() => {
    setInputs(readInputs(location.search) ?? readSliders(container.current))
    setIsReady(true)
  }, [container])

  useFollowingAddress(inputs, isReady)
  return { inputs, setInputs, isReady }
}

function useFollowingAddress(inputs: CalculatorInputs, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return
    document.documentElement.removeAttribute('data-restoring')
    const timer = setTimeout(() => {
      const address = followInputs(location.href, inputs)
      if (address !== location.href) history.replaceState(history.state, '', address)
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [inputs, isReady])
}

const NUMBER = /^-?\d{1,6}(?:\.\d{1,6})?$/

/**
 * Reads the sliders from a query string. Numbers off the scale go to its nearest stop; what is no number is ignored.
 * @returns undefined when the query names no slider.
 */
export function readInputs(search: string): CalculatorInputs | undefined {
  const query = new URLSearchParams(search)
  if (!calculatorInputNames.some((name) => NUMBER.test(query.get(name) ?? ''))) return undefined
  return mapInputs((name) => {
    const text = query.get(name) ?? ''
    return NUMBER.test(text)
      ? snapToRange(Number(text), calculatorRanges[name])
      : defaultInputs[name]
  })
}

/** The address with these sliders in its query; at the defaults it stays bare. Campaign parameters are kept. */
export function followInputs(address: string, inputs: CalculatorInputs): string {
  const url = new URL(address)
  const isDefault = calculatorInputNames.every((name) => inputs[name] === defaultInputs[name])
  for (const name of calculatorInputNames) {
    if (isDefault) url.searchParams.delete(name)
    else url.searchParams.set(name, String(inputs[name]))
  }
  return url.href
}

/** A link for others: all five figures, so that it outlives a change of defaults, and nobody's campaign parameters. */
export function buildShareLink(address: string, inputs: CalculatorInputs): string {
  const { origin, pathname } = new URL(address)
  const query = new URLSearchParams(calculatorInputNames.map((name) => [name, `${inputs[name]}`]))
  return `${origin}${pathname}?${query}`
}
