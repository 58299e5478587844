type Props = { score: number | null }

/** The Fit Score of a row, as a figure over its share of 100; nothing where none is known. */
export function Fit({ score }: Props) {
  if (!score) return <span className="h-[29px] w-16" />
  return (
    <span className="w-16 text-right leading-none">
      <span className="sr-only">Fit </span>
      <span className="text-h3 leading-none text-ink tabular-nums">{score}</span>
      <svg viewBox="0 0 64 3" aria-hidden="true" className="mt-1 block h-[3px] w-16">
        <rect width="64" height="3" className="fill-line" />
        <rect width={(64 * score) / 100} height="3" className="fill-ink" />
      </svg>
    </span>
  )
}
