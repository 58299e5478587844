import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

const SECOND_LINES = ['w-32', 'w-44', 'w-24', 'w-40', 'w-28', 'w-36', 'w-48'] as const

export function ConversationListSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {SECOND_LINES.map((width) => (
        <div key={width} className="grid gap-4 px-4 py-4">
          <div className="flex justify-between">
            <SkeletonBar className="w-28" />
            <SkeletonBar className="w-24" />
          </div>
          <SkeletonBar className={width} />
        </div>
      ))}
    </div>
  )
}
