import { Hono } from 'hono'
import { z } from 'zod'
import { ConversationFilter } from '#contract/admin-conversations-query.ts'
import { AdminLeadsQuery } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { matchFilter } from '#server/features/conversations/search-conversations.ts'
import {
  composeCsv,
  LEAD_COLUMNS,
  REQUEST_COLUMNS,
  readLeadPages,
  readRequestPages,
} from '#server/features/inbox/export/compose-csv.ts'
import {
  encode,
  exportConversation,
  exportConversations,
} from '#server/features/inbox/export/export-conversations.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { type AdminEnv, requireAdmin } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const refusals = ['invalid_request', 'unauthenticated', 'forbidden'] as const
const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const
type Format = keyof typeof FORMATS
type Order = {
  format: Format
  actor: { id: string; email: string }
  filter: ConversationFilter
}

export const adminExportRoutes = (deps: Deps) => {
  function headersOf(format: Format, name: string) {
    return {
      'Cache-Control': 'no-store',
      'Content-Type': FORMATS[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
    }
  }

  async function openFile({ format, actor, filter }: Order) {
    const day = deps.clock().toISOString().slice(0, 10)
    const file = await exportConversations(deps, {
      actor,
      format,
      filter: await matchFilter(deps, filter, actor.id),
      filterNames: Object.keys(filter),
    })
    return { file, headers: headersOf(format, `conversations-${day}`) }
  }

  function record(type: 'lead' | 'audit_request', actor: Order['actor'], filters: string[]) {
    const detail = { format: 'csv', filters: filters.join(', ') }
    const entry = { actor, action: `${type}.export`, subjectType: type, subjectId: 'all', detail }
    return recordAudit(deps, deps.db, entry)
  }

  return new Hono<AdminEnv>()
    .use('/admin/export/*', requireAdmin(deps))
    .get(
      '/admin/export/conversations.csv',
      describe({
        summary: 'Download the conversations as a table, one row each',
        tag,
        reply: { status: 200, description: 'The file, text/csv' },
        refusals,
      }),
      valid('query', ConversationFilter),
      async (c) => {
        const actor = c.var.adminSession.user
        const filter = c.req.valid('query')
        const { file, headers } = await openFile({ format: 'csv', actor, filter })
        return c.body(file, 200, headers)
      },
    )
    .get(
      '/admin/export/conversations.json',
      describe({
        summary: 'Download the conversations with all that is known of each',
        tag,
        reply: { status: 200, description: 'The file, application/json' },
        refusals,
      }),
      valid('query', ConversationFilter),
      async (c) => {
        const actor = c.var.adminSession.user
        const filter = c.req.valid('query')
        const { file, headers } = await openFile({ format: 'json', actor, filter })
        return c.body(file, 200, headers)
      },
    )
    .get(
      '/admin/export/leads.csv',
      describe({
        summary: 'Download the leads as a table, one row each',
        tag,
        reply: { status: 200, description: 'The file, text/csv' },
        refusals,
      }),
      valid('query', AdminLeadsQuery),
      async (c) => {
        const actor = c.var.adminSession.user
        const query = c.req.valid('query')
        await record('lead', actor, Object.keys(query))
        const pages = readLeadPages(deps, { query, staffId: actor.id })
        const day = deps.clock().toISOString().slice(0, 10)
        const file = encode(composeCsv(LEAD_COLUMNS, pages))
        return c.body(file, 200, headersOf('csv', `leads-${day}`))
      },
    )
    .get(
      '/admin/export/audit-requests.csv',
      describe({
        summary: 'Download the audit requests as a table, one row each',
        tag,
        reply: { status: 200, description: 'The file, text/csv' },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => {
        await record('audit_request', c.var.adminSession.user, [])
        const file = encode(composeCsv(REQUEST_COLUMNS, readRequestPages(deps)))
        const day = deps.clock().toISOString().slice(0, 10)
        return c.body(file, 200, headersOf('csv', `audit-requests-${day}`))
      },
    )
    .get(
      '/admin/export/conversations/:id',
      describe({
        summary: 'Download one conversation with all that is known of it',
        tag,
        reply: { status: 200, description: 'The file, application/json' },
        refusals: [...refusals, 'not_found'],
      }),
      valid('param', z.object({ id: z.uuid() })),
      async (c) => {
        const { id } = c.req.valid('param')
        const actor = c.var.adminSession.user
        const file = await exportConversation(deps, { actor, id })
        const text = `${JSON.stringify(file, null, 2)}\n`
        return c.body(text, 200, headersOf('json', `conversation-${id}`))
      },
    )
}
