type Severity = 'low' | 'medium' | 'high'

const LEVELS = {
  low: { bars: 1, look: 'border-line text-soft' },
  medium: { bars: 2, look: 'border-line text-ink' },
  high: { bars: 3, look: 'border-transparent bg-bad-tint text-bad' },
} as const

/** The word, and as many bars: never colour alone. */
export function PainSeverityBadge({ severity }: { severity: Severity }) {
  const { bars, look } = LEVELS[severity]
  return (
    <span
      className={`label inline-flex items-center gap-1.5 rounded-control border px-1.5 ${look}`}
    >
      <svg viewBox="0 0 10 9" className="h-2.5 w-2.5" aria-hidden="true" fill="currentColor">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={9 - bar * 3}
            width="2"
            height={bar * 3}
            opacity={bar <= bars ? 1 : 0.25}
          />
        ))}
      </svg>
      <span className="sr-only">Pain </span>
      {severity}
    </span>
  )
}
