import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { lockFacts } from '#server/features/insight/facts/hold-facts.ts'
import { isLoneCallOf } from '#server/features/leads/lead-sources.ts'
import { eraseAuditRequest } from '#server/features/privacy/erase-audit-request.ts'
import { eraseBookingsOf } from '#server/features/privacy/erase-bookings.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import { eraseLetters } from '#server/features/privacy/erase-letters.ts'
import type { ErasureActor, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import { eraseLoneLead } from '#server/features/privacy/forget-lead.ts'
import { addCounts, keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

type Erased = Pick<ErasureReceipt, 'counts' | 'callsCancelled' | 'callsAtCalendly'>

/**
 * Deletes a person with everything: conversations, requests, calls, notes, and what was written about them. Each
 * conversation and request has a receipt of its own; this one adds them up. Null when there is no such lead.
 */
export async function eraseLead(
  deps: ErasureDeps,
  transaction: Transaction,
  id: string,
  actor: ErasureActor,
): Promise<ErasureReceipt | null> {
  await lockFacts(transaction)
  await lockLedger(transaction)
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, id))
  if (!lead) return null
  const ids = lead.email === null ? [] : await listLoneCalls(transaction, lead.email)
  const parts: (Erased | null)[] = [await eraseBookingsOf(deps, transaction, { ids, actor })]
  for (const one of await listConversations(transaction, id)) {
    parts.push(await eraseConversation(deps, transaction, one, actor))
  }
  for (const one of await listRequests(transaction, id)) {
    parts.push(await eraseAuditRequest(deps, transaction, one, actor))
  }
  const rest = await eraseLoneLead(deps, transaction, id)
  const letters = await eraseLetters(transaction, { ids: [id], address: lead.email })
  const erased = parts.filter((part) => part !== null)
  return keepReceipt(deps, transaction, {
    actor,
    subject: { type: 'lead', id },
    erased: {
      counts: addCounts([...erased.map(({ counts }) => counts), rest, letters]),
      callsCancelled: sum(erased.map(({ callsCancelled }) => callsCancelled)),
      callsAtCalendly: sum(erased.map(({ callsAtCalendly }) => callsAtCalendly)),
    },
  })
}

async function listLoneCalls(transaction: Transaction, email: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(isLoneCallOf(email))
  return rows.map(({ id }) => id)
}

async function listConversations(transaction: Transaction, leadId: string): Promise<string[]> {
  const { id } = diagnosticConversations
  const rows = await transaction
    .select({ id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, leadId))
    .orderBy(id)
    .for('update')
  return rows.map((row) => row.id)
}

async function listRequests(transaction: Transaction, leadId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: auditRequests.id })
    .from(auditRequests)
    .where(eq(auditRequests.leadId, leadId))
    .orderBy(auditRequests.id)
  return rows.map(({ id }) => id)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
