import { labelSignalAsTitle } from '#site/components/score/signal-label.ts'

type SignalHeadProps = {
  signal: { name: string; score: number; weight: number; points: number }
}

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** The points of one signal, of those it can earn. */
export function SignalHead({ signal }: SignalHeadProps) {
  return (
    <>
      <p className="flex justify-between gap-4 text-small">
        <span>{labelSignalAsTitle(signal.name)}</span>
        <span className="tabular-nums">
          <span className="sr-only">earned </span>
          <span>{points.format(signal.points)}</span>
          <span aria-hidden="true"> / </span>
          <span className="sr-only"> of </span>
          <span>{points.format(signal.weight)}</span>
          <span className="sr-only"> points</span>
        </span>
      </p>
      <ShareBar percent={signal.score} />
    </>
  )
}

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
