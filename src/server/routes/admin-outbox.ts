import { Hono } from 'hono'
import { z } from 'zod'
import { listOutbox } from '#server/admin/list-outbox.ts'
import { sendAgain } from '#server/admin/send-again.ts'
import { type AdminEnv, requireAdmin, requireStaff } from '#server/auth/require-admin.ts'
import type { Deps } from '#server/deps.ts'
import { describe } from '#server/http/describe.ts'
import { valid } from '#server/http/valid.ts'
import { AdminOutboxReply } from '#server/routes/admin-bookings.schema.ts'

const tag = 'Staff'
const MessageParam = z.object({ id: z.uuid() })

export const adminOutboxRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/outbox/*', requireStaff(deps, { role: 'viewer' }))
    .get(
      '/admin/outbox',
      describe({
        summary: 'List the 50 newest messages to people, sent or not',
        tag,
        reply: { status: 200, description: 'The list', schema: AdminOutboxReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await listOutbox(deps, c.var.adminSession.role), 200),
    )
    .post(
      '/admin/outbox/:id/send-again',
      requireAdmin(deps),
      describe({
        summary: 'Send a message again that was given up on',
        tag,
        reply: { status: 204, description: 'It waits to be sent' },
        refusals: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
      }),
      valid('param', MessageParam),
      async (c) => {
        await sendAgain(deps, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
