import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { chatWords } from '#content/chat/page.ts'
import { site } from '#content/site.ts'
import { Mark } from '#site/components/Mark.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { loadSender } from '#site/islands/chat/api/calls.ts'
import { findAnswerer, type Presence } from '#site/islands/chat/api/message.ts'
import { judgeCalendar } from '#site/islands/chat/state/booking-state.ts'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import type { ChooseAnswerer } from '#site/islands/chat/state/use-changes.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { describeAnswerTime } from '#site/islands/chat/transcript/format-time.ts'
import { DOCK_ID, releaseRoom } from '#site/islands/chat/transcript/show-message.ts'

type DockProps = {
  /** A calendar needs the room. */
  isFoldable: boolean
  onUnfold: () => void
  children: OnlyElements
}

/** Stays at the bottom of the window; beside a calendar it is one line, which brings it back. */
export function Dock({ isFoldable, onUnfold, children }: DockProps) {
  const [isWanted, setIsWanted] = useState(false)
  const dock = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useDockHeight(dock)
  const isFolded = isFoldable && !isWanted

  useEffect(() => {
    // Whoever comes here is about to send: what follows a reply has the time that typing takes.
    dock.current?.addEventListener('focusin', loadSender, { once: true })
  }, [])

  useEffect(() => {
    // Whoever was writing is left nowhere when the field goes.
    if (isFolded && document.activeElement === document.body) {
      opener.current?.focus({ preventScroll: true })
    }
    if (!isFoldable) setIsWanted(false)
  }, [isFolded, isFoldable])

  function handleUnfold() {
    flushSync(() => setIsWanted(true))
    onUnfold()
  }

  return (
    <div
      ref={dock}
      id={DOCK_ID}
      className="chat-dock sticky bottom-[var(--keyboard,0px)] z-10 border-t border-ink bg-paper pt-1 beside:pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] beside:short:pt-1 short:pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(height<22rem)]:static"
    >
      {isFolded && (
        <button
          ref={opener}
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={handleUnfold}
        >
          {chatWords.input.writeInstead}
        </button>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}

/** Bars of the browser that come and go take less than this, in px; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120

/** Tells the page's styles what keyboard and dock take of the window, as `--keyboard` and `--dock`. */
function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const viewport = window.visualViewport
    let widthPx = 0
    let heightPx = 0
    const measure = () => {
      const { offsetWidth = 0, offsetHeight = 0 } = dock.current ?? {}
      const keyboardPx = measureKeyboard()
      style.setProperty('--keyboard', `${keyboardPx}px`)
      style.setProperty('--dock', `${offsetHeight + keyboardPx}px`)
      if (offsetWidth !== widthPx) releaseRoom()
      keepTalkClear(dock.current, offsetHeight - heightPx)
      widthPx = offsetWidth
      heightPx = offsetHeight
    }
    const observer = new ResizeObserver(measure)
    if (dock.current) observer.observe(dock.current)
    for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, measure)
    return () => {
      observer.disconnect()
      for (const type of ['resize', 'scroll']) viewport?.removeEventListener(type, measure)
    }
  }, [dock])
}

/** The question that is being answered stays above the lines that are written, where all of it was seen before. */
function keepTalkClear(dock: HTMLElement | null, grownPx: number): void {
  if (!dock?.querySelector('textarea')?.value) return
  const talk = dock.parentElement?.firstElementChild?.getBoundingClientRect().bottom ?? 0
  const coveredPx = talk - dock.getBoundingClientRect().top
  if (coveredPx > 0 && coveredPx < grownPx + 2) {
    window.scrollBy({ top: coveredPx, behavior: 'instant' })
  }
}

/** The height that a phone's keyboard covers, in px. Most lay it over the page, which keeps its height. */
function measureKeyboard(): number {
  const viewport = window.visualViewport
  if (viewport?.scale !== 1) return 0
  const coveredPx = Math.round(innerHeight - viewport.offsetTop - viewport.height)
  return coveredPx > KEYBOARD_MIN_PX ? coveredPx : 0
}

export function isCalendarNewest(state: ChatState): boolean {
  const calendar = judgeCalendar(state, new Date())
  return calendar?.standing === 'frame' && calendar.entry === state.entries.at(-1)
}

/** Suggested by the newest message, while the assistant waits for an answer. */
export function listQuickReplies({ entries, phase, person }: ChatState): readonly string[] {
  const canPick = phase === 'ready' && findAnswerer(person) === null
  return (canPick && entries.at(-1)?.metadata.quickReplies) || []
}

type QuickRepliesProps = { replies: readonly string[]; onPick: (text: string) => void }

export function QuickReplies({ replies, onPick }: QuickRepliesProps) {
  const { say } = useSay()
  if (replies.length === 0) return null
  return (
    <ul
      aria-label={say(chatWords.suggestions)}
      className="flex flex-wrap gap-2 py-2 max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none]"
    >
      {replies.map((reply) => (
        <li key={reply} className="max-sm:max-w-[75vw] max-sm:flex-none">
          <button
            type="button"
            className="button button-quiet button-small font-medium"
            onClick={() => onPick(reply)}
          >
            {say(reply)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The first opening, as the field lives through it: drawn by the build, then written in or sent, then over. */
export type EarlyStage = 'drawn' | 'writing' | 'sent' | 'over'

type EarlyWords = {
  input: RefObject<HTMLTextAreaElement | null>
  phase: ChatState['phase']
  onSend: () => void
}

/** Takes over from the script of diagnostic.astro, and sends once there is a conversation. */
export function useEarlyWords({ input, phase, onSend }: EarlyWords) {
  const [stage, setStage] = useState<EarlyStage>('drawn')
  const sendNow = useEffectEvent(onSend)

  useEffect(() => {
    const field = input.current
    if (!field?.form) return
    const { form } = field
    form.onsubmit = form.onkeydown = form.oninput = null
    const isInUse = field.value !== '' || document.activeElement === field
    if (form.dataset.sent === undefined) setStage(isInUse ? 'writing' : 'over')
    else setStage('sent')
  }, [input])

  useEffect(() => {
    if (stage === 'drawn' || stage === 'over' || phase === 'opening') return
    // The reply that was being written when the page was left comes first.
    if (stage === 'sent' && phase === 'waiting') return
    setStage('over')
    if (stage === 'sent' && phase === 'ready') sendNow()
  }, [phase, stage])

  return { stage, sendLater: () => setStage('sent') }
}

/**
 * Brings focus back to the input once it is ready, when the control that the visitor used is gone by then.
 * Not on touch screens, where focus opens the keyboard over the reply.
 */
export function useReturningFocus(
  input: RefObject<HTMLTextAreaElement | null>,
  phase: ChatState['phase'],
) {
  const isOwed = useRef(false)

  useEffect(() => {
    if (phase !== 'ready' || !isOwed.current) return
    isOwed.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [input, phase])

  function oweFocus() {
    isOwed.current = matchMedia('(pointer: fine)').matches
  }

  return { oweFocus }
}

type PersonBarProps = { person: Presence; isTyping: boolean; onChoose: ChooseAnswerer }

/**
 * The line above the input that says who answers, and offers the other. It is always there, so that changes are
 * announced.
 */
export function PersonBar({ person, isTyping, onChoose }: PersonBarProps) {
  const isShown = person.joinedBy !== null || person.isWanted
  return (
    <div
      data-shown={isShown}
      className="group flex flex-wrap items-center justify-between gap-x-4 data-[shown=true]:mt-3 data-[shown=true]:border-t data-[shown=true]:border-line data-[shown=true]:pt-2"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-60 items-baseline gap-2.5 text-small">
        {isShown && <Mark kind="people" className="translate-y-0.5" />}
        <span className="min-w-0 wrap-anywhere">
          {isShown && describePresence(person, new Date())}
        </span>
      </p>
      {isShown && isTyping && (
        <span role="img" aria-label={chatWords.typing} className="animate-pulse text-small">
          •••
        </span>
      )}
      {isShown && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={() => void onChoose(person.prefersAgent ? 'person' : 'agent')}
        >
          {nameOtherChoice(person)}
        </button>
      )}
    </div>
  )
}

function describePresence({ joinedBy, prefersAgent, answersFrom }: Presence, now: Date): string {
  if (joinedBy !== null) {
    const name = `${joinedBy} from ${site.name}`
    return prefersAgent
      ? `The assistant is answering. ${name} is here too.`
      : `${name} is answering`
  }
  if (prefersAgent) return 'The assistant is answering.'
  const when = describeAnswerTime(answersFrom, now)
  return when === null
    ? 'A person has been told and can join here. Until then, the assistant answers.'
    : `A person will reply ${when}. Until then, the assistant answers.`
}

function nameOtherChoice({ joinedBy, prefersAgent }: Presence): string {
  if (!prefersAgent) return 'Continue with the assistant'
  return joinedBy === null ? 'Wait for a person' : `Talk to ${joinedBy}`
}
