import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { labelSignal } from '#site/components/score/signal-label.ts'
import { ChatNotes } from '#site/islands/chat/ChatNotes.tsx'
import { Composer } from '#site/islands/chat/Composer.tsx'
import { judgeCalendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import { useCalendar } from '#site/islands/chat/calendar/use-calendar.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { CompanyPanel } from '#site/islands/chat/company/CompanyPanel.tsx'
import { useFindingVerdict } from '#site/islands/chat/company/use-finding-verdict.ts'
import { buildHandoffMail } from '#site/islands/chat/handoff/handoff-mail.ts'
import { PersonBar } from '#site/islands/chat/person/PersonBar.tsx'
import { useAnswererChoice } from '#site/islands/chat/person/use-answerer-choice.ts'
import { useUnreadTitle } from '#site/islands/chat/person/use-unread-title.ts'
import { useVisitorNews } from '#site/islands/chat/person/use-visitor-news.ts'
import { findAnswerer } from '#site/islands/chat/replies/presence.ts'
import { ScorePanel } from '#site/islands/chat/score/ScorePanel.tsx'
import { DOCK_ID, showMessage } from '#site/islands/chat/score/show-message.ts'
import { useEditing } from '#site/islands/chat/score/use-editing.ts'
import { Transcript } from '#site/islands/chat/Transcript.tsx'
import { QuickReplies } from '#site/islands/chat/TranscriptEntry.tsx'
import { UnavailableNotice } from '#site/islands/chat/UnavailableNotice.tsx'
import { useConversation } from '#site/islands/chat/use-conversation.ts'
import { CONFIRM, useCorrection } from '#site/islands/chat/use-correction.ts'
import { useStopOffer } from '#site/islands/chat/use-stop-offer.ts'
import { WorksheetLine, WorksheetPanel } from '#site/islands/chat/worksheet/WorksheetPanel.tsx'

/** The sales chat of /diagnostic. Drawn at build as an empty, locked conversation; it opens once scripts run. */
export function ChatIsland() {
  const { state, dispatch, send, stop, startOver, open, inTurn } = useConversation()
  const correct = useCorrection({ conversationId: state.conversationId, dispatch, inTurn })
  const confirm = (slot: Slot) => correct(slot, CONFIRM)
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
      className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(21rem,27rem)] lg:grid-rows-[auto_1fr]"
    >
      <div className="min-w-0 max-lg:order-2">
        <Transcript
          state={state}
          onSend={handleSend}
          calendarControl={calendarControl}
          onLeaveEmail={(email) => correct('email', email)}
          onChangeFigure={() => edit('manual_hours')}
        />
        {state.openingFailure && (
          <UnavailableNotice failure={state.openingFailure} onRetry={handleRetry} />
        )}
        <Dock
          isFoldable={isCalendarNewest(state)}
          onUnfold={() => input.current?.focus({ preventScroll: true })}
        >
          <PersonBar person={state.person} onChoose={choose} />
          <QuickReplies replies={listQuickReplies(state)} onPick={handleSend} />
          <WorksheetLine worksheet={state.worksheet} onCorrect={correct} onConfirm={confirm} />
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
        </Dock>
      </div>
      <div className="min-w-0 max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
        <WorksheetPanel worksheet={state.worksheet} onCorrect={correct} onConfirm={confirm} />
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

type DockProps = {
  /** A calendar needs the room. */
  isFoldable: boolean
  onUnfold: () => void
  children: OnlyElements
}

/** Stays at the bottom of the window; beside a calendar it is one line, which brings it back. */
function Dock({ isFoldable, onUnfold, children }: DockProps) {
  const [isWanted, setIsWanted] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isFolded = isFoldable && !isWanted

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
      id={DOCK_ID}
      className="sticky bottom-0 z-10 border-t border-ink bg-paper pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {isFolded && (
        <button
          ref={opener}
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={handleUnfold}
        >
          Write instead
        </button>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}

function isCalendarNewest(state: ChatState): boolean {
  const calendar = judgeCalendar(state, new Date())
  return calendar?.standing === 'frame' && calendar.entry === state.entries.at(-1)
}

/** Suggested by the newest message, while the assistant waits for an answer. */
function listQuickReplies({ entries, phase, person }: ChatState): readonly string[] {
  const canPick = phase === 'ready' && findAnswerer(person) === null
  return (canPick && entries.at(-1)?.metadata.quickReplies) || []
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

type StartOverDialogProps = { ref: RefObject<HTMLDialogElement | null>; onConfirm: () => void }

type ChatActionsProps = {
  state: ChatState
  onStartOver: (keptDraft?: string) => void
  onTalkToPerson: (words: string) => void
}

/** What the visitor is taken to say by the control. */
const TALK_TO_PERSON = 'Can I talk to a person?'

const actionClassName = 'link inline-flex min-h-11 cursor-pointer items-center disabled:opacity-60'

function ChatActions({ state, onStartOver, onTalkToPerson }: ChatActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosed = state.entries.some((entry) => entry.failure?.isFinal)

  function handleStartOver() {
    if (hasSomethingToLose(state)) dialog.current?.showModal()
    else onStartOver()
  }

  // The chat hands over what was said; when it cannot, the link opens the same letter by itself.
  function handleTalk(event: MouseEvent) {
    if (state.phase !== 'ready' || isClosed) return
    event.preventDefault()
    onTalkToPerson(TALK_TO_PERSON)
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 text-small text-soft">
      {isClosed && (
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => onStartOver(state.draft)}
        >
          Start a new conversation
        </button>
      )}
      {state.person.joinedBy === null && (
        <a className={actionClassName} href={buildHandoffMail(state)} onClick={handleTalk}>
          Talk to a person
        </a>
      )}
      <button
        type="button"
        className={actionClassName}
        disabled={state.phase === 'opening'}
        onClick={handleStartOver}
      >
        Start over
      </button>
      {state.ownKey !== null && (
        <a className={actionClassName} href={`/my-conversation#${state.ownKey}`}>
          Your conversation
        </a>
      )}
      <StartOverDialog ref={dialog} onConfirm={() => onStartOver()} />
    </div>
  )
}

function hasSomethingToLose(state: ChatState): boolean {
  return state.draft.trim() !== '' || state.entries.some((entry) => entry.role === 'user')
}

function StartOverDialog({ ref, onConfirm }: StartOverDialogProps) {
  function handleConfirm() {
    ref.current?.close()
    onConfirm()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby="start-over-title"
      className="card m-auto w-[min(26rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
    >
      <h2 id="start-over-title" className="text-h3">
        Start a new conversation?
      </h2>
      <p className="mt-2 text-body">This one, with what you wrote, leaves the screen.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={handleConfirm}>Start over</Button>
        <Button look="quiet" onClick={() => ref.current?.close()}>
          Keep this one
        </Button>
      </div>
    </dialog>
  )
}
