import { useEffect, useState } from 'react'
import { chatWords } from '#content/chat/page.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import type { ChatEntry, DeliveryFailure } from '#site/islands/chat/state/chat-entry.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'

type NotSentProps = { entry: ChatEntry; canSend: boolean; onSend: (text: string) => void }

/** Why a message did not go out, and the way to try again, once that may help. */
export function NotSent({ entry, canSend, onSend }: NotSentProps) {
  const { failure } = entry
  const isWaiting = useWait(failure?.retryAfterSeconds ?? 0)
  const { say } = useSay()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-bad">
      <span>
        {`${say(wasStored(entry) ? 'The reply broke off.' : 'Not sent.')} ${say(failure?.note ?? '')}`}
      </span>
      {failure?.hasOtherWay && (
        <a className="link inline-flex min-h-11 items-center" href="/diagnostic">
          {say(chatWords.failure.otherWay)}
        </a>
      )}
      {!failure?.isFinal && !isWaiting && (
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          disabled={!canSend}
          onClick={() => onSend(entry.content)}
        >
          {say(chatWords.failure.retry)}
        </button>
      )}
    </p>
  )
}

/** The server had the message before the connection was lost. */
function wasStored({ id, key }: ChatEntry): boolean {
  return id !== key
}

type UnavailableNoticeProps = { failure: DeliveryFailure; onRetry: () => void }

/** Why there is no conversation, and the way to try again, once that may help. */
export function UnavailableNotice({ failure, onRetry }: UnavailableNoticeProps) {
  const isWaiting = useWait(failure.retryAfterSeconds ?? 0)
  return (
    <div role="alert" className="card my-4 grid justify-items-start gap-3 p-4">
      <p>
        <span>{chatWords.failure.notStarted(failure.note)}</span>{' '}
        <a className="link" href={`mailto:${site.email.contact}`}>
          {site.email.contact}
        </a>
        <span>.</span>
      </p>
      {!isWaiting && (
        <Button look="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}

/** True until so many seconds have passed. */
export function useWait(seconds: number): boolean {
  const [isOver, setIsOver] = useState(seconds === 0)
  useEffect(() => {
    if (isOver) return
    const waiting = setTimeout(() => setIsOver(true), seconds * 1_000)
    return () => clearTimeout(waiting)
  }, [isOver, seconds])
  return !isOver
}
