import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudits } from '#server/features/staff/audit/record-audit.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** Rows that are gone, by their table. */
export type ErasedCounts = ErasureReceipt['counts']

/** What an erasure took: rows, and calls that were to come. */
export type Erased = Pick<ErasureReceipt, 'counts' | 'callsCancelled' | 'callsAtCalendly'>

/** The one that asked for the erasure: staff, the visitor, or the retention period. */
export type ErasureActor = { id: string; email: string } | 'visitor' | 'retention'

export type ErasureDeps = Pick<Deps, 'clock' | 'createId' | 'config'>

type Erasure = { type: string; id: string; erased: readonly Erased[] }

/** Writes receipts down where they stay: in the audit log, in the same transaction. @returns them in their order. */
export async function keepReceipts(
  deps: ErasureDeps,
  transaction: Transaction,
  { actor, erasures }: { actor: ErasureActor; erasures: readonly Erasure[] },
): Promise<ErasureReceipt[]> {
  const kept = erasures.map(({ type, id, erased }) => {
    const receipt = { id: deps.createId(), at: deps.clock().toISOString(), ...addErased(erased) }
    const { id: receiptId, at: _, counts, ...calls } = receipt
    const subject = { action: `${type}.erase`, subjectType: type, subjectId: id }
    return {
      receipt,
      entry: { actor, ...subject, detail: { receipt: receiptId, ...counts, ...calls } },
    }
  })
  await recordAudits(
    deps,
    transaction,
    kept.map(({ entry }) => entry),
  )
  return kept.map(({ receipt }) => receipt)
}

/** The receipt of one. */
export async function keepReceipt(
  deps: ErasureDeps,
  transaction: Transaction,
  { actor, ...erasure }: Erasure & { actor: ErasureActor },
): Promise<ErasureReceipt> {
  const [receipt] = await keepReceipts(deps, transaction, { actor, erasures: [erasure] })
  if (!receipt) throw new Error('An erasure has no receipt')
  return receipt
}

/** As an erasure that took rows alone. */
export function countRows(counts: ErasedCounts): Erased {
  return { counts, callsCancelled: 0, callsAtCalendly: 0 }
}

export function sumCounts(all: readonly ErasedCounts[]): ErasedCounts {
  const sum: ErasedCounts = {}
  for (const [table, count] of all.flatMap((counts) => Object.entries(counts)))
    if (count > 0) sum[table] = (sum[table] ?? 0) + count
  return sum
}

function addErased(all: readonly Erased[]): Erased {
  return {
    counts: sumCounts(all.map(({ counts }) => counts)),
    callsCancelled: all.reduce((sum, one) => sum + one.callsCancelled, 0),
    callsAtCalendly: all.reduce((sum, one) => sum + one.callsAtCalendly, 0),
  }
}
