import type { ReactNode } from 'react'

type PageSkeletonProps = {
  /** Read by screen readers; not seen. */
  label: string
  main: ReactNode
  aside: ReactNode
}

/** In the shape of what is to come. Without scripts nothing comes, and the page says so instead. */
export function PageSkeleton({ label, main, aside }: PageSkeletonProps) {
  return (
    <div
      role="status"
      className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14 noscript:hidden"
    >
      <p className="sr-only">{label}</p>
      <div className="md:col-span-7">{main}</div>
      <div className="grid content-start gap-5 md:col-span-4 md:col-start-9 md:pt-2">{aside}</div>
    </div>
  )
}

export function PulsingBar({ className }: { className: string }) {
  return <span className={`block animate-pulse rounded-control bg-line ${className}`} />
}
