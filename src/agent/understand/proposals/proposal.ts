import type { Slot } from '#domain/fact.ts'

/**
 * What a model believes a message says: that `quote` tells the `slot`, or (with `slot` "question") that it asks us
 * something. It carries no value: code reads that from the quote, or drops the proposal.
 */
export type Proposal = { slot: Slot | 'question'; quote: string }
