import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'

export function UnavailableNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="card my-4 grid justify-items-start gap-3 p-4">
      <p>
        The chat could not be started. Check your connection and try again, or write to{' '}
        <a className="link" href={`mailto:${site.email.contact}`}>
          {site.email.contact}
        </a>
        .
      </p>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}
