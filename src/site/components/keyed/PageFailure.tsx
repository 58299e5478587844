import { Button } from '#site/components/Button.tsx'
import { ContactLink } from '#site/components/keyed/ContactLink.tsx'
import { PageNotice } from '#site/components/keyed/PageNotice.tsx'

type PageFailureProps = { words: { title: string; help: string }; onRetry: () => void }

export function PageFailure({ words, onRetry }: PageFailureProps) {
  return (
    <PageNotice title={words.title} role="alert">
      <p>
        <span>{words.help}</span> <ContactLink />
        <span>.</span>
      </p>
      <div className="mt-9 actions">
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </PageNotice>
  )
}
