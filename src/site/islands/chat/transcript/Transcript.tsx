import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatWords } from '#content/chat/page.ts'
import { findAnswerer } from '#site/islands/chat/api/message.ts'
import { judgeCalendar } from '#site/islands/chat/state/booking-state.ts'
import type { ChatEntry } from '#site/islands/chat/state/chat-entry.ts'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import { judgeEstimate } from '#site/islands/chat/state/select-from-chat.ts'
import type { LeaveEmail } from '#site/islands/chat/transcript/HandoffCard.tsx'
import { bringUnderHeader, measureView } from '#site/islands/chat/transcript/show-message.ts'
import { TranscriptEntry } from '#site/islands/chat/transcript/TranscriptEntry.tsx'
import { OpeningRow, WaitingRow } from '#site/islands/chat/transcript/TranscriptRows.tsx'
import type { CalendarControl } from '#site/islands/chat/transcript/use-calendar.ts'

/** Closer to the end than this, the reader counts as following. */
const FOLLOW_WITHIN_PX = 96

type TranscriptProps = {
  state: ChatState
  onSend: (text: string) => void
  calendarControl: CalendarControl
  onLeaveEmail: LeaveEmail
  /** Opens the form of a figure that the estimate rests on. */
  onChangeFigure: () => void
}

const log = { role: 'log', 'aria-label': 'Conversation' } as const

export function Transcript({ state, onSend, ...controls }: TranscriptProps) {
  const { underWay } = state
  const writtenId = underWay?.messageId ?? null
  const { list, hasUnseen, showNewest } = useNewestInView(state.entries, writtenId)
  const calendar = judgeCalendar(state, new Date())
  const isWaiting = state.phase === 'waiting' && writtenId === null
  const isAgentSilent = findAnswerer(state.person) !== null

  return (
    <div className="relative">
      <div
        {...log}
        ref={list}
        // Not while words come: screen readers leave out for good what is added to a busy region.
        aria-busy={isWaiting || state.phase === 'opening'}
      >
        <ol>
          {state.entries.map((entry) => (
            <TranscriptEntry
              key={entry.key}
              entry={entry}
              evidence={listEvidence(entry, state)}
              calendar={calendar}
              canSend={state.phase === 'ready'}
              writing={entry.id === writtenId ? underWay : null}
              estimate={judgeEstimate(entry, state)}
              facts={state.facts}
              conversationId={state.conversationId}
              onSend={onSend}
              {...controls}
            />
          ))}
          {state.phase === 'opening' && (
            <li>
              <OpeningRow />
            </li>
          )}
        </ol>
        {isWaiting && (
          <WaitingRow
            isAgentSilent={isAgentSilent}
            isConnectionLost={underWay?.isConnectionLost === true}
          />
        )}
      </div>
      {hasUnseen && <NewestButton onClick={showNewest} />}
    </div>
  )
}

function NewestButton({ onClick }: { onClick: () => void }) {
  return (
    <div className="sticky bottom-[calc(var(--dock,10rem)+0.75rem)] z-10 flex h-0 items-end justify-center">
      <button
        type="button"
        className="button button-quiet button-small shadow-float"
        onClick={onClick}
      >
        {chatWords.transcript.newest}
      </button>
    </div>
  )
}

/**
 * Scrolls the page to the newest message, unless the reader has scrolled up to read: then it only offers to.
 * A message taller than the window is shown from its first line.
 */
function useNewestInView(entries: readonly ChatEntry[], writtenId: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTopPx = useRef(0)
  const shownCount = useRef(0)
  const followedId = useRef<string | null>(null)
  const [hasUnseen, setHasUnseen] = useState(false)

  useEffect(() => {
    function handleScroll() {
      const { current } = list
      if (!current) return
      const isNearEnd =
        current.getBoundingClientRect().bottom < measureView().bottom + FOLLOW_WITHIN_PX
      // Only a move upwards is the reader's; our own scrolling passes here too, on its way down.
      if (isNearEnd) isFollowing.current = true
      else if (scrollY < lastTopPx.current) isFollowing.current = false
      lastTopPx.current = scrollY
      if (isNearEnd) setHasUnseen(false)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])

  function showNewest() {
    isFollowing.current = true
    setHasUnseen(false)
    scrollToItems(list.current, entries.length - 1)
  }

  /** Words that come later, and the card after the last of them, keep their own message in view, unless the reader has
   * turned to something else. */
  const followGrowth = useEffectEvent(() => {
    const written = entries.findIndex(({ id }) => id === (writtenId ?? followedId.current))
    followedId.current = writtenId
    if (written !== -1 && isFollowing.current) scrollToItems(list.current, written)
  })

  useEffect(() => {
    const isFirstSight = shownCount.current === 0
    const firstNew = Math.min(shownCount.current, entries.length)
    const hasNew = firstNew < entries.length
    shownCount.current = entries.length
    if (!hasNew) return followGrowth()
    // A conversation that goes on is shown at its end; one that begins, with the page's own beginning.
    if (isFirstSight)
      return entries.length > 1 ? scrollToItems(list.current, entries.length - 1) : undefined
    if (entries[firstNew]?.isAwaited) isFollowing.current = true
    if (!isFollowing.current) return setHasUnseen(true)
    // Whoever corrects a figure stays where that is done.
    if (!entries[firstNew]?.isFromCard) scrollToItems(list.current, firstNew)
  }, [entries])

  return { list, hasUnseen, showNewest }
}

/** Shows the items from `index` on, above the dock; the last one whole, or from its first line. */
function scrollToItems(list: HTMLElement | null, index: number): void {
  const items = list?.querySelectorAll<HTMLElement>(':scope > ol > li')
  const [first, last] = [items?.[index], items?.[items.length - 1]]
  if (!first || !last) return
  const view = measureView()
  const { top: lastTop, bottom: lastBottom } = last.getBoundingClientRect()
  if (lastBottom <= view.bottom && first.getBoundingClientRect().top >= view.top) return
  const endTop = lastBottom - (view.bottom - view.top)
  bringUnderHeader(Math.min(lastTop, endTop))
}

type Quoting = Pick<ChatState, 'scoreCard'> & {
  worksheet?: ChatState['worksheet']
  facts: Readonly<Partial<Record<string, { quote: string; messageId: string }>>>
}

/** The visitor's words in this message that a fact, a row of the worksheet, or a signal rests on. */
export function listEvidence(entry: ChatEntry, { facts, scoreCard, worksheet }: Quoting): string[] {
  if (entry.role !== 'user') return []
  const scored = (scoreCard?.signals ?? []).flatMap((signal) => signal.evidence)
  const told = Object.values(facts).filter((fact) => fact !== undefined)
  const noted = (worksheet?.rows ?? []).flatMap((row) => row.quotes)
  return [...told, ...noted, ...scored]
    .filter(({ messageId }) => messageId === entry.id)
    .map(({ quote }) => quote)
}
