import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { AdminScoreCard } from '#contract/admin.ts'
import type { Slot } from '#domain/fact.ts'
import { Moment } from '#site/admin/score-card/QuoteWithTime.tsx'

type Superseded = AdminScoreCard['history'][number]

/** Values that no longer stand, newest first. */
export function FactHistory({ history }: { history: readonly Superseded[] }) {
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading" className="pb-2 font-bold">
        History
      </h3>
      {history.length === 0 ? (
        <p className="text-small text-soft">Nothing was replaced or taken back.</p>
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
        <span className="text-soft">{isSlot(slot) ? factLabels[slot] : slot} was </span>
        <span className="font-medium">
          {isSlot(slot) ? describeValue(slot, value) : String(value)}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="label">
          <span className="evidence" dir="auto">
            “{quote}”
          </span>
        </span>
        {said_at ? <Moment iso={said_at} /> : null}
      </p>
      {replaced_at ? (
        <p className="label flex flex-wrap gap-x-2">
          {replaced_in === 'score_card' ? 'replaced on the score card' : 'replaced in the chat'}
          <Moment iso={replaced_at} />
        </p>
      ) : null}
    </li>
  )
}

function isSlot(name: string): name is Slot {
  return Object.hasOwn(factLabels, name)
}
