import { Hono } from 'hono'
import { z } from 'zod'
import { AdminOutboxReply } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/features/inbox/list-outbox.ts'
import { sendAgain } from '#server/features/inbox/send-again.ts'
import {
  type AdminEnv,
  requireAdmin,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

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
