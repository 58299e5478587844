import { SignalHead } from '#site/components/score/SignalHead.tsx'
import type { ScoreCard } from '#site/islands/chat/replies/read-knowledge.ts'
import type { CardFact } from '#site/islands/chat/score/card-facts.ts'
import { FactLine, type FactLineActions } from '#site/islands/chat/score/FactLine.tsx'
import { Quote } from '#site/islands/chat/score/Quote.tsx'

type Signal = ScoreCard['signals'][number]
type SignalRowProps = { signal: Signal; facts: readonly CardFact[]; actions: FactLineActions }

/** What one signal earned, the facts it rests on, and words that stand for none of these facts alone. */
export function SignalRow({ signal, facts, actions }: SignalRowProps) {
  const shown = new Set(facts.map(({ quote }) => quote))
  const others = signal.evidence.filter(({ quote }) => !shown.has(quote))
  return (
    <li className="border-t border-line py-3">
      <SignalHead signal={signal} />
      {facts.map((fact) => (
        <div key={fact.slot} className="mt-2">
          <FactLine fact={fact} actions={actions} />
        </div>
      ))}
      {others.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
          {others.map((evidence) => (
            <Quote key={`${evidence.messageId}-${evidence.quote}`} {...evidence} />
          ))}
        </p>
      )}
    </li>
  )
}
