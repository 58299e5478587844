import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminScoreCard } from '#contract/admin.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { retryAndFocus } from '#site/admin/parts/retry-and-focus.ts'
import { BesideTheScore } from '#site/admin/score-card/BesideTheScore.tsx'
import { FactHistory } from '#site/admin/score-card/FactHistory.tsx'
import { KnownFacts } from '#site/admin/score-card/KnownFacts.tsx'
import { ScoreCardSkeleton } from '#site/admin/score-card/ScoreCardSkeleton.tsx'
import { SignalList } from '#site/admin/score-card/SignalList.tsx'

type Props = {
  query: UseQueryResult<AdminScoreCard>
  onShowMessage: (messageId: string) => void
}

/** The card that the visitor has, with its history, and beside it what only staff see. */
export function ScoreCardView({ query, onShowMessage }: Props) {
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <>
      {error ? (
        <FailureNote
          title="The score card could not be loaded."
          error={error}
          isRetrying={isFetching}
          onRetry={() => retryAndFocus(refetch, 'messages-heading')}
        />
      ) : null}
      {isPending ? <ScoreCardSkeleton /> : null}
      {data ? <Card card={data} onShowMessage={onShowMessage} /> : null}
    </>
  )
}

type CardProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }

function Card({ card, onShowMessage }: CardProps) {
  const isEmpty = Object.keys(card.facts).length === 0
  return (
    <div className="grid gap-9">
      {isEmpty ? (
        <p className="text-soft">Nothing is known yet. The card fills as the visitor answers.</p>
      ) : (
        <>
          <SignalList card={card} onShowMessage={onShowMessage} />
          <KnownFacts card={card} onShowMessage={onShowMessage} />
        </>
      )}
      <BesideTheScore card={card} onShowMessage={onShowMessage} />
      <FactHistory history={card.history} />
    </div>
  )
}
