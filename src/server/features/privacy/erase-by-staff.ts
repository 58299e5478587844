import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { erase } from '#server/features/privacy/erase.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'

type StaffErasure = {
  id: string
  /** The text typed to confirm the deletion. */
  confirm: string
  actor: { id: string; email: string }
}
/** Another name for the one that is meant, beside its id; empty when there is none. */
type Name = { field: 'company' | 'email address'; text: string }
const KINDS = {
  conversation: { missing: 'There is no such conversation.', find: findConversation },
  lead: { missing: 'There is no such lead.', find: findLead },
  audit_request: { missing: 'There is no such audit request.', find: findAuditRequest },
}

/** Erases what staff named a second time, by its id or by whose it is. */
export async function eraseByStaff(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  type: keyof typeof KINDS,
  { id, confirm, actor }: StaffErasure,
): Promise<ErasureReceipt> {
  const { find, missing } = KINDS[type]
  const receipt = await deps.db.transaction(async (transaction) => {
    const name = await find(transaction, id)
    if (!name) return null
    refuseOther(confirm, id, name)
    return erase(deps, transaction, { type, id, actor })
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
