import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { chatWords } from '#content/chat/page.ts'
import { Button } from '#site/components/Button.tsx'
import { findAnswerer } from '#site/islands/chat/api/message.ts'
import type { EarlyStage } from '#site/islands/chat/dock/Dock.tsx'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { messageMaxChars } from '#site/lib/api.ts'
import { isComposing } from '#site/lib/is-composing.ts'

type StopButtonProps = { isStopping: boolean; onStop: () => void; onFocus: () => void }

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  phase: ChatState['phase']
  draft: string
  early: EarlyStage
  onDraft: (text: string) => void
  onSend: () => void
  stopping: Stopping
}

type Stopping = {
  /** True while there is a reply to stop. */
  isOffered: boolean
  isUnderWay: boolean
  onStop: () => void
  /** The button has the focus, and will be gone when the reply is there. */
  onFocus: () => void
}

/** The counter appears when the limit comes into sight. */
const COUNT_FROM_CHARS = messageMaxChars - 200

export function Composer(props: ComposerProps) {
  const { input, phase, draft, early, onDraft, onSend, stopping } = props
  const { say } = useSay()
  const isWaiting = phase === 'waiting' || early === 'sent'
  const isOpen = phase === 'ready' || phase === 'opening'
  // Never with words in it: they would lose the focus.
  const isLocked =
    phase === 'unavailable' || (phase === 'opening' && early === 'over' && draft === '')
  const canStop = stopping.isOffered && !stopping.isUnderWay
  const canSend = isOpen && !isWaiting && draft.trim() !== '' && draft.length <= messageMaxChars

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canSend && !hasEarlyWords()) return
    input.current?.focus()
    onSend()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && canStop) return stopping.onStop()
    // While an input method composes a word, Enter accepts that word.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (canSend || hasEarlyWords()) onSend()
  }

  /** True when the field holds words that were typed before scripts ran and are not in the draft yet. */
  function hasEarlyWords(): boolean {
    return phase === 'opening' && early === 'drawn' && input.current?.value.trim() !== ''
  }

  useLayoutEffect(() => {
    if (input.current && draft.length >= 0) fitHeight(input.current)
  }, [input, draft])

  return (
    <form onSubmit={handleSubmit} className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
      <label htmlFor="chat-input" className="sr-only">
        {say(chatWords.input.label)}
      </label>
      <textarea
        ref={input}
        id="chat-input"
        rows={1}
        dir="auto"
        value={draft}
        placeholder={
          phase === 'unavailable' ? chatWords.input.unavailable : say(chatWords.input.placeholder)
        }
        autoComplete="off"
        enterKeyHint="send"
        // Read-only while waiting, not disabled: a disabled field drops focus and closes a phone's keyboard.
        readOnly={isWaiting}
        aria-disabled={isWaiting}
        disabled={isLocked}
        aria-describedby="chat-length"
        className="input block max-h-[min(11rem,40dvh)] focus-visible:outline-evidence min-h-13 resize-none overflow-y-auto border-[1.5px] enabled:border-ink py-3.5 aria-disabled:border-line aria-disabled:text-soft"
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
          // Until scripts run it can be pressed; the script of diagnostic.astro keeps that.
          disabled={!canSend && early !== 'drawn'}
          aria-disabled={early === 'drawn' ? true : undefined}
          aria-busy={isWaiting}
          className="min-h-13 self-end"
        >
          {say('Send')}
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
  const { say } = useSay()

  function handleClick(event: MouseEvent) {
    // The second click of a double click was meant for "Send".
    if (event.detail < 2 && !isStopping) onStop()
  }

  return (
    <Button
      look="secondary"
      aria-label={say(chatWords.input.stop)}
      aria-disabled={isStopping}
      className="min-h-13 self-end"
      onClick={handleClick}
      onFocus={onFocus}
    >
      <span className="grid">
        <span aria-hidden="true" className="invisible col-start-1 row-start-1">
          {say('Send')}
        </span>
        <span className="col-start-1 row-start-1">{say('Stop')}</span>
      </span>
    </Button>
  )
}

/** Before that a wait is no wait. */
const OFFER_AFTER_MS = 600

/** True while a reply is being written, or a model is waited for, so that the button to stop it shows. */
export function useStopOffer({ underWay, keeping, person }: ChatState): boolean {
  const [longAwaited, setLongAwaited] = useState<string | null>(null)
  const isModelAwaited = Boolean(keeping?.model) && findAnswerer(person) === null
  const awaited = isModelAwaited ? (underWay?.turnId ?? null) : null

  useEffect(() => {
    if (awaited === null) return
    const timer = setTimeout(() => setLongAwaited(awaited), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [awaited])

  if (underWay === null) return false
  return underWay.messageId !== null || underWay.turnId === longAwaited
}
