import type { MouseEvent } from 'react'
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { Button } from '#site/components/Button.tsx'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { messageMaxChars } from '#site/lib/api.ts'
import { isComposing } from '#site/lib/is-composing.ts'

type StopButtonProps = { isStopping: boolean; onStop: () => void; onFocus: () => void }

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  phase: ChatState['phase']
  draft: string
  onDraft: (text: string) => void
  onSend: () => void
  stopping: Stopping
}

type Stopping = {
  /** Whether there is a reply to stop. */
  isOffered: boolean
  isUnderWay: boolean
  onStop: () => void
  /** The button has the focus, and will be gone when the reply is there. */
  onFocus: () => void
}

/** The counter appears when the limit comes into sight. */
const COUNT_FROM_CHARS = messageMaxChars - 200

export function Composer({ input, phase, draft, onDraft, onSend, stopping }: ComposerProps) {
  const isWaiting = phase === 'waiting'
  const canStop = stopping.isOffered && !stopping.isUnderWay
  const canSend = phase === 'ready' && draft.trim() !== '' && draft.length <= messageMaxChars

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSend) return
    input.current?.focus()
    onSend()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && canStop) return stopping.onStop()
    // While an input method composes a word, Enter accepts that word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (canSend) onSend()
  }

  useLayoutEffect(() => {
    if (input.current && draft.length >= 0) fitHeight(input.current)
  }, [input, draft])

  return (
    <form onSubmit={handleSubmit} className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
      <label htmlFor="chat-input" className="sr-only">
        Your message
      </label>
      <textarea
        ref={input}
        id="chat-input"
        rows={1}
        dir="auto"
        value={draft}
        placeholder="Type your answer"
        autoComplete="off"
        enterKeyHint="send"
        // Read-only while waiting, not disabled: a disabled field drops focus and closes a phone's keyboard.
        readOnly={isWaiting}
        aria-disabled={isWaiting}
        disabled={phase === 'opening' || phase === 'unavailable'}
        aria-describedby="chat-length"
        className="input block max-h-44 focus-visible:outline-ink min-h-13 resize-none overflow-y-auto py-3.5 aria-disabled:border-line aria-disabled:text-soft"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {stopping.isOffered ? (
        <StopButton
          isStopping={stopping.isUnderWay}
          onStop={stopping.onStop}
          onFocus={stopping.onFocus}
        />
      ) : (
        <Button
          type="submit"
          disabled={!canSend}
          aria-busy={isWaiting}
          className="min-h-13 self-end"
        >
          Send
        </Button>
      )}
      <LengthNote length={draft.length} />
    </form>
  )
}

function LengthNote({ length }: { length: number }) {
  const isTooLong = length > messageMaxChars
  const count = `${length.toLocaleString('en-US')} of ${messageMaxChars.toLocaleString('en-US')} characters`
  const advice = isTooLong ? '. Shorten it, or send it in two messages.' : ''
  return (
    <p
      id="chat-length"
      role="status"
      className={`col-span-full empty:hidden ${isTooLong ? 'field-error' : 'label'}`}
    >
      {length > COUNT_FROM_CHARS && `${count}${advice}`}
    </p>
  )
}

/** Browsers without `field-sizing` are told the height. */
function fitHeight(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}

/** Stands in the place of "Send", as wide as that, so that the input does not move. */
function StopButton({ isStopping, onStop, onFocus }: StopButtonProps) {
  function handleClick(event: MouseEvent) {
    // The second click of a double click was meant for "Send".
    if (event.detail < 2 && !isStopping) onStop()
  }

  return (
    <Button
      look="secondary"
      aria-label="Stop the reply"
      aria-disabled={isStopping}
      className="min-h-13 self-end"
      onClick={handleClick}
      onFocus={onFocus}
    >
      <span className="grid">
        <span aria-hidden="true" className="invisible col-start-1 row-start-1">
          Send
        </span>
        <span className="col-start-1 row-start-1">Stop</span>
      </span>
    </Button>
  )
}
