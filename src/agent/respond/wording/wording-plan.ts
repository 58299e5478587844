import type { Slot } from '#domain/fact.ts'

/**
 * Words of ours that a writer may place but not change: what was noted, an answer, the estimate, a notice.
 * `name` is what the writer's placeholder is called, such as "answer" for `{{answer}}`.
 */
export type WordingBlock = {
  name: string
  text: string
  /** Begins a paragraph of its own when the writer leaves it out. */
  startsParagraph: boolean
}

/** The one question of a reply. A writer may ask it in other words, and may ask nothing else. */
export type WordingQuestion = {
  asks: Slot | 'calendar' | 'pass_on' | 'confirm'
  also: Slot | null
  text: string
  /** Begins a paragraph of its own when the writer leaves it out. */
  startsParagraph: boolean
}

/** What one reply has to say, for whoever finds the words. Plain data. */
export type WordingPlan = {
  /** All of them reach the visitor, in this order unless the writer places them. */
  blocks: readonly WordingBlock[]
  question: WordingQuestion | null
  /** Known words of the visitor's that a writer may set in, by placeholder: name, company, tools, figures with their units. */
  values: Readonly<Record<string, string>>
}
