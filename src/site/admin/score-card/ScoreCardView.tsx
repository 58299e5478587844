import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { scoreCardWords } from '#content/staff/conversations.ts'
import type { AdminScoreCard } from '#contract/admin.ts'
import type { Slot } from '#domain/fact.ts'
import { Moment } from '#site/admin/parts/rows.tsx'
import { BesideTheScore, QuoteWithTime } from '#site/admin/score-card/BesideTheScore.tsx'
import { ScoreBasis } from '#site/components/score/ScoreBasis.tsx'
import { SignalHead } from '#site/components/score/SignalHead.tsx'

type KnownFactsProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }

type StoredFact = AdminScoreCard['facts'][string]

const STATUSES = {
  stated: '',
  confirmed: 'said again',
  corrected: 'corrected',
  refused: 'declined',
} as const

type FactRowProps = {
  slot: Slot
  fact: StoredFact | undefined
  saidAt: string | undefined
  onShowMessage: (messageId: string) => void
}

type Superseded = AdminScoreCard['history'][number]

type SignalListProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }

type Props = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }

/** The card that the visitor has, with its history, and beside it what only staff see. */
export function ScoreCardView({ card, onShowMessage }: Props) {
  const isEmpty = Object.keys(card.facts).length === 0
  return (
    <div className="grid gap-9">
      {isEmpty ? (
        <p className="text-soft">{scoreCardWords.none}</p>
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

function SignalList({ card, onShowMessage }: SignalListProps) {
  const { score_card, said_at } = card
  if (score_card === null) return null
  return (
    <section aria-labelledby="score-heading">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-3">
        <h3 id="score-heading" className="flex items-baseline gap-3">
          <span className="label">{scoreCardWords.fitScore}</span>
          <span className="text-h2 tabular-nums">{score_card.score}</span>
        </h3>
        <p className="label">{scoreCardWords.coverage(Math.round(score_card.coverage * 100))}</p>
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

/** Values that no longer stand, newest first. */
function FactHistory({ history }: { history: readonly Superseded[] }) {
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading" className="pb-2 font-bold">
        History
      </h3>
      {history.length === 0 ? (
        <p className="text-small text-soft">{scoreCardWords.history.none}</p>
      ) : (
        <ol>
          {history.map((old) => (
            <HistoryRow key={JSON.stringify(old)} old={old} />
          ))}
        </ol>
      )}
    </section>
  )
}

function HistoryRow({ old }: { old: Superseded }) {
  const { slot, value, quote, said_at, replaced_at, replaced_in } = old
  return (
    <li className="border-t border-line py-2 text-small wrap-anywhere">
      <p dir="auto">
        <span className="text-soft">{`${isSlot(slot) ? factLabels[slot] : slot} was `}</span>
        <span className="font-medium">
          {isSlot(slot) ? describeValue(slot, value) : String(value)}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="label">
          <span className="evidence" dir="auto">{`“${quote}”`}</span>
        </span>
        {said_at ? <Moment iso={said_at} /> : null}
      </p>
      {replaced_at ? (
        <p className="label flex flex-wrap gap-x-2">
          <span>
            {replaced_in === 'score_card'
              ? scoreCardWords.history.onScoreCard
              : scoreCardWords.history.inChat}
          </span>
          <Moment iso={replaced_at} />
        </p>
      ) : null}
    </li>
  )
}

function isSlot(name: string): name is Slot {
  return Object.hasOwn(factLabels, name)
}

/** Everything that was understood, with its words and how it came to stand. */
function KnownFacts({ card, onShowMessage }: KnownFactsProps) {
  const { facts, said_at } = card
  const slots = (Object.keys(factLabels) as Slot[]).filter(
    (slot) => facts[slot] !== undefined && !(slot === 'tool_count' && isMereCount(facts)),
  )
  return (
    <section aria-labelledby="facts-heading">
      <h3 id="facts-heading" className="pb-2 font-bold">
        {scoreCardWords.facts}
      </h3>
      <dl>
        {slots.map((slot) => (
          <FactRow
            key={slot}
            slot={slot}
            fact={facts[slot]}
            saidAt={said_at[facts[slot]?.messageId ?? '']}
            onShowMessage={onShowMessage}
          />
        ))}
      </dl>
    </section>
  )
}

/** A number of tools that only counts the names above it says nothing of its own. */
function isMereCount({ tools, tool_count }: AdminScoreCard['facts']): boolean {
  return Array.isArray(tools?.value) && tools.value.length === tool_count?.value
}

function FactRow({ slot, fact, saidAt, onShowMessage }: FactRowProps) {
  if (fact === undefined) return null
  const { value, quote, messageId, derivation } = fact
  return (
    <div className="grid gap-x-4 border-t border-line py-2 text-small @min-[26rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-soft">{factLabels[slot]}</dt>
      <dd className="min-w-0 wrap-anywhere" dir="auto">
        {value === null ? null : (
          <span className="font-medium">{`${describeValue(slot, value)} `}</span>
        )}
        <span className="text-soft">
          {`${derivation ? `(${derivation}) ` : ''}${describeStatus(fact)}`}
        </span>
        {quote === '' || messageId === undefined ? null : (
          <QuoteWithTime quote={quote} saidAt={saidAt} onShow={() => onShowMessage(messageId)} />
        )}
      </dd>
    </div>
  )
}

function describeStatus({ value, status, source }: StoredFact): string {
  if (source === undefined) return STATUSES[status]
  return value === null ? 'withdrawn on the score card' : `${status} on the score card`
}
