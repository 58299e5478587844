import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { useWait } from '#site/islands/chat/use-wait.ts'

type NotSentProps = { entry: ChatEntry; canSend: boolean; onSend: (text: string) => void }

/** Why a message did not go out, and the way to try again, once that may help. */
export function NotSent({ entry, canSend, onSend }: NotSentProps) {
  const { failure } = entry
  const isWaiting = useWait(failure?.retryAfterSeconds ?? 0)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-bad">
      <span>
        {`${wasStored(entry) ? 'The reply broke off.' : 'Not sent.'} ${failure?.note ?? ''}`}
      </span>
      {failure?.hasOtherWay && (
        <a className="link inline-flex min-h-11 items-center" href="/diagnostic">
          Or request an audit without the chat
        </a>
      )}
      {!failure?.isFinal && !isWaiting && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          disabled={!canSend}
          onClick={() => onSend(entry.content)}
        >
          Try again
        </button>
      )}
    </p>
  )
}

/** The server had the message before the connection was lost. */
function wasStored({ id, key }: ChatEntry): boolean {
  return id !== key
}
