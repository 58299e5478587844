import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type {
  ErasedCounts,
  ErasureActor,
  ErasureDeps,
} from '#server/features/privacy/erasure-subject.ts'
import {
  type AuditEntry,
  recordAudit,
  recordAudits,
} from '#server/features/staff/audit/record-audit.ts'
import type { Transaction } from '#server/platform/db/client.ts'

type Erasure = {
  actor: ErasureActor
  subject: { type: string; id: string }
  erased: Omit<ErasureReceipt, 'id' | 'at'>
}

/** Writes the receipt down where it stays: in the audit log, in the same transaction. */
export async function keepReceipt(
  deps: ErasureDeps,
  transaction: Transaction,
  erasure: Erasure,
): Promise<ErasureReceipt> {
  const { receipt, entry } = composeReceipt(deps, erasure)
  await recordAudit(deps, transaction, entry)
  return receipt
}

/** The receipts of several, in one statement. */
export async function keepReceipts(
  deps: ErasureDeps,
  transaction: Transaction,
  erasures: readonly Erasure[],
): Promise<void> {
  const entries = erasures.map((erasure) => composeReceipt(deps, erasure).entry)
  await recordAudits(deps, transaction, entries)
}

function composeReceipt(
  deps: ErasureDeps,
  { actor, subject, erased }: Erasure,
): { receipt: ErasureReceipt; entry: AuditEntry } {
  const { callsCancelled, callsAtCalendly } = erased
  const counts = Object.fromEntries(Object.entries(erased.counts).filter(([, count]) => count > 0))
  const receipt = {
    id: deps.createId(),
    at: deps.clock().toISOString(),
    counts,
    callsCancelled,
    callsAtCalendly,
  }
  const entry = {
    actor,
    action: `${subject.type}.erase`,
    subjectType: subject.type,
    subjectId: subject.id,
    detail: { receipt: receipt.id, ...counts, callsCancelled, callsAtCalendly },
  }
  return { receipt, entry }
}

export function addCounts(all: readonly ErasedCounts[]): ErasedCounts {
  const sum: ErasedCounts = {}
  for (const counts of all) {
    for (const [table, count] of Object.entries(counts)) sum[table] = (sum[table] ?? 0) + count
  }
  return sum
}
