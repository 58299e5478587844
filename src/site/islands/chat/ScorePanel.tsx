import { useState } from 'react'
import { SIGNALS } from '#domain/score-card.ts'
import { describeFitBand } from '#site/islands/chat/fit-band.ts'
import type { ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'
import { SignalRow } from '#site/islands/chat/SignalRow.tsx'
import { labelSignal } from '#site/islands/chat/signal-label.ts'

type ScorePanelProps = { score: number; scoreCard: ScoreCard | null }

/** Beside the chat on wide screens; above it, folded to one line, on narrow ones. */
export function ScorePanel({ score, scoreCard }: ScorePanelProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (score <= 0) return <EmptyPanel />
  return (
    <aside aria-label="Fit Score" className="min-w-0 max-lg:order-1">
      <div className="flex items-center justify-between gap-4 max-lg:border-t max-lg:border-line max-lg:pt-2">
        <FitBadge score={score} />
        {scoreCard && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls="score-details"
            className="link inline-flex min-h-11 shrink-0 cursor-pointer items-center text-small text-soft lg:hidden"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {isUnfolded ? 'Hide reasons' : 'Show reasons'}
          </button>
        )}
      </div>
      <div id="score-details" className={isUnfolded ? 'mt-2 lg:mt-4' : 'max-lg:hidden lg:mt-4'}>
        {scoreCard && <ScoreDetails scoreCard={scoreCard} />}
      </div>
    </aside>
  )
}

function FitBadge({ score }: { score: number }) {
  const band = describeFitBand(score)
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 lg:block">
      <span className="label">Fit Score</span>
      <span className={`flex items-baseline gap-x-3 ${band.className}`} data-band={band.label}>
        <span className="text-h3 font-bold tabular-nums lg:text-display">{score}</span>
        <span className="font-medium">{band.label}</span>
      </span>
    </p>
  )
}

function ScoreDetails({ scoreCard }: { scoreCard: ScoreCard }) {
  const known = new Set(scoreCard.signals.map((signal) => signal.name))
  const unknown = SIGNALS.filter((name) => !known.has(name)).map(labelSignal)
  return (
    <>
      <ul>
        {scoreCard.signals.map((signal) => (
          <SignalRow key={signal.name} signal={signal} />
        ))}
      </ul>
      {scoreCard.caps.map((cap) => (
        <p key={cap.id} className="border-t border-line py-3 text-small">
          Held at {cap.limit}: {cap.reason}
        </p>
      ))}
      {unknown.length > 0 && (
        <p className="flex justify-between gap-6 border-t border-line py-3 text-small text-soft">
          <span className="first-letter:uppercase">{unknown.join(', ')}</span>
          <span className="shrink-0">not known yet</span>
        </p>
      )}
    </>
  )
}

function EmptyPanel() {
  return (
    <aside aria-label="Fit Score" className="text-small text-soft max-lg:hidden">
      <p className="label">Fit Score</p>
      <p className="mt-2 max-w-xs">
        Appears here as you answer, with the points each answer earned and your own words that they
        rest on.
      </p>
    </aside>
  )
}
