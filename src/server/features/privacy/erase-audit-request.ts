import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { forgetFacts } from '#server/features/insight/facts/forget-facts.ts'
import { lockFacts } from '#server/features/insight/facts/hold-facts.ts'
import { readRequestSource } from '#server/features/leads/lead-sources.ts'
import { eraseLetters } from '#server/features/privacy/erase-letters.ts'
import type { ErasureActor, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import { forgetLead } from '#server/features/privacy/forget-lead.ts'
import { addCounts, keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'

/** Deletes a request from the form with all that is known of its sender through it; null when there is none. */
export async function eraseAuditRequest(
  deps: ErasureDeps,
  transaction: Transaction,
  id: string,
  actor: ErasureActor,
): Promise<ErasureReceipt | null> {
  await lockFacts(transaction)
  const [request] = await transaction
    .delete(auditRequests)
    .where(eq(auditRequests.id, id))
    .returning()
  if (!request) return null
  const gone = readRequestSource(deps.config, request)
  const { leadId } = request
  const lead = await forgetLead(deps, transaction, { leadId, gone, goneId: id, actor })
  const letters = await eraseLetters(transaction, {
    ids: [id, ...lead.goneIds],
    address: lead.goneIds.length > 0 ? gone.email : null,
  })
  await forgetFacts(deps, transaction, [id])
  return keepReceipt(deps, transaction, {
    actor,
    subject: { type: 'audit_request', id },
    erased: {
      counts: addCounts([{ audit_requests: 1 }, lead.counts, letters]),
      callsCancelled: 0,
      callsAtCalendly: 0,
    },
  })
}
