import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'

export type ErasedCounts = ErasureReceipt['counts']

/** The one that asked for the erasure: staff, the visitor, or the retention period. */
export type ErasureActor = { id: string; email: string } | 'visitor' | 'retention'

export type ErasureDeps = Pick<Deps, 'clock' | 'createId' | 'config'>
