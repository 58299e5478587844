import { type ComponentProps, useState } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Slot } from '#domain/fact.ts'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import { describeFitBand } from '#site/islands/chat/worksheet/fit-band.ts'
import type { ScoreDetails } from '#site/islands/chat/worksheet/ScoreDetails.tsx'
import { BADGE_ID } from '#site/islands/chat/worksheet/use-editing.ts'

type ScoreBadgeProps = {
  id: string
  /** The spec shows a badge above 0 only; below, the same line tells what was noted. */
  score: number
  detailsId: string
  isOpen: boolean
  onToggle: () => void
}

type ScorePanelProps = {
  state: ChatState
  /** The fact whose form is open. */
  editing: Slot | null
  onEdit: (slot: Slot | null) => void
  onCorrect: CorrectFact
}

/** Above the talk, folded to one line. */
export function ScorePanel(props: ScorePanelProps) {
  const { leadScore, facts } = props.state
  const hasFacts = Object.values(facts).some((fact) => fact !== undefined && fact.value !== null)
  if (leadScore <= 0 && !hasFacts) return <EmptyPanel />
  return <KnownPanel {...props} />
}

function KnownPanel({ state, editing, onEdit, onCorrect }: ScorePanelProps) {
  const [isChosenOpen, setIsChosenOpen] = useState(false)
  const isOpen = isChosenOpen || editing !== null

  function handleToggle() {
    onEdit(null)
    setIsChosenOpen(!isOpen)
  }

  function handleEdit(slot: Slot | null) {
    setIsChosenOpen(true)
    onEdit(slot)
  }

  return (
    <aside aria-label={worksheetWords.score.title} className="min-w-0">
      <ScoreBadge
        id={BADGE_ID}
        score={state.leadScore}
        detailsId="score-details"
        isOpen={isOpen}
        onToggle={handleToggle}
      />
      <div id="score-details" hidden={!isOpen} className="mt-2">
        {isOpen && (
          <LateScoreDetails
            state={state}
            editing={editing}
            onEdit={handleEdit}
            onCorrect={onCorrect}
          />
        )}
      </div>
    </aside>
  )
}

type DetailsProps = ComponentProps<typeof ScoreDetails>

/** Few open them. */
export const scoreDetails = createLate<DetailsProps>(
  async () => (await import('#site/islands/chat/worksheet/ScoreDetails.tsx')).ScoreDetails,
)

function LateScoreDetails(props: DetailsProps) {
  const { Component, hasFailed } = useLate(scoreDetails)
  if (Component) return <Component {...props} />
  return hasFailed ? <p className="text-small text-soft">{worksheetWords.score.failed}</p> : null
}

/** Takes the room of the badge, so that nothing moves when a score appears. */
function EmptyPanel() {
  return (
    <aside aria-label={worksheetWords.score.title} className="text-small text-soft">
      <p className="flex min-h-13 items-center gap-x-3 border-t border-line">
        <span className="label">{worksheetWords.score.title}</span>
        {worksheetWords.score.none}
      </p>
    </aside>
  )
}

/** The score in one line, which opens what it rests on. */
function ScoreBadge({ id, score, detailsId, isOpen, onToggle }: ScoreBadgeProps) {
  const band = describeFitBand(score)
  const hasScore = score > 0
  return (
    <>
      <p role="status" className="sr-only">
        {hasScore && worksheetWords.score.spoken(score, band.label)}
      </p>
      <button
        id={id}
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        className="group flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 border-t border-line text-left"
        onClick={onToggle}
      >
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="label">
            {hasScore ? worksheetWords.score.title : worksheetWords.score.noted}
          </span>
          {hasScore && (
            <span
              className={`flex items-baseline gap-x-3 ${band.className}`}
              data-band={band.label}
            >
              <span className="text-h3 font-bold tabular-nums ">{score}</span>
              <span className="font-medium">{band.label}</span>
            </span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-small text-soft underline decoration-edge decoration-1 underline-offset-[0.22em] group-hover:decoration-signal">
          {isOpen ? worksheetWords.score.hide : worksheetWords.score.show}
        </span>
      </button>
    </>
  )
}
