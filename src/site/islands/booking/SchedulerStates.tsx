import { schedulerTexts } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'

const SKELETON_DAYS = Array.from({ length: 10 }, (_, index) => index)
const SKELETON_TIMES = Array.from({ length: 16 }, (_, index) => index)

export function SchedulerSkeleton() {
  return (
    <div role="status" className="@container mt-2 min-[35rem]:mt-4">
      <p className="sr-only">{schedulerTexts.times.loading}</p>
      <div className="mt-7 grid grid-cols-4 gap-1 @min-[16rem]:grid-cols-5 @min-[33rem]:grid-cols-10">
        {SKELETON_DAYS.map((key) => (
          <span key={key} className="h-11 animate-pulse rounded-control bg-line" />
        ))}
      </div>
      <div className="mt-8 grid grid-cols-3 gap-1 @min-[23rem]:grid-cols-4 @min-[33rem]:grid-cols-6">
        {SKELETON_TIMES.map((key) => (
          <span key={key} className="h-11 animate-pulse rounded-control bg-line" />
        ))}
      </div>
    </div>
  )
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="card mt-4 grid justify-items-start gap-3 p-4">
      <p>{schedulerTexts.times.failed}</p>
      <Button look="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

export function NoFreeTimes() {
  return (
    <p className="card mt-4 p-4">
      {schedulerTexts.times.none.lead}{' '}
      <a className="link" href={`mailto:${site.email.contact}`}>
        {site.email.contact}
      </a>{' '}
      {schedulerTexts.times.none.end}
    </p>
  )
}
