import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createFactory } from 'hono/factory'
import { z } from 'zod'
import { EraseByStaffRequest, ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { erase } from '#server/features/privacy/erase.ts'
import { exportAuditRequest, exportLead } from '#server/features/privacy/export-person.ts'
import { type AdminEnv, requireAdmin } from '#server/features/staff/auth/require-admin.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const IdParam = z.object({ id: z.uuid() })
const receipt = { status: 200, description: 'The receipt', schema: ErasureReceipt } as const
const file = { status: 200, description: 'The file, application/json' } as const
const refusals = ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'] as const
const eraseRefusals = [...refusals, 'body'] as const

/** Routes for admins: a copy of everything stored about somebody, or its deletion. */
export const adminErasureRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .post(
      '/admin/conversations/:id/erase',
      ...eraseHandlers(deps, 'conversation', {
        summary: 'Delete a conversation with all that is known of its visitor through it',
      }),
    )
    .post(
      '/admin/leads/:id/erase',
      ...eraseHandlers(deps, 'lead', {
        summary: 'Delete a lead with its conversations, requests, calls, and notes',
      }),
    )
    .post(
      '/admin/audit-requests/:id/erase',
      ...eraseHandlers(deps, 'audit_request', {
        summary: 'Delete an audit request with all that is known of its sender through it',
      }),
    )
    .get(
      '/admin/export/leads/:id',
      requireAdmin(deps),
      describe({ summary: 'Download all that is stored about a lead', tag, reply: file, refusals }),
      valid('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const record = await exportLead(deps, { actor: c.var.adminSession.user, id })
        return c.body(write(record), 200, headersOf(`lead-${id}`))
      },
    )
    .get(
      '/admin/export/audit-requests/:id',
      requireAdmin(deps),
      describe({
        summary: 'Download all that is stored about an audit request',
        tag,
        reply: file,
        refusals,
      }),
      valid('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const record = await exportAuditRequest(deps, { actor: c.var.adminSession.user, id })
        return c.body(write(record), 200, headersOf(`audit-request-${id}`))
      },
    )

function eraseHandlers(deps: Deps, type: keyof typeof KINDS, { summary }: { summary: string }) {
  return createFactory<AdminEnv>().createHandlers(
    requireAdmin(deps),
    describe({ summary, tag, reply: receipt, refusals: eraseRefusals }),
    valid('param', IdParam),
    valid('json', EraseByStaffRequest),
    async (c) => {
      const actor = c.var.adminSession.user
      const request = { ...c.req.valid('param'), ...c.req.valid('json'), actor }
      return c.json(await eraseByStaff(deps, type, request), 200)
    },
  )
}

function write(record: object): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

function headersOf(name: string) {
  return {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.json"`,
  }
}

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
async function eraseByStaff(
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
