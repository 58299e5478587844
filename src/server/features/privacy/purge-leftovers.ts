import { eq } from 'drizzle-orm'
import { lockBookings, lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { forgetFacts } from '#server/features/insight/facts/forget-facts.ts'
import { lockFacts } from '#server/features/insight/facts/hold-facts.ts'
import { forgetBookings, isComing } from '#server/features/privacy/erase-bookings.ts'
import { eraseLetters } from '#server/features/privacy/erase-letters.ts'
import type { ErasedCounts, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import { deleteLead, listRest } from '#server/features/privacy/forget-lead.ts'
import { addCounts, keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

type Purged = { type: 'audit_request' | 'lead' | 'booking'; id: string; counts: ErasedCounts }

function keepPurgeReceipt(
  deps: ErasureDeps,
  transaction: Transaction,
  { type, id, counts }: Purged,
) {
  return keepReceipt(deps, transaction, {
    actor: 'retention',
    subject: { type, id },
    erased: { counts, callsCancelled: 0, callsAtCalendly: 0 },
  })
}

/** A request from the form, and its lead when it has nothing else. */
export async function purgeAuditRequest(deps: ErasureDeps, transaction: Transaction, id: string) {
  await lockFacts(transaction)
  const [request] = await transaction
    .delete(auditRequests)
    .where(eq(auditRequests.id, id))
    .returning()
  if (!request) return
  const lead = await eraseLoneLead(transaction, request.leadId)
  const letters = await eraseLetters(transaction, { ids: [id], address: null })
  await forgetFacts(deps, transaction, [id])
  const counts = addCounts([{ audit_requests: 1 }, lead, letters])
  await keepPurgeReceipt(deps, transaction, { type: 'audit_request', id, counts })
}

export async function purgeLead(deps: ErasureDeps, transaction: Transaction, id: string) {
  const counts = await eraseLoneLead(transaction, id)
  await keepPurgeReceipt(deps, transaction, { type: 'lead', id, counts })
}

async function eraseLoneLead(
  transaction: Transaction,
  leadId: string | null,
): Promise<ErasedCounts> {
  if (leadId === null) return {}
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead || (await listRest(transaction, leadId)).count > 0) return {}
  const { counts } = await deleteLead(transaction, leadId)
  return addCounts([
    counts,
    await eraseLetters(transaction, { ids: [leadId], address: lead.email }),
  ])
}

/** A booking that came without a conversation: that a time was taken stays, nobody's name does. */
export async function purgeBooking(deps: ErasureDeps, transaction: Transaction, id: string) {
  await lockLedger(transaction)
  const rows = await lockBookings(transaction, [id])
  if (rows.length === 0 || rows.some((row) => row.startsAt !== null && isComing(row, deps.clock())))
    return
  const counts = await forgetBookings(deps, transaction, rows)
  await keepPurgeReceipt(deps, transaction, { type: 'booking', id, counts })
}
