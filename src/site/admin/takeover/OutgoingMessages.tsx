import type { Outgoing } from '#site/admin/parts/kept-writing.ts'

type OutgoingMessagesProps = {
  outgoing: readonly Outgoing[]
  onSendAgain: (failed: Outgoing) => void
  onDiscard: (id: string) => void
}

/** What is on its way to the visitor, or did not get there. */
export function OutgoingMessages({ outgoing, onSendAgain, onDiscard }: OutgoingMessagesProps) {
  return (
    <ul
      aria-label="Not yet sent"
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
              Not sent. {message.failure}
              <button type="button" className={linkClassName} onClick={() => onSendAgain(message)}>
                Try again
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

const linkClassName = 'link inline-flex min-h-11 cursor-pointer items-center'
