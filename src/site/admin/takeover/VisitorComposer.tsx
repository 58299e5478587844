import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { takeoverWords } from '#content/staff/conversations.ts'
import { conversationQuery } from '#site/admin/conversations/conversation-queries.ts'
import type { CannedReplies, KnownWords } from '#site/admin/leads/CannedReplies.tsx'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import type { Outgoing } from '#site/admin/parts/kept-writing.ts'
import { keepWriting, PLACEHOLDER, readWriting } from '#site/admin/parts/kept-writing.ts'
import { Button } from '#site/components/Button.tsx'
import { messageMaxChars } from '#site/lib/api.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { isComposing } from '#site/lib/is-composing.ts'
import { sayTyping, writeToVisitor } from '#site/lib/takeover-api.ts'

const LateReplies = fetchLate<ComponentProps<typeof CannedReplies>>(
  async () => (await import('#site/admin/leads/CannedReplies.tsx')).CannedReplies,
)

type OutgoingMessagesProps = {
  outgoing: readonly Outgoing[]
  onSendAgain: (failed: Outgoing) => void
  onDiscard: (id: string) => void
}

const linkClassName = 'link inline-flex min-h-11 cursor-pointer items-center'

type VisitorComposerProps = {
  conversationId: string
  /** What prepared replies are filled in with. */
  known: KnownWords
  isFocused: boolean
  /** Whoever begins to write, or has written, looks at the newest message. */
  onAttend: () => void
}

/** Where a person writes to the visitor. Enter sends, Shift+Enter begins a line. */
export function VisitorComposer(props: VisitorComposerProps) {
  const { conversationId, known, isFocused, onAttend } = props
  const { draft, outgoing, setDraft, send, sendAgain, discard } = useWriting(conversationId)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = draft.length > messageMaxChars
  const canSend = draft.trim() !== '' && !isTooLong && draft.search(PLACEHOLDER) === -1

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
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    sendDraft()
  }

  return (
    <>
      <OutgoingMessages outgoing={outgoing} onSendAgain={sendAgain} onDiscard={discard} />
      <form onSubmit={handleSubmit} className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <label htmlFor="visitor-message" className="sr-only">
          {takeoverWords.message.label}
        </label>
        <textarea
          ref={input}
          id="visitor-message"
          rows={1}
          value={draft}
          placeholder={takeoverWords.message.placeholder}
          autoComplete="off"
          aria-invalid={isTooLong}
          aria-describedby="visitor-message-length"
          className="input input-small block max-h-32 min-h-11 resize-none overflow-y-auto"
          onChange={({ target }) => {
            setDraft(target.value)
            if (target.value.trim() !== '') sayTyping(conversationId)
          }}
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
            takeoverWords.message.tooLong(
              draft.length.toLocaleString('en-US'),
              messageMaxChars.toLocaleString('en-US'),
            )}
        </p>
      </form>
      <div className="mt-2 flex">
        <LatePart>
          <LateReplies
            {...{ known, text: draft }}
            onChoose={(written) => {
              setDraft(written)
              input.current?.focus({ preventScroll: true })
            }}
          />
        </LatePart>
      </div>
    </>
  )
}

/** What is on its way to the visitor, or did not get there. */
function OutgoingMessages({ outgoing, onSendAgain, onDiscard }: OutgoingMessagesProps) {
  return (
    <ul
      aria-label={takeoverWords.unsent.label}
      aria-live="polite"
      className="max-h-40 overflow-y-auto empty:hidden"
    >
      {outgoing.map((message) => (
        <li key={message.id} className="mt-2 border-l-2 border-line pl-3 text-small">
          <p dir="auto" className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">
            {message.text}
          </p>
          {message.failure === null ? (
            <p className="label">Sending...</p>
          ) : (
            <p className="flex flex-wrap items-center gap-x-4 text-bad">
              <span>{takeoverWords.unsent.failed(message.failure)}</span>
              <button type="button" className={linkClassName} onClick={() => onSendAgain(message)}>
                {takeoverWords.unsent.again}
              </button>
              <button type="button" className={linkClassName} onClick={() => onDiscard(message.id)}>
                Discard
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What is written to the visitor: a draft, and messages that go out one after the other and stay until stored. */
function useWriting(conversationId: string) {
  const client = useQueryClient()
  const [writing, setWriting] = useState(() => readWriting(conversationId))
  const { queryKey } = conversationQuery(conversationId)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => keepWriting(conversationId, writing), [conversationId, writing])

  function setOutgoing(change: (outgoing: readonly Outgoing[]) => readonly Outgoing[]) {
    setWriting((now) => ({ ...now, outgoing: change(now.outgoing) }))
  }

  async function deliver({ id, text }: Outgoing) {
    const stored = await writeToVisitor(conversationId, { id, text })
    if (stored.kind !== 'ok') {
      void client.invalidateQueries({ queryKey })
      return setOutgoing((all) => mark(all, id, explain(stored)))
    }
    // In the transcript first, so that it does not vanish in between.
    await client.invalidateQueries({ queryKey })
    setOutgoing((all) => all.filter((one) => one.id !== id))
  }

  function send(text: string) {
    const outgoing = { id: createUuid(), text, failure: null }
    setWriting((now) => ({ draft: '', outgoing: [...now.outgoing, outgoing] }))
    queue.current = queue.current.then(() => deliver(outgoing))
  }

  function sendAgain(failed: Outgoing) {
    setOutgoing((all) => mark(all, failed.id, null))
    queue.current = queue.current.then(() => deliver(failed))
  }

  return {
    ...writing,
    setDraft: (draft: string) => setWriting((now) => ({ ...now, draft })),
    send,
    sendAgain,
    discard: (id: string) => setOutgoing((all) => all.filter((one) => one.id !== id)),
  }
}

function mark(all: readonly Outgoing[], id: string, failure: string | null): readonly Outgoing[] {
  return all.map((one) => (one.id === id ? { ...one, failure } : one))
}

function explain(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') return 'The server didn’t respond.'
  return failed.status < 500 && failed.message ? failed.message : 'Something went wrong.'
}
