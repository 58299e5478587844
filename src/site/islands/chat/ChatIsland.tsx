import { type MouseEvent, type RefObject, useRef } from 'react'
import { chatWords } from '#content/chat/page.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import { labelSignal } from '#site/components/score/signal-label.ts'
import { CONFIRM } from '#site/islands/chat/api/message.ts'
import { useUnreadTitle, useVisitorNews } from '#site/islands/chat/api/visitor-news.ts'
import { ChatNotes } from '#site/islands/chat/ChatNotes.tsx'
import { Composer, useStopOffer } from '#site/islands/chat/dock/Composer.tsx'
import {
  Dock,
  isCalendarNewest,
  listQuickReplies,
  PersonBar,
  QuickReplies,
  useEarlyWords,
  useReturningFocus,
} from '#site/islands/chat/dock/Dock.tsx'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import { prepareEmailing } from '#site/islands/chat/state/select-from-chat.ts'
import {
  useAnswererChoice,
  useCorrection,
  useFindingVerdict,
  useSheet,
} from '#site/islands/chat/state/use-changes.ts'
import { useConversation } from '#site/islands/chat/state/use-conversation.ts'
import { findLanguage, useLanguage, useSay } from '#site/islands/chat/state/use-say.ts'
import { CompanyPanel } from '#site/islands/chat/transcript/CompanyPanel.tsx'
import { UnavailableNotice } from '#site/islands/chat/transcript/FailureNotices.tsx'
import { useHandoffMail } from '#site/islands/chat/transcript/LateCards.tsx'
import { releaseRoom, showMessage } from '#site/islands/chat/transcript/show-message.ts'
import { Transcript } from '#site/islands/chat/transcript/Transcript.tsx'
import { useCalendar } from '#site/islands/chat/transcript/use-calendar.ts'
import { ScorePanel } from '#site/islands/chat/worksheet/ScorePanel.tsx'
import { useEditing } from '#site/islands/chat/worksheet/use-editing.ts'
import { WorksheetLine, WorksheetPanel } from '#site/islands/chat/worksheet/WorksheetPanel.tsx'
import { sayTyping } from '#site/lib/person-api.ts'

/** The sales chat of /diagnostic. The build draws greeting and field; what is written there before scripts run is kept. */
export function ChatIsland() {
  const input = useRef<HTMLTextAreaElement>(null)
  const { state, dispatch, send, stop, startOver, open, inTurn } = useConversation(input)
  const early = useEarlyWords({ input, phase: state.phase, onSend: () => void send(state.draft) })
  const correct = useCorrection({ conversationId: state.conversationId, dispatch, inTurn })
  const confirm = (slot: Slot) => correct(slot, CONFIRM)
  const isPersonTyping = useVisitorNews({ state, dispatch, inTurn })
  useUnreadTitle(state.entries)
  useLanguage(findLanguage(state))
  const isStopOffered = useStopOffer(state)
  const judge = useFindingVerdict({ conversationId: state.conversationId, dispatch, inTurn })
  const choose = useAnswererChoice({ state, dispatch, inTurn })
  const emailing = prepareEmailing(state)
  const { editing, edit } = useEditing()
  const { sheet, ...sheetChanges } = useSheet({ ...state, correct })
  const { oweFocus } = useReturningFocus(input, state.phase)
  const calendarControl = useCalendar({ state, dispatch, onClose: focusAfterCalendar })

  /** Focuses the input; on touch screens, where that opens the keyboard, it shows the message instead. */
  function focusAfterCalendar(messageId: string) {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
    else showMessage(messageId)
  }

  /** Only a person who is there, or comes, sees that somebody types. */
  function handleDraft(text: string) {
    dispatch({ type: 'drafted', text })
    const { conversationId, person } = state
    const hasReader = person.joinedBy !== null || person.isWanted
    if (conversationId !== null && hasReader && text.trim() !== '') sayTyping(conversationId)
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
    releaseRoom()
    startOver(keptDraft)
  }

  return (
    <section
      aria-label={chatWords.label(site.name)}
      data-begun={state.entries.some(({ role }) => role === 'user')}
      className="grid gap-x-10 gap-y-3 beside:grid-cols-[minmax(0,1fr)_clamp(26rem,33.6vw,30.25rem)] beside:grid-rows-[auto_auto_1fr]"
    >
      <ScorePanel state={state} editing={editing} onEdit={edit} onCorrect={correct} />
      {/* At least to the window's lower edge, where the dock stands; on wide screens once the talk has begun. */}
      <div className="flex min-h-[calc(100dvh-8.5rem)] min-w-0 flex-col md:in-data-[begun=false]:min-h-0">
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
        <div className="min-h-9 grow" />
        <Dock
          isFoldable={isCalendarNewest(state)}
          onUnfold={() => input.current?.focus({ preventScroll: true })}
        >
          <PersonBar person={state.person} isTyping={isPersonTyping} onChoose={choose} />
          <WorksheetLine
            worksheet={sheet}
            emailing={emailing}
            onConfirm={confirm}
            {...sheetChanges}
          />
          <QuickReplies replies={listQuickReplies(state)} onPick={handleSend} />
          <Composer
            input={input}
            phase={state.phase}
            draft={state.draft}
            onDraft={handleDraft}
            early={early.stage}
            onSend={() => (state.phase === 'opening' ? early.sendLater() : void send(state.draft))}
            stopping={{
              isOffered: isStopOffered,
              isUnderWay: state.underWay?.isStopping === true,
              onStop: handleStop,
              onFocus: oweFocus,
            }}
          />
        </Dock>
      </div>
      <WorksheetPanel worksheet={sheet} emailing={emailing} onConfirm={confirm} {...sheetChanges} />
      <div className="-mt-3 min-w-0">
        <CompanyPanel company={state.company} onJudge={judge} />
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
    <ul aria-label={chatWords.signals} className="mt-4 flex flex-wrap gap-2">
      {entries.map(([name, value]) => (
        <li key={name} className="chip">
          {`${labelSignal(name)} ${Math.round(value)}`}
        </li>
      ))}
    </ul>
  )
}

type StartOverDialogProps = { ref: RefObject<HTMLDialogElement | null>; onConfirm: () => void }

type ChatActionsProps = {
  state: ChatState
  onStartOver: (keptDraft?: string) => void
  onTalkToPerson: (words: string) => void
}

/** The message that the control sends for the visitor. */
const TALK_TO_PERSON = 'Can I talk to a person?'

const actionClassName = 'link inline-flex min-h-11 cursor-pointer items-center disabled:opacity-60'

function ChatActions({ state, onStartOver, onTalkToPerson }: ChatActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosed = state.entries.some((entry) => entry.failure?.isFinal)
  const mail = useHandoffMail(state)
  const { say } = useSay()

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
          {chatWords.startNew}
        </button>
      )}
      {state.person.joinedBy === null && (
        <a className={actionClassName} href={mail} onClick={handleTalk}>
          {say(chatWords.person)}
        </a>
      )}
      <button
        type="button"
        className={actionClassName}
        disabled={state.phase === 'opening'}
        onClick={handleStartOver}
      >
        {say(chatWords.startOver.action)}
      </button>
      {state.ownKey !== null && (
        <a className={actionClassName} href={`/my-conversation#${state.ownKey}`}>
          {say(chatWords.own)}
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
        {chatWords.startOver.question}
      </h2>
      <p className="mt-2 text-body">{chatWords.startOver.consequence}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={handleConfirm}>{chatWords.startOver.action}</Button>
        <Button look="quiet" onClick={() => ref.current?.close()}>
          {chatWords.startOver.keep}
        </Button>
      </div>
    </dialog>
  )
}
