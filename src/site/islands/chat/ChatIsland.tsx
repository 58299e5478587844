import { useEffect, useRef } from 'react'
import { site } from '#content/site.ts'
import { labelSignal } from '#site/components/score/signal-label.ts'
import { ChatActions } from '#site/islands/chat/ChatActions.tsx'
import { ChatNotes } from '#site/islands/chat/ChatNotes.tsx'
import { Composer } from '#site/islands/chat/Composer.tsx'
import { useCalendar } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { CompanyPanel } from '#site/islands/chat/company/CompanyPanel.tsx'
import { useFindingVerdict } from '#site/islands/chat/company/use-finding-verdict.ts'
import { PersonBar } from '#site/islands/chat/person/PersonBar.tsx'
import { useAnswererChoice } from '#site/islands/chat/person/use-answerer-choice.ts'
import { useUnreadTitle } from '#site/islands/chat/person/use-unread-title.ts'
import { useVisitorNews } from '#site/islands/chat/person/use-visitor-news.ts'
import { ScorePanel } from '#site/islands/chat/score/ScorePanel.tsx'
import { showMessage } from '#site/islands/chat/score/show-message.ts'
import { useEditing } from '#site/islands/chat/score/use-editing.ts'
import { Transcript } from '#site/islands/chat/Transcript.tsx'
import { UnavailableNotice } from '#site/islands/chat/UnavailableNotice.tsx'
import { useConversation } from '#site/islands/chat/use-conversation.ts'
import { useCorrection } from '#site/islands/chat/use-correction.ts'
import { useStopOffer } from '#site/islands/chat/use-stop-offer.ts'

/** The sales chat of /diagnostic. Drawn at build as an empty, locked conversation; it opens once scripts run. */
export function ChatIsland() {
  const { state, dispatch, send, stop, startOver, open, inTurn } = useConversation()
  const correct = useCorrection({ conversationId: state.conversationId, dispatch, inTurn })
  useVisitorNews({ state, dispatch, inTurn })
  useUnreadTitle(state.entries)
  const isStopOffered = useStopOffer(state)
  const judge = useFindingVerdict({ conversationId: state.conversationId, dispatch, inTurn })
  const choose = useAnswererChoice({ state, dispatch, inTurn })
  const { editing, edit } = useEditing()
  const { input, oweFocus } = useReturningFocus(state.phase)
  const calendarControl = useCalendar({ state, dispatch, onClose: focusAfterCalendar })

  /** Not to the input on touch screens, where focus opens the keyboard. */
  function focusAfterCalendar(messageId: string) {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
    else showMessage(messageId)
  }

  function handleSend(text: string) {
    oweFocus()
    void send(text)
  }

  /** Not on touch screens, where focus opens the keyboard. */
  function handleStop() {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
    stop()
  }

  function handleRetry() {
    oweFocus()
    void open(state.draft)
  }

  function handleStartOver(keptDraft?: string) {
    oweFocus()
    edit(null)
    startOver(keptDraft)
  }

  return (
    <section
      aria-label={`Chat with the automated assistant of ${site.name}`}
      className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0 max-lg:order-2">
        <Transcript
          state={state}
          onSend={handleSend}
          calendarControl={calendarControl}
          onLeaveEmail={(email) => correct('email', email)}
          onChangeFigure={() => edit('manual_hours')}
        />
        <PersonBar person={state.person} onChoose={choose} />
        {state.openingFailure && (
          <UnavailableNotice failure={state.openingFailure} onRetry={handleRetry} />
        )}
        <Composer
          input={input}
          phase={state.phase}
          draft={state.draft}
          onDraft={(text) => dispatch({ type: 'drafted', text })}
          onSend={() => void send(state.draft)}
          stopping={{
            isOffered: isStopOffered,
            isUnderWay: state.underWay?.isStopping === true,
            onStop: handleStop,
            onFocus: oweFocus,
          }}
        />
      </div>
      <div className="min-w-0 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ScorePanel state={state} editing={editing} onEdit={edit} onCorrect={correct} />
        <CompanyPanel company={state.company} onJudge={judge} />
      </div>
      <div className="-mt-3 min-w-0 max-lg:order-4">
        <SignalChips signals={state.qualificationSignals} />
        <ChatActions state={state} onStartOver={handleStartOver} onTalkToPerson={handleSend} />
        <ChatNotes keeping={state.keeping} ownKey={state.ownKey} />
      </div>
    </section>
  )
}

function SignalChips({ signals }: { signals: Readonly<Record<string, number>> }) {
  const entries = Object.entries(signals)
  if (entries.length === 0) return null
  return (
    <ul aria-label="Qualification signals" className="mt-4 flex flex-wrap gap-2">
      {entries.map(([name, value]) => (
        <li key={name} className="chip">
          {`${labelSignal(name)} ${Math.round(value)}`}
        </li>
      ))}
    </ul>
  )
}

/**
 * Brings focus back to the input once it is ready, when the control that the visitor used is gone by then.
 * Not on touch screens, where focus opens the keyboard over the reply.
 */
function useReturningFocus(phase: ChatState['phase']) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isOwed = useRef(false)

  useEffect(() => {
    if (phase !== 'ready' || !isOwed.current) return
    isOwed.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [phase])

  function oweFocus() {
    isOwed.current = matchMedia('(pointer: fine)').matches
  }

  return { input, oweFocus }
}
