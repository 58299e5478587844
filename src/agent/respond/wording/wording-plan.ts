import type { Slot } from '#domain/fact.ts'

/**
 * Something that a reply has to say, in our own words. A writer's sentences may say it instead: when they cite one of
 * `ids`, or hold enough of its words. `isOptional`: nothing is lost where they do not.
 */
export type WordingBlock = {
  name: string
  text: string
  ids: readonly string[]
  isOptional: boolean
  /** Begins a paragraph of its own when it is added. */
  startsParagraph: boolean
}

/** The one question of a reply. A writer may ask it in other words, and may ask nothing else. */
export type WordingQuestion = {
  asks: Slot | 'calendar' | 'pass_on' | 'confirm'
  also: Slot | null
  text: string
  /** The same in the language of the reply, where we have it: asked in place of a writer's that was refused. */
  abroad?: string
  startsParagraph: boolean
}

export type WordingLine = { id: string; text: string }
export type WordingSource = WordingLine & { title: string; url: string }

/** What one reply has to say, for whoever finds the words. Plain data. */
export type WordingPlan = {
  /** Of the reply, as two letters. */
  language: string
  /** All of them reach the visitor, in the writer's words or in ours. */
  blocks: readonly WordingBlock[]
  question: WordingQuestion | null
  noted: readonly string[]
  /** What is known of the visitor's work, and what this reply reckons, by marks such as "L1". */
  ledger: readonly WordingLine[]
  /** What the site says to the questions of the message, by marks such as "S1". */
  sources: readonly WordingSource[]
}
