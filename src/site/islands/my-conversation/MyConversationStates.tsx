import type { ReactNode } from 'react'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { site } from '#content/site.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'

/** In the shape of what is to come. Without scripts nothing comes, and the page says so instead. */
export function ConversationSkeleton() {
  return (
    <div
      role="status"
      className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14 noscript:hidden"
    >
      <p className="sr-only">Loading your conversation…</p>
      <div className="md:col-span-7">
        <Bar className="h-9 w-3/4 md:h-12" />
        <Bar className="mt-4 h-6 w-11/12" />
        <div className="mt-9 grid gap-5">
          <Bar className="h-16" />
          <Bar className="h-10 w-4/5" />
          <Bar className="h-24" />
        </div>
      </div>
      <div className="grid content-start gap-5 md:col-span-4 md:col-start-9 md:pt-2">
        <Bar className="h-14" />
        <Bar className="h-40" />
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-control bg-line ${className}`} />
}

/** `hasKey` when the address has a key, and it opens nothing. */
export function UnknownConversation({ hasKey }: { hasKey: boolean }) {
  const { title, withKey, withoutKey, help } = myConversationPage.unknown
  return (
    <Notice title={title}>
      <p>{hasKey ? withKey : withoutKey}</p>
      <p className="mt-3">
        {help} <ContactLink />.
      </p>
      <div className="mt-9 actions">
        <LinkButton href="/diagnostic" look="secondary">
          Go to the chat
        </LinkButton>
      </div>
    </Notice>
  )
}

export function ConversationFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="Your conversation could not be loaded." role="alert">
      <p>
        Check your connection and try again, or write to <ContactLink />.
      </p>
      <div className="mt-9 actions">
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </Notice>
  )
}

function Notice({ title, role, children }: { title: string; role?: 'alert'; children: ReactNode }) {
  return (
    <section role={role} className="page pt-14 md:pt-22">
      <h1 className="max-w-[44rem] text-h1">{title}</h1>
      <div className="mt-4 max-w-measure text-lead text-soft">{children}</div>
    </section>
  )
}

export function ContactLink() {
  return (
    <a className="link text-ink" href={`mailto:${site.email.contact}`}>
      {site.email.contact}
    </a>
  )
}
