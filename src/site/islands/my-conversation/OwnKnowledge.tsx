import { describeFitBand } from '#site/islands/chat/fit-band.ts'
import type { Knowledge } from '#site/islands/chat/replies/read-knowledge.ts'
import { ScoreDetails } from '#site/islands/chat/score/ScoreDetails.tsx'
import { BADGE_ID, useEditing } from '#site/islands/chat/score/use-editing.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

type OwnKnowledgeProps = { knowledge: Knowledge; onCorrect: CorrectFact }

/** The score with what it rests on, and every fact that was noted; each can be put right or forgotten. */
export function OwnKnowledge({ knowledge, onCorrect }: OwnKnowledgeProps) {
  const { editing, edit } = useEditing()
  const leadScore = knowledge.leadScore ?? 0
  const facts = knowledge.facts ?? {}
  const isEmpty = leadScore <= 0 && Object.keys(facts).length === 0
  return (
    <section aria-labelledby={BADGE_ID}>
      <h2 id={BADGE_ID} tabIndex={-1} className="text-h3">
        What was noted
      </h2>
      {leadScore > 0 && <Score score={leadScore} />}
      {isEmpty ? (
        <p className="mt-2 text-small text-soft">
          Nothing. You have not said anything about your work yet.
        </p>
      ) : (
        <div className="mt-3">
          <ScoreDetails
            state={{ leadScore, facts, scoreCard: knowledge.scoreCard }}
            editing={editing}
            onEdit={edit}
            onCorrect={onCorrect}
          />
        </div>
      )}
    </section>
  )
}

function Score({ score }: { score: number }) {
  const { label, className } = describeFitBand(score)
  return (
    <p className={`mt-2 flex items-baseline gap-x-3 ${className}`}>
      <span className="label">Fit Score</span>
      <span className="text-h3 font-bold tabular-nums">{score}</span>
      <span className="font-medium">{label}</span>
    </p>
  )
}
