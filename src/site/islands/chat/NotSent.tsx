import { useEffect, useState } from 'react'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'

type NotSentProps = { entry: ChatEntry; canSend: boolean; onSend: (text: string) => void }

/** Why a message did not go out, and the way to try again, once that may help. */
export function NotSent({ entry, canSend, onSend }: NotSentProps) {
  const { failure } = entry
  const isWaiting = useWait(failure?.retryAfterSeconds ?? 0)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-bad">
      {wasStored(entry) ? 'The reply broke off.' : 'Not sent.'} {failure?.note}
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

/** True until so many seconds have passed. */
function useWait(seconds: number): boolean {
  const [isOver, setIsOver] = useState(seconds === 0)
  useEffect(() => {
    if (isOver) return
    const waiting = setTimeout(() => setIsOver(true), seconds * 1_000)
    return () => clearTimeout(waiting)
  }, [isOver, seconds])
  return !isOver
}
