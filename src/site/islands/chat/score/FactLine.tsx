import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import { CorrectionForm } from '#site/islands/chat/score/CorrectionForm.tsx'
import type { CardFact } from '#site/islands/chat/score/card-facts.ts'
import { Quote } from '#site/islands/chat/score/Quote.tsx'
import { getCorrectButtonId } from '#site/islands/chat/score/use-editing.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

export type FactLineActions = {
  editing: Slot | null
  onEdit: (slot: Slot | null) => void
  onCorrect: CorrectFact
}

type FactLineProps = { fact: CardFact; isLabelled?: boolean; actions: FactLineActions }

/** One known fact: what was understood, the words for it, and the way to put it right in its place. */
export function FactLine({ fact, isLabelled = false, actions }: FactLineProps) {
  const { editing, onEdit, onCorrect } = actions
  const { slot, quote, messageId, derivation, isCorrected } = fact
  if (editing === slot) {
    return <CorrectionForm fact={fact} onClose={() => onEdit(null)} onCorrect={onCorrect} />
  }
  const words = describeValue(slot, fact.value)
  const isOwnWords = slot === 'pain'
  return (
    <div className="flex items-start justify-between gap-x-4">
      <div className="min-w-0 text-small wrap-anywhere">
        {!isOwnWords && (
          <p>
            {isLabelled && <span className="text-soft">{factLabels[slot]} </span>}
            <span className="font-medium">{CHOSEN.includes(slot) ? capitalize(words) : words}</span>
            {derivation !== '' && <span className="text-soft"> ({derivation})</span>}
          </p>
        )}
        {quote !== '' && (isOwnWords || isCorrected || quote !== words || !isLabelled) && (
          <p className="flex flex-wrap items-center gap-x-2">
            <Quote quote={quote} messageId={messageId} />
            {isCorrected && <span className="label">corrected by you</span>}
          </p>
        )}
      </div>
      <button
        id={getCorrectButtonId(slot)}
        type="button"
        aria-label={`That’s wrong: ${factLabels[slot]}`}
        className="link -my-2.5 flex min-h-11 shrink-0 cursor-pointer items-center text-small text-soft"
        onClick={() => onEdit(slot)}
      >
        That’s wrong
      </button>
    </div>
  )
}

/** These values are words of ours, where the others are names and figures. */
const CHOSEN: readonly Slot[] = ['timeline', 'authority', 'industry']

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
