import { SkeletonBar } from '#site/admin/parts/SkeletonBar.tsx'

const SECTIONS = ['funnel', 'sources', 'scores']
const ROWS = ['a', 'b', 'c', 'd', 'e']

/** Headings, pictures and tables as they will stand. */
export function InsightSkeleton() {
  return SECTIONS.map((section) => (
    <div key={section} className="insight-section">
      <SkeletonBar className="h-6 w-56" />
      <SkeletonBar className="mt-4 w-full max-w-measure" />
      <div className="insight-columns">
        <SkeletonBar className="h-52 w-full" />
        <div className="grid content-start gap-6 pt-3">
          {ROWS.map((row) => (
            <SkeletonBar key={row} className="w-full" />
          ))}
        </div>
      </div>
    </div>
  ))
}
