import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

const LAST_LINES = ['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2'] as const

export function MessageTimelineSkeleton() {
  return (
    <div aria-hidden="true" className="trace">
      {LAST_LINES.map((width) => (
        <div key={width} className="trace-step">
          <SkeletonBar className="mt-1 w-4" />
          <div className="grid gap-3">
            <SkeletonBar className="w-24" />
            <SkeletonBar className="w-4/5" />
            <SkeletonBar className={width} />
          </div>
        </div>
      ))}
    </div>
  )
}
