import { eq } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { eraseAuditRequest } from '#server/features/privacy/erase-audit-request.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import { eraseLead } from '#server/features/privacy/erase-lead.ts'
import type { ErasureActor, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'

type StaffErasure = {
  id: string
  /** What was typed to confirm it. */
  confirm: string
  actor: { id: string; email: string }
}
/** What else than the id says which one is meant; empty when nothing does. */
type Name = { field: 'company' | 'e-mail address'; text: string }
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
    : { field: 'e-mail address', text: row.text }
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
  const message = `Type the ${text === '' ? 'id' : field} as it stands here.`
  throw new AppError('invalid_request', message, { confirm: message })
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
