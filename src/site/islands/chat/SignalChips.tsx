import { labelSignal } from '#site/components/score/signal-label.ts'

export function SignalChips({ signals }: { signals: Readonly<Record<string, number>> }) {
  const entries = Object.entries(signals)
  if (entries.length === 0) return null
  return (
    <ul aria-label="Qualification signals" className="mt-4 flex flex-wrap gap-2">
      {entries.map(([name, value]) => (
        <li key={name} className="chip">
          {labelSignal(name)} {Math.round(value)}
        </li>
      ))}
    </ul>
  )
}
