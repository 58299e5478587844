import { useState } from 'react'
import type { Slot } from '#domain/fact.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { EmptyPanel } from '#site/islands/chat/score/EmptyPanel.tsx'
import { ScoreBadge } from '#site/islands/chat/score/ScoreBadge.tsx'
import { ScoreDetails } from '#site/islands/chat/score/ScoreDetails.tsx'
import { BADGE_ID } from '#site/islands/chat/score/use-editing.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

type ScorePanelProps = {
  state: ChatState
  /** The fact whose form is open. */
  editing: Slot | null
  onEdit: (slot: Slot | null) => void
  onCorrect: CorrectFact
}

/** From here on the panel stands beside the chat and is open from the start. */
const BESIDE = '(min-width: 68rem)'

/** Beside the chat on wide screens; above it, folded to one line, on narrow ones. */
export function ScorePanel(props: ScorePanelProps) {
  const { leadScore, facts } = props.state
  const hasFacts = Object.values(facts).some((fact) => fact !== undefined && fact.value !== null)
  if (leadScore <= 0 && !hasFacts) return <EmptyPanel />
  return <KnownPanel {...props} />
}

function KnownPanel({ state, editing, onEdit, onCorrect }: ScorePanelProps) {
  const [isChosenOpen, setIsChosenOpen] = useState(() => matchMedia(BESIDE).matches)
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
    <aside aria-label="Fit Score" className="min-w-0 max-lg:order-1">
      <ScoreBadge
        id={BADGE_ID}
        score={state.leadScore}
        detailsId="score-details"
        isOpen={isOpen}
        onToggle={handleToggle}
      />
      <div id="score-details" hidden={!isOpen} className="mt-2 lg:mt-3">
        {isOpen && (
          <ScoreDetails state={state} editing={editing} onEdit={handleEdit} onCorrect={onCorrect} />
        )}
      </div>
    </aside>
  )
}
