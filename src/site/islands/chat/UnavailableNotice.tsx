import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import type { DeliveryFailure } from '#site/islands/chat/parts/chat-entry.ts'
import { useWait } from '#site/islands/chat/use-wait.ts'

type UnavailableNoticeProps = { failure: DeliveryFailure; onRetry: () => void }

/** Why there is no conversation, and the way to try again, once that may help. */
export function UnavailableNotice({ failure, onRetry }: UnavailableNoticeProps) {
  const isWaiting = useWait(failure.retryAfterSeconds ?? 0)
  return (
    <div role="alert" className="card my-4 grid justify-items-start gap-3 p-4">
      <p>
        <span>{`The chat could not be started. ${failure.note} You can also write to`}</span>{' '}
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
