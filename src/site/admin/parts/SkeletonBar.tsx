/** Stands in for a run of text of the given width. */
export function SkeletonBar({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block h-3 rounded-control bg-line ${className}`} />
}
