import type { ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'
import { labelSignalAsTitle } from '#site/islands/chat/signal-label.ts'

type Signal = ScoreCard['signals'][number]

const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function SignalRow({ signal }: { signal: Signal }) {
  return (
    <li className="border-t border-line py-3">
      <p className="flex justify-between gap-4 text-small">
        <span>{labelSignalAsTitle(signal.name)}</span>
        <span className="tabular-nums">
          {points.format(signal.points)} / {points.format(signal.weight)}
        </span>
      </p>
      <ShareBar percent={signal.score} />
      {signal.evidence.length > 0 && (
        <p className="label mt-2 wrap-anywhere">
          {signal.evidence.map((evidence) => `“${evidence.quote}”`).join(' · ')}
        </p>
      )}
    </li>
  )
}

/** The figures beside it say the same. */
function ShareBar({ percent }: { percent: number }) {
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
