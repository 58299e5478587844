import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

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
