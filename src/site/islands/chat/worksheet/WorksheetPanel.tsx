import { useEffect, useId, useRef, useState } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { EMPTY_SHEET } from '#site/islands/chat/state/use-changes.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { createLate, roiCard, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import { showMessage } from '#site/islands/chat/transcript/show-message.ts'
import type { EmailEstimateProps } from '#site/islands/chat/worksheet/EmailEstimate.tsx'
import { Rolled } from '#site/islands/chat/worksheet/Rolled.tsx'
import type { Changes } from '#site/islands/chat/worksheet/RowForm.tsx'
import {
  ROW_WORDS,
  RowMark,
  rowClassName,
  sayCount,
} from '#site/islands/chat/worksheet/RowMark.tsx'
import type { SheetDialogProps, SheetProps } from '#site/islands/chat/worksheet/Sheet.tsx'

type WorksheetProps = Omit<Changes, 'onShowWords'> & {
  /** Null before the first reply: all rows are open. */
  worksheet: Worksheet | null
  /** Null where the estimate cannot be mailed. */
  emailing?: EmailEstimateProps | null
  /** The server does not have all of it yet. */
  isUnsent?: boolean
}

/** Rows, forms, and figures: nobody needs them before the first message can be written. */
export const worksheetSheet = createLate<SheetProps>(
  async () => (await import('#site/islands/chat/worksheet/Sheet.tsx')).Sheet,
)
export const sheetDialog = createLate<SheetDialogProps>(
  async () => (await import('#site/islands/chat/worksheet/Sheet.tsx')).SheetDialog,
)

function LateSheet(props: SheetProps) {
  const { Component, hasFailed } = useLate(worksheetSheet)
  if (Component) return <Component {...props} />
  return <SheetDrawn titleId={props.titleId} worksheet={props.worksheet} hasFailed={hasFailed} />
}

/** Until it is there, the line stays as it is; a failure leaves it closed, and the next press tries again. */
function LateSheetDialog(props: SheetDialogProps) {
  const { Component, hasFailed } = useLate(sheetDialog)
  const { onClosed } = props

  useEffect(() => {
    if (hasFailed) onClosed()
  }, [hasFailed, onClosed])

  return Component ? <Component {...props} /> : null
}

type SheetDrawnProps = Pick<SheetProps, 'titleId' | 'worksheet'> & { hasFailed: boolean }

/** What “Work it out” takes beside the hours. */
const WORK_OUT_ROOM = 'w-[calc(100%-5.125rem)]'

/** The sheet as the build draws it, in its true size, shown until scripts run. */
function SheetDrawn({ titleId, worksheet, hasFailed }: SheetDrawnProps) {
  return (
    <>
      <p className="flex min-h-11 flex-wrap items-center gap-x-3">
        <strong id={titleId} className="text-lead leading-tight font-bold">
          {worksheetWords.title}
        </strong>
        <span className="text-small text-soft">{`${sayCount(worksheet)} agreed`}</span>
      </p>
      <ul aria-label="Rows" aria-busy={!hasFailed} className="mt-1">
        {worksheet.rows.map(({ row, state }) => (
          <li key={row} className={`${rowClassName} group`}>
            <RowMark state={state} />
            <div className="min-w-0 border-t border-line py-2.5 group-first:border-t-0 short:py-0.5">
              <label className="grid min-w-0 gap-x-3 gap-y-1 short:min-h-11 short:grid-cols-[7.5rem_minmax(0,1fr)] short:items-center">
                <span className="text-small leading-tight text-soft short:text-[0.875rem]">
                  {ROW_WORDS[row].label}
                </span>
                <input
                  type="text"
                  className={`input input-small min-w-0 short:px-2 short:text-small ${row === 'hours' ? WORK_OUT_ROOM : ''}`}
                  placeholder={ROW_WORDS[row].hint}
                  disabled
                />
              </label>
            </div>
          </li>
        ))}
      </ul>
      <p className="-mx-5 border-t border-ink px-5 pt-4 text-small text-soft">
        {hasFailed ? worksheetWords.failed : worksheetWords.waiting}
      </p>
    </>
  )
}

/** The sheet beside the conversation on wide screens. */
export function WorksheetPanel({
  worksheet,
  emailing = null,
  isUnsent = false,
  ...changes
}: WorksheetProps) {
  const id = useId()
  useLitPairs(worksheet)
  return (
    <aside
      aria-labelledby={id}
      className="card top-20 max-h-[calc(100dvh-6rem)] px-5 pt-4 pb-5 max-beside:hidden beside:sticky beside:col-start-2 beside:row-span-3 beside:row-start-1 beside:self-start beside:overflow-y-auto beside:[transition:top_240ms_var(--ease-out)] header-away:top-6 header-away:max-h-[calc(100dvh-3rem)] short:pt-1 short:pb-3 short:header-away:top-4 short:header-away:max-h-[calc(100dvh-2rem)]"
    >
      <LateSheet
        titleId={id}
        worksheet={worksheet ?? EMPTY_SHEET}
        emailing={emailing}
        isUnsent={isUnsent}
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
    // One that comes after its message would grow below the window.
    roiCard.load().catch(() => {})
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

/** The worksheet as one line on narrow screens; it opens the sheet over the page. */
export function WorksheetLine({
  worksheet,
  emailing = null,
  isUnsent = false,
  ...changes
}: WorksheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const sheet = worksheet ?? EMPTY_SHEET
  const { estimate } = sheet
  const { say, dollars } = useSay()
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
            {say(worksheetWords.bar.estimate(sayCount(sheet)))}
          </span>
          {estimate && (
            <span className="tabular-nums">
              <Rolled
                value={estimate.savings}
                say={(value) => ` · ${dollars(value)} ${say('a year')}`}
              />
            </span>
          )}
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
        <LateSheetDialog
          worksheet={sheet}
          emailing={emailing}
          isUnsent={isUnsent}
          onClosed={() => setIsOpen(false)}
          {...changes}
        />
      )}
    </div>
  )
}
