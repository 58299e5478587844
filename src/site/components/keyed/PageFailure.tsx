import { Button } from '#site/components/Button.tsx'
import { ContactLink } from '#site/components/keyed/ContactLink.tsx'
import { PageNotice } from '#site/components/keyed/PageNotice.tsx'

export function PageFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <PageNotice title={title} role="alert">
      <p>
        <span>Check your connection and try again, or write to</span> <ContactLink />
        <span>.</span>
      </p>
      <div className="mt-9 actions">
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </PageNotice>
  )
}
