import { useEffect, useRef } from 'react'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import { ReceiptDetails } from '#site/components/erasure/ReceiptDetails.tsx'
import { PageFailure } from '#site/components/keyed/PageFailure.tsx'
import { PageSkeleton, PulsingBar } from '#site/components/keyed/PageSkeleton.tsx'
import { UnknownKey } from '#site/components/keyed/UnknownKey.tsx'
import { OwnPage } from '#site/islands/my-conversation/OwnPage.tsx'
import { useOwnConversation } from '#site/islands/my-conversation/use-own-conversation.ts'

/** One conversation with all that is kept of it, for whoever holds its key. */
export function MyConversationIsland() {
  const { own, reload, correct, erase } = useOwnConversation()
  switch (own.kind) {
    case 'loading':
      return <ConversationSkeleton />
    case 'failed':
      return <ConversationFailure onRetry={reload} />
    case 'deleted':
      return <DeletedConversation receipt={own.receipt} />
    case 'shown':
      return <OwnPage own={own} onCorrect={correct} onErase={erase} />
    default:
      return <UnknownConversation hasKey={own.kind === 'gone'} />
  }
}

/** After a deletion: the receipt, which only this page shows. */
function DeletedConversation({ receipt }: { receipt: ErasureReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, text } = myConversationPage.deleted
  return (
    <section className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14">
      <div className="md:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{text}</p>
        <section aria-label="Receipt" className="mt-9">
          <ReceiptDetails receipt={receipt} />
        </section>
        <div className="mt-6 actions print:hidden">
          <Button look="secondary" onClick={() => window.print()}>
            {myConversationPage.receipt.print}
          </Button>
          <LinkButton href="/" look="quiet">
            {myConversationPage.receipt.home}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function ConversationSkeleton() {
  return (
    <PageSkeleton
      label={myConversationPage.loading}
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
function UnknownConversation({ hasKey }: { hasKey: boolean }) {
  const wayOn = { href: '/diagnostic', label: 'Go to the chat' }
  return <UnknownKey words={myConversationPage.unknown} hasKey={hasKey} wayOn={wayOn} />
}

function ConversationFailure({ onRetry }: { onRetry: () => void }) {
  return <PageFailure words={myConversationPage.failure} onRetry={onRetry} />
}
