import { scoreWords } from '#content/chat/score.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'
import { ScoreBasis } from '#site/components/score/ScoreBasis.tsx'
import { SignalHead } from '#site/components/score/SignalHead.tsx'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import type { ScoreCard } from '#site/islands/chat/api/reply.ts'
import type { ChatState } from '#site/islands/chat/state/chat-state.ts'
import { showMessage } from '#site/islands/chat/transcript/show-message.ts'
import {
  type CardFact,
  CorrectionForm,
  listLeftOut,
  listOtherFacts,
  listSignalFacts,
} from '#site/islands/chat/worksheet/CorrectionForm.tsx'
import { getCorrectButtonId } from '#site/islands/chat/worksheet/use-editing.ts'

type QuoteProps = { quote: string; messageId: string }

type FactLineActions = {
  editing: Slot | null
  onEdit: (slot: Slot | null) => void
  onCorrect: CorrectFact
}

type FactLineProps = { fact: CardFact; isLabelled?: boolean; actions: FactLineActions }

/** These values are words of ours, where the others are names and figures. */
const CHOSEN: readonly Slot[] = ['timeline', 'authority', 'industry']

type Signal = ScoreCard['signals'][number]

type SignalRowProps = { signal: Signal; facts: readonly CardFact[]; actions: FactLineActions }

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
          {scoreWords.skipped(leftOut.map(nameInSentence).join(', '))}
        </p>
      )}
      {card && <ScoreMethod />}
    </>
  )
}

function describeCoverage(coverage: number): string {
  return `Based on ${Math.round(coverage * 100)} of 100 possible points so far`
}

type OtherFactsProps = { facts: ReturnType<typeof listOtherFacts>; actions: FactLineActions }

function OtherFacts({ facts, actions }: OtherFactsProps) {
  return (
    <section aria-labelledby="other-facts" className="border-t border-line py-3">
      <h2 id="other-facts" className="text-small">
        {scoreWords.otherFacts}
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

/** The rule behind the numbers, for those who want it. */
function ScoreMethod() {
  return (
    <details className="border-t border-line text-small text-soft">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
        {scoreWords.method.title}
      </summary>
      <p className="pb-3">{scoreWords.method.text}</p>
    </details>
  )
}

/** One signal with its points, its facts, and quotes that belong to no single fact. */
function SignalRow({ signal, facts, actions }: SignalRowProps) {
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

/** One known fact: what was understood, the words for it, and the way to put it right in its place. */
function FactLine({ fact, isLabelled = false, actions }: FactLineProps) {
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
            {isLabelled && <span className="text-soft">{`${factLabels[slot]} `}</span>}
            <span className="font-medium">{CHOSEN.includes(slot) ? capitalize(words) : words}</span>
            {derivation !== '' && <span className="text-soft">{` (${derivation})`}</span>}
          </p>
        )}
        {quote !== '' && (isOwnWords || isCorrected || quote !== words || !isLabelled) && (
          <p className="flex flex-wrap items-center gap-x-2">
            <Quote quote={quote} messageId={messageId} />
            {isCorrected && <span className="label">{scoreWords.corrected}</span>}
          </p>
        )}
      </div>
      <button
        id={getCorrectButtonId(slot)}
        type="button"
        aria-label={scoreWords.wrong.spoken(factLabels[slot])}
        className="link -my-2.5 flex min-h-11 shrink-0 cursor-pointer items-center text-small text-soft"
        onClick={() => onEdit(slot)}
      >
        {scoreWords.wrong.action}
      </button>
    </div>
  )
}

function nameInSentence(slot: Slot): string {
  return factLabels[slot].toLowerCase()
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words of the visitor, which lead to the message that holds them. */
function Quote({ quote, messageId }: QuoteProps) {
  return (
    <button
      type="button"
      className="label min-h-6 min-w-6 cursor-pointer text-left wrap-anywhere"
      onClick={() => showMessage(messageId)}
    >
      <span className="sr-only">{`${scoreWords.showWords} `}</span>
      <span className="evidence">{`“${quote}”`}</span>
    </button>
  )
}
