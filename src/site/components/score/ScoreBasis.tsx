import { scoreBasisWords } from '#content/fact-words.ts'
import { SIGNALS } from '#domain/score-card.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'
import { labelSignal } from '#site/components/score/signal-label.ts'

type ScoreCardPart = {
  coverage: number
  caps: readonly { id: string; limit: number; reason: string }[]
  signals: readonly { name: string }[]
}

/** Limits of a score: its ceilings with their reason, and facts nobody has told yet. */
export function ScoreBasis({ scoreCard }: { scoreCard: ScoreCardPart }) {
  const known = new Set(scoreCard.signals.map(({ name }) => name))
  const unknown = SIGNALS.filter((name) => !known.has(name))
  const openPoints = unknown.reduce((sum, name) => sum + SIGNAL_WEIGHTS[name], 0)
  return (
    <>
      {scoreCard.caps.map((cap) => (
        <p key={cap.id} className="border-t border-line py-3 text-small">
          <span className="font-medium">{scoreBasisWords.cappedAt(cap.limit)}</span>{' '}
          <span>{cap.reason}</span>
        </p>
      ))}
      {unknown.length > 0 && (
        <div className="border-t border-line py-3 text-small text-soft">
          <p className="flex justify-between gap-4">
            <span>{scoreBasisWords.notKnown}</span>
            <span className="shrink-0 tabular-nums">
              <span>0</span>
              <span aria-hidden="true"> / </span>
              <span className="sr-only"> of </span>
              <span>{openPoints}</span>
              <span className="sr-only"> points</span>
            </span>
          </p>
          <p className="mt-1 first-letter:uppercase">{unknown.map(labelSignal).join(', ')}</p>
        </div>
      )}
    </>
  )
}
