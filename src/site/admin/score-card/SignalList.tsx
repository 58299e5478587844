import type { AdminScoreCard } from '#contract/admin.ts'
import { QuoteWithTime } from '#site/admin/score-card/QuoteWithTime.tsx'
import { ScoreBasis } from '#site/components/score/ScoreBasis.tsx'
import { SignalHead } from '#site/components/score/SignalHead.tsx'

type SignalListProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }

export function SignalList({ card, onShowMessage }: SignalListProps) {
  const { score_card, said_at } = card
  if (score_card === null) return null
  return (
    <section aria-labelledby="score-heading">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-3">
        <h3 id="score-heading" className="flex items-baseline gap-3">
          <span className="label">Fit Score</span>
          <span className="text-h2 tabular-nums">{score_card.score}</span>
        </h3>
        <p className="label">
          {Math.round(score_card.coverage * 100)} of 100 points can be judged so far
        </p>
      </div>
      <ul>
        {score_card.signals.map((signal) => (
          <li key={signal.name} className="border-t border-line py-3">
            <SignalHead signal={signal} />
            <div className="mt-2 grid gap-1">
              {signal.evidence.map(({ quote, messageId }) => (
                <QuoteWithTime
                  key={`${messageId}-${quote}`}
                  quote={quote}
                  saidAt={said_at[messageId]}
                  onShow={() => onShowMessage(messageId)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <ScoreBasis scoreCard={score_card} />
    </section>
  )
}
