/** Stands in for a run of text of the given width. */
export function SkeletonBar({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block h-3 rounded-control bg-line ${className}`} />
}

/** For a whole page whose shape is not known yet. */
export function LoadingText() {
  return (
    <div className="page py-14">
      <p role="status" className="label">
        Loading...
      </p>
    </div>
  )
}

const NAMES = ['w-44', 'w-60', 'w-36'] as const

export function BookingsSkeleton() {
  return (
    <div aria-hidden="true" className="ledger">
      {NAMES.map((width) => (
        <div key={width} className="grid gap-4 py-5 md:grid-cols-[minmax(13rem,4fr)_minmax(0,8fr)]">
          <SkeletonBar className="w-48" />
          <SkeletonBar className={width} />
        </div>
      ))}
    </div>
  )
}

const ROWS = ['w-1/3', 'w-2/5', 'w-1/4', 'w-1/2'] as const

export function ScoreCardSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <SkeletonBar className="h-9 w-16" />
      {ROWS.map((width) => (
        <div key={width} className="grid gap-2">
          <SkeletonBar className={width} />
          <SkeletonBar className="h-1 w-full" />
          <SkeletonBar className="w-3/5" />
        </div>
      ))}
    </div>
  )
}
