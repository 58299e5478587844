import { describeFitBand } from '#site/islands/chat/fit-band.ts'

type ScoreBadgeProps = {
  id: string
  /** The spec shows a badge above 0 only; below, the same line tells what was noted. */
  score: number
  detailsId: string
  isOpen: boolean
  onToggle: () => void
}

/** The score in one line, which opens what it rests on. */
export function ScoreBadge({ id, score, detailsId, isOpen, onToggle }: ScoreBadgeProps) {
  const band = describeFitBand(score)
  const hasScore = score > 0
  return (
    <>
      <p role="status" className="sr-only">
        {hasScore && `Fit Score: ${score}, ${band.label}.`}
      </p>
      <button
        id={id}
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        className="group flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 border-line text-left max-lg:border-t lg:items-end"
        onClick={onToggle}
      >
        <span className="flex flex-wrap items-baseline gap-x-3 lg:block">
          <span className="label">{hasScore ? 'Fit Score' : 'Noted so far'}</span>
          {hasScore && (
            <span
              className={`flex items-baseline gap-x-3 ${band.className}`}
              data-band={band.label}
            >
              <span className="text-h3 font-bold tabular-nums lg:text-display">{score}</span>
              <span className="font-medium">{band.label}</span>
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-small text-soft underline decoration-edge decoration-1 underline-offset-[0.22em] group-hover:decoration-signal lg:pb-1">
          {isOpen ? 'Hide reasons' : 'Show reasons'}
        </span>
      </button>
    </>
  )
}
