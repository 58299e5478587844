import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
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
import { AppError } from '#server/platform/errors.ts'

type Erased = Pick<ErasureReceipt, 'counts' | 'callsCancelled' | 'callsAtCalendly'>

/**
 * Deletes a person with everything: conversations, requests, calls, notes, and what was written about them. Each
 * conversation and request has a receipt of its own; this one adds them up. Null when there is no such lead.
 */
async function eraseLead(
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

type StaffErasure = {
  id: string
  /** The text typed to confirm the deletion. */
  confirm: string
  actor: { id: string; email: string }
}
/** Another name for the one that is meant, beside its id; empty when there is none. */
type Name = { field: 'company' | 'email address'; text: string }
type Kind = {
  missing: string
  find: (transaction: Transaction, id: string) => Promise<Name | null>
  erase: (
    deps: ErasureDeps,
    transaction: Transaction,
    id: string,
    actor: ErasureActor,
  ) => Promise<ErasureReceipt | null>
}

const KINDS = {
  conversation: {
    missing: 'There is no such conversation.',
    find: findConversation,
    erase: eraseConversation,
  },
  lead: { missing: 'There is no such lead.', find: findLead, erase: eraseLead },
  auditRequest: {
    missing: 'There is no such audit request.',
    find: findAuditRequest,
    erase: eraseAuditRequest,
  },
} satisfies Record<string, Kind>

/** Erases what staff named a second time, by its id or by whose it is. */
export async function eraseByStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  kind: keyof typeof KINDS,
  { id, confirm, actor }: StaffErasure,
): Promise<ErasureReceipt> {
  const { find, erase, missing } = KINDS[kind]
  const receipt = await deps.db.transaction(async (transaction) => {
    const name = await find(transaction, id)
    if (!name) return null
    refuseOther(confirm, id, name)
    return erase(deps, transaction, id, actor)
  })
  if (!receipt) throw new AppError('not_found', missing)
  await deps.jobs.wake('outbox')
  return receipt
}

async function findConversation(transaction: Transaction, id: string): Promise<Name | null> {
  const [row] = await transaction
    .select({ text: diagnosticConversations.companyName })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, id))
  return row ? { field: 'company', text: row.text ?? '' } : null
}

async function findLead(transaction: Transaction, id: string): Promise<Name | null> {
  const [row] = await transaction
    .select({ text: leads.email, company: leads.company })
    .from(leads)
    .where(eq(leads.id, id))
  if (!row) return null
  return row.text === null
    ? { field: 'company', text: row.company }
    : { field: 'email address', text: row.text }
}

async function findAuditRequest(transaction: Transaction, id: string): Promise<Name | null> {
  const [row] = await transaction
    .select({ text: auditRequests.company })
    .from(auditRequests)
    .where(eq(auditRequests.id, id))
  return row ? { field: 'company', text: row.text } : null
}

function refuseOther(confirm: string, id: string, { field, text }: Name): void {
  const typed = fold(confirm)
  if (typed !== '' && (typed === fold(text) || typed === id)) return
  const message = `Type the ${text === '' ? 'id' : field} as it appears here.`
  throw new AppError('invalid_request', message, { confirm: message })
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
