import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

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
