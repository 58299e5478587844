import { Hono } from 'hono'
import { z } from 'zod'
import { EraseByStaffRequest } from '#contract/admin-erasure.ts'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { eraseByStaff } from '#server/features/privacy/erase-by-staff.ts'
import { exportAuditRequest, exportLead } from '#server/features/privacy/export-person.ts'
import { type AdminEnv, requireAdmin } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const IdParam = z.object({ id: z.uuid() })
const receipt = { status: 200, description: 'The receipt', schema: ErasureReceipt } as const
const file = { status: 200, description: 'The file, application/json' } as const
const refusals = ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'] as const
const eraseRefusals = [...refusals, 'unsupported_media_type'] as const

/** Routes for admins: a copy of everything stored about somebody, or its deletion. */
export const adminErasureRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .post(
      '/admin/conversations/:id/erase',
      requireAdmin(deps),
      describe({
        summary: 'Delete a conversation with all that is known of its visitor through it',
        tag,
        reply: receipt,
        refusals: eraseRefusals,
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', EraseByStaffRequest),
      async (c) => {
        const actor = c.var.adminSession.user
        const request = { ...c.req.valid('param'), ...c.req.valid('json'), actor }
        return c.json(await eraseByStaff(deps, 'conversation', request), 200)
      },
    )
    .post(
      '/admin/leads/:id/erase',
      requireAdmin(deps),
      describe({
        summary: 'Delete a lead with its conversations, requests, calls, and notes',
        tag,
        reply: receipt,
        refusals: eraseRefusals,
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', EraseByStaffRequest),
      async (c) => {
        const actor = c.var.adminSession.user
        const request = { ...c.req.valid('param'), ...c.req.valid('json'), actor }
        return c.json(await eraseByStaff(deps, 'lead', request), 200)
      },
    )
    .post(
      '/admin/audit-requests/:id/erase',
      requireAdmin(deps),
      describe({
        summary: 'Delete an audit request with all that is known of its sender through it',
        tag,
        reply: receipt,
        refusals: eraseRefusals,
      }),
      limitBody(),
      valid('param', IdParam),
      valid('json', EraseByStaffRequest),
      async (c) => {
        const actor = c.var.adminSession.user
        const request = { ...c.req.valid('param'), ...c.req.valid('json'), actor }
        return c.json(await eraseByStaff(deps, 'audit_request', request), 200)
      },
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
