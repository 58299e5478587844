import { Button } from '#site/components/Button.tsx'
import { ContactLink } from '#site/components/keyed/ContactLink.tsx'
import { PageNotice } from '#site/components/keyed/PageNotice.tsx'

export function PageFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <PageNotice title={title} role="alert">
      <p>
        Check your connection and try again, or write to <ContactLink />.
      </p>
      <div className="mt-9 actions">
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </PageNotice>
  )
}
