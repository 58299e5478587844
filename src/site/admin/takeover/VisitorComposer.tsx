import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { OutgoingMessages } from '#site/admin/takeover/OutgoingMessages.tsx'
import { useWriting } from '#site/admin/takeover/use-writing.ts'
import { Button } from '#site/components/Button.tsx'
import { messageMaxChars } from '#site/lib/api.ts'

type VisitorComposerProps = {
  conversationId: string
  isFocused: boolean
  /** Whoever begins to write, or has written, looks at the newest message. */
  onAttend: () => void
}

/** Where a person writes to the visitor. Enter sends, Shift+Enter begins a line. */
export function VisitorComposer({ conversationId, isFocused, onAttend }: VisitorComposerProps) {
  const { draft, outgoing, setDraft, send, sendAgain, discard } = useWriting(conversationId)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = draft.length > messageMaxChars
  const canSend = draft.trim() !== '' && !isTooLong

  const attend = useEffectEvent(() => {
    // The button that took the conversation over is gone; nobody's focus is taken away.
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
    onAttend()
  })

  // Once the page has its new height.
  useEffect(() => {
    if (isFocused || outgoing.length > 0) attend()
  }, [isFocused, outgoing.length])

  function sendDraft() {
    if (canSend) send(draft.trim())
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    sendDraft()
    input.current?.focus({ preventScroll: true })
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter accepts that word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendDraft()
  }

  return (
    <>
      <OutgoingMessages outgoing={outgoing} onSendAgain={sendAgain} onDiscard={discard} />
      <form onSubmit={handleSubmit} className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <label htmlFor="visitor-message" className="sr-only">
          Message to the visitor
        </label>
        <textarea
          ref={input}
          id="visitor-message"
          rows={1}
          value={draft}
          placeholder="Write to the visitor"
          autoComplete="off"
          aria-invalid={isTooLong}
          aria-describedby="visitor-message-length"
          className="input input-small block max-h-32 min-h-11 resize-none overflow-y-auto"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button type="submit" className="button-small min-h-11 self-end" disabled={!canSend}>
          Send
        </Button>
        <p
          id="visitor-message-length"
          role="status"
          className="field-error col-span-full empty:hidden"
        >
          {isTooLong &&
            `${draft.length.toLocaleString('en-US')} of ${messageMaxChars.toLocaleString('en-US')} characters. Shorten it, or send it in two messages.`}
        </p>
      </form>
    </>
  )
}
