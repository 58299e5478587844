import { useEffect, useId, useRef, useState } from 'react'
import { describeValue } from '#content/describe-value.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_NAMES, ROW_SLOTS } from '#domain/fact.ts'
import { type Changes, WorksheetRow } from '#site/islands/chat/worksheet/WorksheetRow.tsx'

type WorksheetProps = Changes & {
  /** Null before the first reply: all rows are open. */
  worksheet: Worksheet | null
}

type Estimate = NonNullable<Worksheet['estimate']>

const EMPTY: Worksheet = {
  rows: ROW_NAMES.map((row) => ({
    row,
    value: null,
    unit: null,
    state: 'open',
    quotes: [],
    origin: null,
  })),
  estimate: null,
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** The sheet beside the conversation on wide screens. */
export function WorksheetPanel({ worksheet, ...changes }: WorksheetProps) {
  const id = useId()
  return (
    <aside aria-labelledby={id} className="card p-5 max-lg:hidden">
      <Sheet titleId={id} worksheet={worksheet ?? EMPTY} {...changes} />
    </aside>
  )
}

/** On narrow screens one line, which opens the sheet over the page. */
export function WorksheetLine({ worksheet, ...changes }: WorksheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const sheet = worksheet ?? EMPTY
  const { estimate } = sheet

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 border-t border-line text-left text-small"
        onClick={() => setIsOpen(true)}
      >
        <span>
          {'Your estimate: '}
          <span className="tabular-nums">{sayProgress(sheet)}</span>
        </span>
        <span className="font-medium tabular-nums">
          {estimate === null ? 'Open' : `${dollars.format(estimate.savings)} a year`}
        </span>
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          aria-labelledby={id}
          className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-4.75rem)] w-full max-w-none rounded-t-card bg-raise p-5 text-ink shadow-float backdrop:bg-ink/40"
          onClose={() => setIsOpen(false)}
        >
          <Sheet titleId={id} worksheet={sheet} {...changes} />
          <button
            type="button"
            className="button button-quiet mt-4 w-full"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </dialog>
      )}
    </div>
  )
}

function sayProgress({ rows }: Worksheet): string {
  const agreed = rows.filter(({ state }) => state === 'agreed').length
  return `${agreed} of ${rows.length} agreed`
}

type SheetProps = Changes & { titleId: string; worksheet: Worksheet }

function Sheet({ titleId, worksheet, ...changes }: SheetProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong id={titleId} className="text-h3">
          Your worksheet
        </strong>
        <span className="text-small text-soft">{sayProgress(worksheet)}</span>
      </p>
      <ul aria-label="Rows" className="mt-3">
        {worksheet.rows.map((row) => (
          <WorksheetRow key={row.row} row={row} {...changes} />
        ))}
      </ul>
      <EstimateBlock worksheet={worksheet} />
    </>
  )
}

function EstimateBlock({ worksheet: { rows, estimate } }: { worksheet: Worksheet }) {
  if (estimate === null) {
    return (
      <p className="border-t border-ink pt-4 text-small text-soft">
        The estimate appears here once the hours and the cost of an hour are known.
      </p>
    )
  }
  return (
    <section aria-label="Saving, estimated" className="border-t border-ink pt-4">
      <p className="text-small text-soft">Saving, estimated</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="text-h1 tabular-nums">{dollars.format(estimate.savings)}</span>
        <span className="text-body font-medium">a year</span>
      </p>
      {estimate.ifRight.length > 0 && (
        <p className="text-body font-medium">{sayCondition(rows, estimate)}</p>
      )}
      <p className="mt-2 text-small">{`${hours.format(estimate.hoursSaved)} hours a week freed`}</p>
      <p className="label mt-1 wrap-anywhere">{estimate.formula}</p>
      <PriceScale estimate={estimate} />
      <p className="mt-3 border-t border-line pt-2 text-h3">{VERDICTS[estimate.verdict]}</p>
      <p className="mt-1 text-small">{estimate.why}</p>
    </section>
  )
}

const VERDICTS: Readonly<Record<Estimate['verdict'], string>> = {
  worth_it: 'Worth it',
  borderline: 'Borderline',
  too_small: 'Too small for us',
  unknown: 'Not known yet',
}

/** "if 90 hours a week is right" */
function sayCondition(rows: Worksheet['rows'], { ifRight }: Estimate): string {
  const values = rows
    .filter(({ row }) => ifRight.includes(row))
    .map(({ row, value }) => describeValue(ROW_SLOTS[row], value))
  return `if ${values.join(' and ')} ${values.length > 1 ? 'are' : 'is'} right`
}

/** Saving, audit, and pilot on one scale: filled to the lower price, outlined to the upper. */
function PriceScale({ estimate: { savings, cost } }: { estimate: Estimate }) {
  const bars = [
    { name: 'Saved a year', from: savings, to: savings },
    { name: 'Audit', from: cost.audit.minimumUsd, to: cost.audit.maximumUsd },
    { name: 'Pilot', from: cost.pilot.minimumUsd, to: cost.pilot.maximumUsd },
  ].map(({ name, from, to }) => ({ name, from, to: to ?? from }))
  const widest = Math.max(...bars.map(({ to }) => to))
  return (
    <ul className="mt-3 grid gap-y-1 text-small">
      {bars.map(({ name, from, to }) => (
        <li key={name} className="grid grid-cols-[5.5rem_1fr_6.5rem] items-center gap-x-3">
          <span>{name}</span>
          <svg
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-2.5 w-full overflow-visible text-evidence"
          >
            <rect
              x="0.25"
              y="0.5"
              width={(99.5 * to) / widest}
              height="9"
              fill="none"
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
            <rect x="0.25" y="0.5" width={(99.5 * from) / widest} height="9" fill="currentColor" />
          </svg>
          <span className="label text-right tabular-nums">{sayRange(from, to)}</span>
        </li>
      ))}
    </ul>
  )
}

function sayRange(from: number, to: number): string {
  return from === to ? dollars.format(from) : `${shorten(from)}-${shorten(to)}`
}

function shorten(amount: number): string {
  return `$${amount / 1_000}K`
}
