import { useEffect, useId, useRef, useState } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_NAMES } from '#domain/fact.ts'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import { showMessage } from '#site/islands/chat/transcript/show-message.ts'
import type { EmailEstimateProps } from '#site/islands/chat/worksheet/EmailEstimate.tsx'
import type { EstimateBlockProps } from '#site/islands/chat/worksheet/EstimateBlock.tsx'
import { dollars } from '#site/islands/chat/worksheet/RowForm.tsx'
import { type Changes, RowMark, WorksheetRow } from '#site/islands/chat/worksheet/WorksheetRow.tsx'

type WorksheetProps = Omit<Changes, 'onShowWords'> & {
  /** Null before the first reply: all rows are open. */
  worksheet: Worksheet | null
  /** Null where the estimate cannot be mailed. */
  emailing?: EmailEstimateProps | null
}

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

/** The sheet beside the conversation on wide screens. */
export function WorksheetPanel({ worksheet, emailing = null, ...changes }: WorksheetProps) {
  const id = useId()
  useLitPairs(worksheet)
  return (
    <aside
      aria-labelledby={id}
      className="card top-20 max-h-[calc(100dvh-6rem)] px-5 pt-4 pb-5 max-beside:hidden beside:sticky beside:col-start-2 beside:row-span-3 beside:row-start-1 beside:self-start beside:overflow-y-auto beside:[transition:top_240ms_var(--ease-out)] short:pt-1 short:pb-3 short:header-away:top-4 short:header-away:max-h-[calc(100dvh-2rem)]"
    >
      <Sheet
        titleId={id}
        worksheet={worksheet ?? EMPTY}
        emailing={emailing}
        onClose={null}
        onShowWords={showMessage}
        {...changes}
      />
    </aside>
  )
}

/** Loaded with the first words that a row rests on. Without it the sheet works, and only lights nothing. */
function useLitPairs(worksheet: Worksheet | null): void {
  const rows = useRef<Worksheet['rows']>([])
  const hasWords = worksheet?.rows.some(({ quotes }) => quotes.length > 0) === true

  useEffect(() => {
    rows.current = worksheet?.rows ?? []
  }, [worksheet])

  useEffect(() => {
    if (!hasWords) return
    let stop: (() => void) | null = null
    let isOver = false
    import('#site/islands/chat/worksheet/light-pairs.ts')
      .then(({ lightPairs }) => {
        if (!isOver) stop = lightPairs(() => rows.current)
      })
      .catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [hasWords])
}

/** On narrow screens one line, which opens the sheet over the page. */
export function WorksheetLine({ worksheet, emailing = null, ...changes }: WorksheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const sheet = worksheet ?? EMPTY
  const { estimate } = sheet
  return (
    <div className="beside:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-12 w-full cursor-pointer items-center gap-x-2 border-b border-line text-left text-small max-sm:text-[0.875rem]"
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden="true" className="flex items-center">
          {sheet.rows.map(({ row, state }) => (
            <RowMark key={row} state={state} isSmall />
          ))}
        </span>
        <span className="min-w-0 flex-1">
          <span className="font-bold tabular-nums">
            {worksheetWords.bar.estimate(sayCount(sheet))}
          </span>
          <span className="tabular-nums">
            {estimate === null ? '' : worksheetWords.bar.saving(dollars.format(estimate.savings))}
          </span>
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 fill-none stroke-current"
        >
          <path d="m3 10.5 5-5 5 5" strokeWidth="1.5" />
        </svg>
      </button>
      {isOpen && (
        <SheetDialog
          sheet={sheet}
          emailing={emailing}
          onClosed={() => setIsOpen(false)}
          {...changes}
        />
      )}
    </div>
  )
}

type SheetDialogProps = Omit<Changes, 'onShowWords'> & {
  sheet: Worksheet
  emailing: EmailEstimateProps | null
  onClosed: () => void
}

/** What the entry of the open sheet in the browser's history is known by. */
const ENTRY = { isWorksheetOpen: true }

/** Close, Escape, and Back all close it; focus goes back to the line by itself. */
function SheetDialog({ sheet, onClosed, ...changes }: SheetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const close = () => dialog.current?.close()
    dialog.current?.showModal()
    history.pushState({ ...history.state, ...ENTRY }, '')
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  function handleClosed() {
    onClosed()
    if (history.state?.isWorksheetOpen) history.back()
  }

  /** The words are below the sheet. */
  function showWords(messageId: string) {
    dialog.current?.close()
    showMessage(messageId)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-4.75rem)] w-full max-w-none translate-y-0 overscroll-contain rounded-t-card bg-raise px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-float transition-[translate] duration-300 ease-out backdrop:bg-ink/40 md:px-10 starting:open:translate-y-full"
      onClose={handleClosed}
    >
      <Sheet
        titleId={id}
        worksheet={sheet}
        onClose={() => dialog.current?.close()}
        onShowWords={showWords}
        {...changes}
      />
    </dialog>
  )
}

/** "3 of 5" */
function sayCount({ rows }: Worksheet): string {
  return `${rows.filter(({ state }) => state === 'agreed').length} of ${rows.length}`
}

type SheetProps = Changes & {
  emailing: EmailEstimateProps | null
  titleId: string
  worksheet: Worksheet
  /** Null where it stands open. */
  onClose: (() => void) | null
}

function Sheet({ titleId, worksheet, emailing, onClose, ...changes }: SheetProps) {
  const { rows, estimate } = worksheet
  const isAgreed = rows.every(({ state }) => state === 'agreed')
  return (
    <>
      <p className="flex min-h-11 items-center justify-between gap-x-3">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <strong id={titleId} className="text-lead leading-tight font-bold">
            {worksheetWords.title}
          </strong>
          <span className="text-small text-soft">
            {isAgreed ? worksheetWords.allAgreed : `${sayCount(worksheet)} agreed`}
          </span>
        </span>
        {onClose && (
          <button
            type="button"
            className="link inline-flex min-h-11 cursor-pointer items-center text-small font-medium"
            onClick={onClose}
          >
            Close
          </button>
        )}
      </p>
      <ul aria-label="Rows" className="mt-1">
        {rows.map((row) => (
          <WorksheetRow key={row.row} row={row} {...changes} />
        ))}
      </ul>
      {estimate === null ? (
        <p className="-mx-5 border-t border-ink px-5 pt-4 text-small text-soft">
          {worksheetWords.waiting}
        </p>
      ) : (
        <LateEstimate rows={rows} estimate={estimate} />
      )}
      {estimate && emailing && <LateEmailEstimate {...emailing} />}
    </>
  )
}

export const estimateBlock = createLate<EstimateBlockProps>(
  async () => (await import('#site/islands/chat/worksheet/EstimateBlock.tsx')).EstimateBlock,
)
const emailEstimate = createLate<EmailEstimateProps>(
  async () => (await import('#site/islands/chat/worksheet/EmailEstimate.tsx')).EmailEstimate,
)

/** Nobody has an estimate before the second or third reply. */
function LateEmailEstimate(props: EmailEstimateProps) {
  const { Component } = useLate(emailEstimate)
  return Component ? <Component {...props} /> : null
}

/** Nobody has one before the second or third reply. */
function LateEstimate(props: EstimateBlockProps) {
  const { Component, hasFailed } = useLate(estimateBlock)
  if (Component) return <Component {...props} />
  return hasFailed ? <p className="label wrap-anywhere">{props.estimate.formula}</p> : null
}
