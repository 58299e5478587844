import { AUTHORITIES, TIMELINES } from '#domain/fact.ts'

/** The label of a clause that tells nothing of the slot. */
export const SILENT = 'silent'

/**
 * What a clause can tell of a slot. A head is one entry here and one in `training/head-samples.ts`, which says what the
 * labeled messages tell; the slot's own value words are its labels.
 */
export const HEADS = {
  authority: [...AUTHORITIES, SILENT],
  /** `span` is a stretch of time, such as "in six weeks", whose value is counted and not learned. */
  timeline: [...TIMELINES, 'span', SILENT],
  /** Whether an amount in the clause is a budget, or the clause says that there is none. */
  budget: ['amount', 'none', SILENT],
} as const

export type Head = keyof typeof HEADS
export type HeadLabel<Name extends Head> = (typeof HEADS)[Name][number]
