import type { RefObject } from 'react'
import { type MouseEvent, useRef } from 'react'
import { Button } from '#site/components/Button.tsx'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { buildHandoffMail } from '#site/islands/chat/handoff/handoff-mail.ts'

type StartOverDialogProps = { ref: RefObject<HTMLDialogElement | null>; onConfirm: () => void }

type ChatActionsProps = {
  state: ChatState
  onStartOver: (keptDraft?: string) => void
  onTalkToPerson: (words: string) => void
}

/** What the visitor is taken to say by the control. */
const TALK_TO_PERSON = 'Can I talk to a person?'

const actionClassName = 'link inline-flex min-h-11 cursor-pointer items-center disabled:opacity-60'

export function ChatActions({ state, onStartOver, onTalkToPerson }: ChatActionsProps) {
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
