import type { ReactNode } from 'react'
import type { MarkKind } from '#content/page-metadata.ts'
import { type InvoiceOutcome, invoiceCase } from '#content/pages/home.ts'
import { Mark } from '#site/components/Mark.tsx'

const { billed, priceUsd, limitUsd, received, least, steps } = invoiceCase
const short = billed - received
const cost = `$${(short * priceUsd).toLocaleString('en-US')}`
const FIGURES: Record<string, string | number> = { billed, received, short, cost }
/** The state shown until the visitor changes the receipt. */
const FIRST: InvoiceOutcome = 'act'

/** Three documents and what an agent makes of them; contradict-receipt.ts follows the visitor's change. */
export function InvoiceCase() {
  return (
    <figure
      id="invoice-case"
      className="group/case [--papers:13.5rem] md:max-lg:[--papers:20rem]"
      data-outcome={FIRST}
      data-billed={billed}
      data-price={priceUsd}
      data-limit={limitUsd}
    >
      <figcaption className="mb-3 text-small text-soft">{invoiceCase.caption}</figcaption>
      <ol>
        <li className={STEP}>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-1">
            <Paper name={invoiceCase.invoice.name}>
              <Quoted reach="top-1/2 h-[4.4rem]" path="M0 0C60 0 40 100 100 100">
                {invoiceCase.invoice.quote}
              </Quoted>
              <p className="text-small text-soft">{invoiceCase.invoice.rest}</p>
            </Paper>
            <Receipt />
          </div>
          <Step
            kind="perceive"
            label={steps.perceive.label}
            lines="M12 0C12 24 2.4 3 2.4 29M66 0C66 24 2.4 3 2.4 29"
          >
            <Filled text={steps.perceive.text} />
          </Step>
        </li>
        <li className={STEP}>
          <div className="relative max-md:pl-9 max-md:before:absolute max-md:before:-top-4 max-md:before:-bottom-7 max-md:before:left-2 max-md:before:border-l max-md:before:border-ink">
            <Note />
          </div>
          <Step kind="decide" label={steps.decide.label} lines="M17 0C17 24 2.4 3 2.4 29">
            <ByOutcome texts={steps.decide.texts} />
          </Step>
        </li>
        <li className="relative pt-5 md:grid md:grid-cols-[var(--papers)_3rem_minmax(0,1fr)] md:pt-9">
          <Bend />
          <span className="label absolute top-7 left-(--papers) hidden w-12 border-b border-dashed border-edge text-center md:group-data-[outcome=act]/case:block">
            {steps.person.told}
          </span>
          <Person />
          <span
            className={`absolute top-0 left-[calc(var(--papers)+3.5rem)] h-9 max-md:hidden ${STRAIGHT}`}
          />
          <div className="grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-5 max-md:mt-4 md:col-start-3">
            <Mark
              kind="act"
              className="group-data-[outcome=ask]/case:fill-none group-data-[outcome=ask]/case:stroke-edge group-data-[outcome=ask]/case:[stroke-dasharray:2_2]"
            />
            <Effect className="group-data-[outcome=ask]/case:text-soft" {...steps.act} />
          </div>
        </li>
      </ol>
      <output className="sr-only" htmlFor="received" />
    </figure>
  )
}

/** From the decision on to the act, which waits where the agent asks. */
const STRAIGHT =
  'border-l border-ink group-data-[outcome=ask]/case:border-dashed group-data-[outcome=ask]/case:border-edge'
const STEP =
  'relative max-md:not-first:pt-4 md:not-first:pt-3 md:grid md:grid-cols-[var(--papers)_3rem_minmax(0,1fr)]'

type PaperProps = { name: string; className?: string; children: ReactNode }

function Paper({ name, className = 'border-line', children }: PaperProps) {
  return (
    <div className={`rounded-control border bg-raise px-3.5 py-3 ${className}`}>
      <p className="label mb-1.5">{name}</p>
      {children}
    </div>
  )
}

type QuotedProps = { reach: string; path: string; children: ReactNode }

/** Quoted words, and the line from them to the step that rests on them. */
function Quoted({ reach, path, children }: QuotedProps) {
  return (
    <div className="relative flex items-center md:-mr-3.5 md:after:flex-1 md:after:border-t md:after:border-evidence">
      <q className="evidence font-medium">{children}</q>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`absolute left-full hidden w-[calc(3rem-2px)] overflow-visible fill-none stroke-evidence forced-colors:stroke-[CanvasText] md:block ${reach}`}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  )
}

function Receipt() {
  return (
    <Paper
      name={invoiceCase.receipt.name}
      className="border-ink outline-offset-2 outline-ink has-[:focus-visible]:outline-2"
    >
      <Quoted reach="bottom-1/2 h-[2.75rem]" path="M0 100C60 100 40 0 100 0">
        <Filled text={invoiceCase.receipt.quote} />
      </Quoted>
      <div className="noscript:invisible print:invisible">
        <input
          id="received"
          aria-label={invoiceCase.receipt.control}
          type="range"
          min={least}
          max={billed}
          defaultValue={received}
          autoComplete="off"
          className="block h-11 w-full cursor-pointer accent-ink focus-visible:outline-none"
        />
        <p className="label -mt-2 flex justify-between" aria-hidden="true">
          <span>{least}</span> <span>{billed}</span>
        </p>
      </div>
    </Paper>
  )
}

function Note() {
  return (
    <Paper name={invoiceCase.note.name} className="relative border-line">
      {invoiceCase.note.rules.map(({ outcome, text }) => (
        <p key={outcome} className="mt-1 text-small leading-snug">
          <q data-rule={outcome} className={outcome === FIRST ? 'evidence' : undefined}>
            {text}
          </q>
        </p>
      ))}
      <span className="absolute top-1/2 left-full hidden w-[2.9rem] border-t border-evidence md:block" />
    </Paper>
  )
}

type StepProps = { kind: MarkKind; label: string; lines: string; children: ReactNode }

/** `lines` lead from the papers above to the mark, where those stand above it. */
function Step({ kind, label, lines, children }: StepProps) {
  const isFirst = kind === 'perceive'
  return (
    <div
      className={`relative col-start-3 grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-5 max-md:pt-8 before:absolute before:top-[3.45rem] before:bottom-0 before:left-2 before:border-l before:border-ink md:items-center md:before:top-[calc(50%+0.8rem)] ${isFirst ? '' : 'md:after:absolute md:after:-top-3 md:after:bottom-[calc(50%+0.8rem)] md:after:left-2 md:after:border-l md:after:border-ink'}`.trim()}
    >
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute top-0 left-0 h-7.5 w-full fill-none stroke-evidence forced-colors:stroke-[CanvasText] md:hidden"
      >
        <path d={lines} vectorEffect="non-scaling-stroke" />
      </svg>
      <Mark kind={kind} className="md:m-0" />
      <div>
        <p className="label">{label}</p>
        <p className={isFirst ? undefined : 'font-medium'}>{children}</p>
      </div>
    </div>
  )
}

function Person() {
  return (
    <div className="relative grid grid-cols-[1.0625rem_minmax(0,1fr)] gap-x-4 group-data-[outcome=act]/case:text-soft group-data-[outcome=match]/case:text-soft max-md:pl-9 md:grid-cols-[minmax(0,1fr)_1.0625rem]">
      <span className={`absolute -top-5 -bottom-4 left-2 md:hidden ${STRAIGHT}`} />
      <Mark kind="people" className="md:col-start-2 md:row-start-1" />
      <Effect className="md:col-start-1 md:row-start-1" {...steps.person} />
    </div>
  )
}

type Texts = Record<InvoiceOutcome, string>

/** One effect of the decision. It is as high as its longest text, so that a change moves nothing. */
function Effect({ className, label, texts }: { className: string; label: string; texts: Texts }) {
  return (
    <div className={className}>
      <p className="label">{label}</p>
      <p className="min-h-[3.1em]">
        <ByOutcome texts={texts} />
      </p>
    </div>
  )
}

/** From the decision to the person: drawn when the agent asks. */
function Bend() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-2 h-6.5 w-8 overflow-visible fill-none stroke-ink stroke-[1.5] [stroke-dasharray:1] [stroke-dashoffset:1] [transition:stroke-dashoffset_320ms_var(--ease-out)] group-data-[outcome=ask]/case:[stroke-dashoffset:0] md:left-[calc(var(--papers)+0.15rem)] md:h-[2.65rem] md:w-[3.4rem] md:-scale-x-100 forced-colors:stroke-[CanvasText]"
    >
      <line x2="100%" y2="100%" pathLength="1" />
    </svg>
  )
}

function ByOutcome({ texts }: { texts: Texts }) {
  return (Object.keys(texts) as InvoiceOutcome[]).map((outcome) => (
    <span key={outcome} data-when={outcome} hidden={outcome !== FIRST}>
      <Filled text={texts[outcome]} />
    </span>
  ))
}

/** Sets "{received}" as a figure that the script can change. */
function Filled({ text }: { text: string }) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} data-figure={part}>
        {FIGURES[part]}
      </span>
    ),
  )
}
