import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { PageFailure } from '#site/components/keyed/PageFailure.tsx'
import { PageSkeleton, PulsingBar } from '#site/components/keyed/PageSkeleton.tsx'
import { UnknownKey } from '#site/components/keyed/UnknownKey.tsx'

export function ConversationSkeleton() {
  return (
    <PageSkeleton
      label="Loading your conversation…"
      main={
        <>
          <PulsingBar className="h-9 w-3/4 md:h-12" />
          <PulsingBar className="mt-4 h-6 w-11/12" />
          <div className="mt-9 grid gap-5">
            <PulsingBar className="h-16" />
            <PulsingBar className="h-10 w-4/5" />
            <PulsingBar className="h-24" />
          </div>
        </>
      }
      aside={
        <>
          <PulsingBar className="h-14" />
          <PulsingBar className="h-40" />
        </>
      }
    />
  )
}

/** `hasKey` when the address has a key, and it opens nothing. */
export function UnknownConversation({ hasKey }: { hasKey: boolean }) {
  const wayOn = { href: '/diagnostic', label: 'Go to the chat' }
  return <UnknownKey words={myConversationPage.unknown} hasKey={hasKey} wayOn={wayOn} />
}

export function ConversationFailure({ onRetry }: { onRetry: () => void }) {
  return <PageFailure title="Your conversation could not be loaded." onRetry={onRetry} />
}
