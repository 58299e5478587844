/** A share of the full width, 0..100. The figures beside it say the same. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-2 h-1 w-full"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={Math.min(100, Math.max(0, percent))} height="1" className="fill-evidence" />
    </svg>
  )
}
