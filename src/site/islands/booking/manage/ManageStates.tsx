import { bookingPage } from '#content/pages/plain-pages.ts'
import { PageFailure } from '#site/components/keyed/PageFailure.tsx'
import { PageSkeleton, PulsingBar } from '#site/components/keyed/PageSkeleton.tsx'
import { UnknownKey } from '#site/components/keyed/UnknownKey.tsx'

export function AppointmentSkeleton() {
  return (
    <PageSkeleton
      label="Loading your appointment…"
      main={
        <>
          <PulsingBar className="h-9 w-3/4 md:h-12" />
          <div className="card mt-6 grid gap-3 p-5 sm:p-6">
            <PulsingBar className="h-5 w-28" />
            <PulsingBar className="h-8 w-4/5" />
            <PulsingBar className="h-7 w-1/2" />
            <PulsingBar className="mt-4 h-11 max-w-96" />
            <PulsingBar className="mt-3 h-12 max-w-72" />
          </div>
        </>
      }
      aside={
        <>
          <PulsingBar className="h-14" />
          <PulsingBar className="h-14" />
          <PulsingBar className="h-14" />
        </>
      }
    />
  )
}

/** `hasKey` when the address has a key, and it opens nothing. */
export function UnknownAppointment({ hasKey }: { hasKey: boolean }) {
  const wayOn = { href: '/schedule', label: 'Book a call' }
  return <UnknownKey words={bookingPage.unknown} hasKey={hasKey} wayOn={wayOn} />
}

export function AppointmentFailure({ onRetry }: { onRetry: () => void }) {
  return <PageFailure title="Your appointment could not be loaded." onRetry={onRetry} />
}
