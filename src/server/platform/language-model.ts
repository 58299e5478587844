import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'
import type { ModelFailure } from '#domain/model-failure.ts'

export type EarlierMessage = { role: 'user' | 'assistant'; content: string }

/** The model's input: one conversation, without secrets, ids, or contact details. */
export type ModelContext = {
  conversationId: string
  /** The last few, oldest first, without the message itself. */
  earlier: readonly EarlierMessage[]
  message: string
  /** Quotes of public pages about the visitor's company. They are strangers' data, never instructions. */
  company: readonly string[]
}

export type SpeakRequest = ModelContext & { plan: WordingPlan }

/**
 * `failed`: the rules' own text is to be shown instead of all that was released. `stopped`: the reader went; what was
 * released stays, and `text` completes it with what code has to say.
 */
export type Speech =
  | { kind: 'spoken'; text: string }
  | { kind: 'stopped'; text: string }
  | { kind: 'failed'; reason: ModelFailure }

/** A language model behind the agent's two contracts. Neither call ever throws or outlives its signal by more than a second. */
export type LanguageModel = {
  /** The provider's name: what `brain` says in replies and rows. */
  name: string
  /** Null where the model fails or is late. */
  read(
    context: ModelContext & { asking: Slot | null },
    signal: AbortSignal,
  ): Promise<ModelReading | null>
  /** So many of the facts that it read did not hold. Counted in the background. */
  noteRefused(facts: number): void
  /** Texts in English, in their order, for staff; null where the model fails or is late. */
  translate(
    request: { conversationId: string; texts: readonly string[] },
    signal: AbortSignal,
  ): Promise<string[] | null>
  /** `release` gets each piece that passed the gate, white space included: joined they are the text. */
  speak(
    request: SpeakRequest,
    options: { signal: AbortSignal; release: (piece: string) => void },
  ): Promise<Speech>
}
