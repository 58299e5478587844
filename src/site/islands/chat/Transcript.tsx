import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { judgeCalendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { judgeEstimate } from '#site/islands/chat/judge-estimate.ts'
import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { OpeningRow, WaitingRow } from '#site/islands/chat/parts/TranscriptRows.tsx'
import type { LeaveEmail } from '#site/islands/chat/person/EmailForm.tsx'
import { findAnswerer } from '#site/islands/chat/replies/presence.ts'
import { TranscriptEntry } from '#site/islands/chat/TranscriptEntry.tsx'

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

/**
 * A region that scrolls has to be reachable by keyboard. With a calendar it is as high as that message, so that
 * nothing scrolls within; `scroll-mb` keeps room for the input below when the list comes into view. It must have
 * that height at once, or it is brought into view too early: reduced-motion.css gives every change a moment.
 */
const scrollingLog = { role: 'log', 'aria-label': 'Conversation', tabIndex: 0 } as const

export function Transcript({ state, onSend, ...controls }: TranscriptProps) {
  const { underWay } = state
  const writtenId = underWay?.messageId ?? null
  const { list, hasUnseen, handleScroll, showNewest } = useNewestInView(state.entries, writtenId)
  const newestKey = state.entries.at(-1)?.key
  const calendar = judgeCalendar(state, new Date())
  const isWaiting = state.phase === 'waiting' && writtenId === null
  const isAgentSilent = findAnswerer(state.person) !== null

  return (
    <div className="relative">
      <div
        {...scrollingLog}
        ref={list}
        // Not while words come: screen readers leave out for good what is added to a busy region.
        aria-busy={isWaiting || state.phase === 'opening'}
        onScroll={handleScroll}
        data-has-calendar={calendar?.standing === 'frame'}
        data-has-person={state.person.joinedBy !== null || state.person.isWanted}
        className="relative max-h-[max(22rem,calc(100dvh-23rem))] data-[has-calendar=false]:data-[has-person=true]:max-h-[max(18.5rem,calc(100dvh-26.5rem))] scroll-mb-20 data-[has-calendar=true]:-scroll-mt-10 overflow-y-auto transition-none overscroll-contain data-[has-calendar=true]:max-h-[max(48.5rem,calc(100dvh-23rem))] sm:data-[has-calendar=true]:max-h-[max(47rem,calc(100dvh-23rem))]"
      >
        <ol>
          {state.entries.map((entry) => (
            <TranscriptEntry
              key={entry.key}
              entry={entry}
              evidence={listEvidence(entry, state)}
              isNewest={entry.key === newestKey}
              calendar={calendar}
              canSend={state.phase === 'ready'}
              isAgentSilent={isAgentSilent}
              writing={entry.id === writtenId ? underWay : null}
              estimate={judgeEstimate(entry, state)}
              facts={state.facts}
              conversationId={state.conversationId}
              onSend={onSend}
              {...controls}
            />
          ))}
        </ol>
        {state.phase === 'opening' && <OpeningRow />}
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
    <button
      type="button"
      className="button button-quiet button-small absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
      onClick={onClick}
    >
      Newest message ↓
    </button>
  )
}

/**
 * Scrolls the list to the newest message, unless the reader has scrolled up to read: then it only offers to.
 * A message taller than the list is shown from its first line.
 */
function useNewestInView(entries: readonly ChatEntry[], writtenId: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTopPx = useRef(0)
  const lastHeightPx = useRef(0)
  const shownCount = useRef(0)
  const [hasUnseen, setHasUnseen] = useState(false)

  function handleScroll() {
    const { current } = list
    if (!current) return
    const { scrollTop, scrollHeight, clientHeight } = current
    const isNearEnd = scrollHeight - scrollTop - clientHeight < FOLLOW_WITHIN_PX
    // Only a move upwards is the reader's; our own scrolling passes here too, on its way down.
    if (isNearEnd) isFollowing.current = true
    else if (scrollTop < lastTopPx.current) isFollowing.current = false
    lastTopPx.current = scrollTop
    if (isNearEnd) setHasUnseen(false)
  }

  function showNewest() {
    isFollowing.current = true
    setHasUnseen(false)
    scrollToItems(list.current, entries.length - 1)
  }

  /** Words that come later keep their own message in view, not the reader who has turned to something else. */
  const followGrowth = useEffectEvent(() => {
    const { current } = list
    const written = entries.findIndex(({ id }) => id === writtenId)
    if (!current || written === -1) return
    const { bottom, height } = current.getBoundingClientRect()
    const wasInSight = bottom - (height - lastHeightPx.current) <= innerHeight
    lastHeightPx.current = height
    if (!isFollowing.current) return
    scrollToItems(current, written)
    if (wasInSight) current.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const isFirstSight = shownCount.current === 0
    const firstNew = Math.min(shownCount.current, entries.length)
    const hasNew = firstNew < entries.length
    shownCount.current = entries.length
    if (!hasNew) return followGrowth()
    if (isFirstSight) return scrollToItems(list.current, entries.length - 1)
    if (entries[firstNew]?.isAwaited) isFollowing.current = true
    if (!isFollowing.current) return setHasUnseen(true)
    scrollToItems(list.current, firstNew)
    // The list grows when a calendar opens in it; the page then has to follow.
    if (!entries[firstNew]?.isFromCard) list.current?.scrollIntoView({ block: 'nearest' })
    lastHeightPx.current = list.current?.offsetHeight ?? 0
  }, [entries])

  return { list, hasUnseen, handleScroll, showNewest }
}

/** Shows the items from `index` on. When they do not fit together, the last one, such as a calendar, comes first. */
function scrollToItems(list: HTMLElement | null, index: number): void {
  const items = list?.querySelectorAll<HTMLElement>(':scope > ol > li')
  const [first, last] = [items?.[index], items?.[items.length - 1]]
  if (!list || !first || !last) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const endTop = last.offsetTop + last.offsetHeight - list.clientHeight
  const top = Math.min(last.offsetTop, Math.max(first.offsetTop, endTop))
  list.scrollTo({ top: index === 0 ? 0 : top, behavior: isStill ? 'auto' : 'smooth' })
}

type Quoting = Pick<ChatState, 'scoreCard'> & {
  facts: Readonly<Partial<Record<string, { quote: string; messageId: string }>>>
}

/** The visitor's words in this message that a fact or a signal rests on. */
export function listEvidence(entry: ChatEntry, { facts, scoreCard }: Quoting): string[] {
  if (entry.role !== 'user') return []
  const scored = (scoreCard?.signals ?? []).flatMap((signal) => signal.evidence)
  const told = Object.values(facts).filter((fact) => fact !== undefined)
  return [...told, ...scored]
    .filter(({ messageId }) => messageId === entry.id)
    .map(({ quote }) => quote)
}
