import type { ReactNode } from 'react'
import { bookingPage } from '#content/pages/plain-pages.ts'
import { site } from '#content/site.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'

/** In the shape of what is to come. Without scripts nothing comes, and the page says so instead. */
export function AppointmentSkeleton() {
  return (
    <div
      role="status"
      className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14 noscript:hidden"
    >
      <p className="sr-only">Loading your appointment…</p>
      <div className="md:col-span-7">
        <Bar className="h-9 w-3/4 md:h-12" />
        <div className="card mt-6 grid gap-3 p-5 sm:p-6">
          <Bar className="h-5 w-28" />
          <Bar className="h-8 w-4/5" />
          <Bar className="h-7 w-1/2" />
          <Bar className="mt-4 h-11 max-w-96" />
          <Bar className="mt-3 h-12 max-w-72" />
        </div>
      </div>
      <div className="grid content-start gap-5 md:col-span-4 md:col-start-9 md:pt-2">
        <Bar className="h-14" />
        <Bar className="h-14" />
        <Bar className="h-14" />
      </div>
    </div>
  )
}

function Bar({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-control bg-line ${className}`} />
}

/** `hasKey` when the address has a key, and it opens nothing. */
export function UnknownAppointment({ hasKey }: { hasKey: boolean }) {
  const { title, withKey, withoutKey, help } = bookingPage.unknown
  return (
    <Notice title={title}>
      <p>{hasKey ? withKey : withoutKey}</p>
      <p className="mt-3">
        {help} <ContactLink />.
      </p>
      <div className="mt-9 actions">
        <LinkButton href="/schedule" look="secondary">
          Book a call
        </LinkButton>
      </div>
    </Notice>
  )
}

export function AppointmentFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="Your appointment could not be loaded." role="alert">
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

function ContactLink() {
  return (
    <a className="link text-ink" href={`mailto:${site.email.contact}`}>
      {site.email.contact}
    </a>
  )
}
