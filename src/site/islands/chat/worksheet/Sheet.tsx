import { type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import { showMessage } from '#site/islands/chat/transcript/show-message.ts'
import type { EmailEstimateProps } from '#site/islands/chat/worksheet/EmailEstimate.tsx'
import type { EstimateBlockProps } from '#site/islands/chat/worksheet/EstimateBlock.tsx'
import type { Changes } from '#site/islands/chat/worksheet/RowForm.tsx'
import { sayCount } from '#site/islands/chat/worksheet/RowMark.tsx'
import { WorksheetRow } from '#site/islands/chat/worksheet/WorksheetRow.tsx'

export type SheetDialogProps = Omit<Changes, 'onShowWords'> & {
  worksheet: Worksheet
  emailing: EmailEstimateProps | null
  isUnsent: boolean
  onClosed: () => void
}

/** State of the entry that the open sheet adds to the browser's history. */
const ENTRY = { isWorksheetOpen: true }

/** The worksheet as a dialog. Close, Escape, Back, and a swipe down close it; the browser returns the focus. */
export function SheetDialog({ worksheet, onClosed, ...changes }: SheetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const swipe = useSwipeDown(dialog)

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
      className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-4.75rem)] w-full max-w-none translate-y-0 overscroll-contain rounded-t-card bg-raise px-5 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-float transition-[translate] duration-300 ease-out backdrop:bg-ink/40 md:px-10 starting:open:translate-y-full"
      onClose={handleClosed}
      {...swipe}
    >
      <Sheet
        titleId={id}
        worksheet={worksheet}
        onClose={() => dialog.current?.close()}
        onShowWords={showWords}
        {...changes}
      />
    </dialog>
  )
}

/** A shorter movement is a tap, in px. */
const SWIPE_MIN_PX = 8
/** Further down, or faster than this, the sheet closes when it is let go. */
const CLOSING = { share: 0.25, pxPerMs: 0.5 }

/** The sheet follows the finger down, by its head or, where nothing scrolls in it, by any part. */
function useSwipeDown(dialog: RefObject<HTMLDialogElement | null>) {
  const begun = useRef<{ id: number; y: number; atMs: number } | null>(null)

  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return
    const observer = new ResizeObserver(() => {
      // Else the browser takes the finger for a scroll.
      sheet.style.touchAction = sheet.scrollHeight > sheet.clientHeight ? '' : 'pinch-zoom'
    })
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [dialog])

  function measure({ pointerId, clientY, timeStamp }: PointerEvent) {
    if (begun.current?.id !== pointerId) return null
    const { y, atMs } = begun.current
    const downPx = Math.max(0, clientY - y)
    return { downPx, pxPerMs: downPx / Math.max(1, timeStamp - atMs) }
  }

  /** Moves the sheet from where it was let go: out of sight, or back to its place. */
  function settle(sheet: HTMLElement, translate: string) {
    begun.current = null
    sheet.style.transition = ''
    sheet.style.translate = translate
  }

  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientY, timeStamp }: PointerEvent) {
      if (pointerType !== 'touch' || !isPrimary) return
      begun.current = { id: pointerId, y: clientY, atMs: timeStamp }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { downPx = 0 } = measure(event) ?? {}
      if (downPx < SWIPE_MIN_PX) return
      const sheet = event.currentTarget
      // What the finger began on is not pressed when it ends there.
      sheet.setPointerCapture(event.pointerId)
      sheet.style.transition = 'none'
      sheet.style.translate = `0 ${downPx}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const swiped = measure(event)
      if (!swiped) return
      const sheet = event.currentTarget
      const { downPx, pxPerMs } = swiped
      const isClosing =
        downPx > CLOSING.share * sheet.offsetHeight ||
        (downPx > 3 * SWIPE_MIN_PX && pxPerMs > CLOSING.pxPerMs)
      settle(sheet, isClosing ? '0 100%' : '')
      if (!isClosing) return
      // Nothing moves for whoever asked for less motion: then it closes at once.
      const moves = sheet.getAnimations().map(({ finished }) => finished)
      void Promise.allSettled(moves).then(() => dialog.current?.close())
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (measure(event)) settle(event.currentTarget, '')
    },
  }
}

export type SheetProps = Changes & {
  emailing: EmailEstimateProps | null
  titleId: string
  worksheet: Worksheet
  isUnsent: boolean
  /** Null where it stands open. */
  onClose: (() => void) | null
}

export function Sheet({ titleId, worksheet, emailing, isUnsent, onClose, ...changes }: SheetProps) {
  const { rows, estimate } = worksheet
  const { say } = useSay()
  const isAgreed = rows.every(({ state }) => state === 'agreed')
  return (
    <>
      <p
        className={`flex min-h-11 items-center justify-between gap-x-3 ${onClose ? 'touch-none before:absolute before:inset-x-0 before:top-1.5 before:mx-auto before:h-1 before:w-9 before:rounded-control before:bg-edge' : ''}`}
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <strong id={titleId} className="text-lead leading-tight font-bold">
            {say(worksheetWords.title)}
          </strong>
          <span className="text-small text-soft">
            {say(isAgreed ? worksheetWords.allAgreed : `${sayCount(worksheet)} agreed`)}
          </span>
        </span>
        {onClose && (
          <button
            type="button"
            className="link inline-flex min-h-11 cursor-pointer items-center text-small font-medium"
            onClick={onClose}
          >
            {say('Close')}
          </button>
        )}
      </p>
      <ul aria-label="Rows" data-agreed={isAgreed} className="mt-1">
        {rows.map((row) => (
          <WorksheetRow key={row.row} row={row} {...changes} />
        ))}
      </ul>
      {estimate === null ? (
        <p className="-mx-5 border-t border-ink px-5 pt-4 text-small text-soft">
          {say(worksheetWords.waiting)}
        </p>
      ) : (
        <LateEstimate rows={rows} estimate={estimate} />
      )}
      {isUnsent && <p className="mt-3 ml-7 text-small text-soft">{worksheetWords.unsent}</p>}
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
