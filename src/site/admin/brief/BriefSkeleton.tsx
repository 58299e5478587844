import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

const QUESTIONS = ['w-4/5', 'w-3/5', 'w-2/3'] as const

export function BriefSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-9">
      <div className="grid gap-4">
        <SkeletonBar className="h-7 w-80 max-w-full" />
        <SkeletonBar className="w-56" />
      </div>
      <div className="ledger">
        {QUESTIONS.map((width) => (
          <div key={width} className="grid gap-3 py-4">
            <SkeletonBar className={width} />
            <SkeletonBar className="w-2/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
