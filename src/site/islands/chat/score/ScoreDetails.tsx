import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import { ScoreBasis } from '#site/components/score/ScoreBasis.tsx'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import {
  listLeftOut,
  listOtherFacts,
  listSignalFacts,
} from '#site/islands/chat/score/card-facts.ts'
import { FactLine, type FactLineActions } from '#site/islands/chat/score/FactLine.tsx'
import { ScoreMethod } from '#site/islands/chat/score/ScoreMethod.tsx'
import { SignalRow } from '#site/islands/chat/score/SignalRow.tsx'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

type ScoreDetailsProps = {
  state: Pick<ChatState, 'scoreCard' | 'facts' | 'leadScore'>
  editing: Slot | null
  onEdit: (slot: Slot | null) => void
  onCorrect: CorrectFact
}

/** Each signal with its words, what is unknown, and everything else that was noted. */
export function ScoreDetails({ state, ...actions }: ScoreDetailsProps) {
  const { scoreCard, facts, leadScore } = state
  const card = leadScore > 0 ? scoreCard : null
  const others = listOtherFacts(card, facts)
  const leftOut = listLeftOut(facts)
  return (
    <>
      {card && (
        <>
          <p className="label pb-3">{describeCoverage(card.coverage)}</p>
          <ul>
            {card.signals.map((signal) => (
              <SignalRow
                key={signal.name}
                signal={signal}
                facts={listSignalFacts(signal.name, facts)}
                actions={actions}
              />
            ))}
          </ul>
          <ScoreBasis scoreCard={card} />
        </>
      )}
      {others.length > 0 && <OtherFacts facts={others} actions={actions} />}
      {leftOut.length > 0 && (
        <p className="border-t border-line py-3 text-small text-soft">
          Left out, as you wished:{' '}
          {leftOut.map((slot) => factLabels[slot].toLowerCase()).join(', ')}.
        </p>
      )}
      {card && <ScoreMethod />}
    </>
  )
}

function describeCoverage(coverage: number): string {
  return `${Math.round(coverage * 100)} of 100 points can be judged so far`
}

type OtherFactsProps = { facts: ReturnType<typeof listOtherFacts>; actions: FactLineActions }

function OtherFacts({ facts, actions }: OtherFactsProps) {
  return (
    <section aria-labelledby="other-facts" className="border-t border-line py-3">
      <h2 id="other-facts" className="text-small">
        Also noted
      </h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.slot} className="mt-2">
            <FactLine fact={fact} isLabelled actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}
