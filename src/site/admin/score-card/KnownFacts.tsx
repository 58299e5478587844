import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { AdminScoreCard } from '#contract/admin.ts'
import type { Slot } from '#domain/fact.ts'
import { QuoteWithTime } from '#site/admin/score-card/QuoteWithTime.tsx'

type KnownFactsProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }
type StoredFact = AdminScoreCard['facts'][string]

const STATUSES = {
  stated: '',
  confirmed: 'said again',
  corrected: 'corrected',
  refused: 'would not say',
} as const

/** Everything that was understood, with its words and how it came to stand. */
export function KnownFacts({ card, onShowMessage }: KnownFactsProps) {
  const { facts, said_at } = card
  const slots = (Object.keys(factLabels) as Slot[]).filter(
    (slot) => facts[slot] !== undefined && !(slot === 'tool_count' && isMereCount(facts)),
  )
  return (
    <section aria-labelledby="facts-heading">
      <h3 id="facts-heading" className="pb-2 font-bold">
        What is known
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

type FactRowProps = {
  slot: Slot
  fact: StoredFact | undefined
  saidAt: string | undefined
  onShowMessage: (messageId: string) => void
}

function FactRow({ slot, fact, saidAt, onShowMessage }: FactRowProps) {
  if (fact === undefined) return null
  const { value, quote, messageId, derivation } = fact
  return (
    <div className="grid gap-x-4 border-t border-line py-2 text-small sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-soft">{factLabels[slot]}</dt>
      <dd className="min-w-0 wrap-anywhere" dir="auto">
        {value === null ? null : <span className="font-medium">{describeValue(slot, value)} </span>}
        <span className="text-soft">
          {derivation ? `(${derivation}) ` : ''}
          {describeStatus(fact)}
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
  return value === null ? 'taken back on the score card' : `${status} on the score card`
}
