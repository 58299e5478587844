import { judgeCalendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { judgeEstimate } from '#site/islands/chat/judge-estimate.ts'
import { listEvidence } from '#site/islands/chat/list-evidence.ts'
import type { LeaveEmail } from '#site/islands/chat/person/EmailForm.tsx'
import { findAnswerer } from '#site/islands/chat/replies/presence.ts'
import { TranscriptEntry } from '#site/islands/chat/TranscriptEntry.tsx'
import { OpeningRow, WaitingRow } from '#site/islands/chat/TranscriptRows.tsx'
import { useNewestInView } from '#site/islands/chat/use-newest-in-view.ts'

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
