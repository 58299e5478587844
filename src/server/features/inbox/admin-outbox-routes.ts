import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { AdminOutboxReply } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/features/inbox/list-outbox.ts'
import {
  type AdminEnv,
  requireAdmin,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

/** It would tell somebody what is no longer so. */
const isOvertaken = sql`exists (
  select from outbox_messages as other
  where other.booking_id = ${outboxMessages.bookingId} and other.audience = ${outboxMessages.audience}
    and other.created_at > ${outboxMessages.createdAt}
)`

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

/** Puts a message that was given up on back into the queue, with all its attempts before it. */
async function sendAgain(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  id: string,
): Promise<void> {
  if (config.smtpUrl === undefined) {
    throw new AppError('conflict', 'No mail server is set up, so nothing can be sent.')
  }
  const { rowCount } = await db
    .update(outboxMessages)
    .set({ status: 'waiting', attempts: 0, error: null, nextAttemptAt: clock() })
    .where(
      and(eq(outboxMessages.id, id), eq(outboxMessages.status, 'failed'), sql`not ${isOvertaken}`),
    )
  if (!rowCount) await refuse(db, id)
  await jobs.wake('outbox')
}

async function refuse(db: Deps['db'], id: string): Promise<never> {
  const [row] = await db
    .select({ status: outboxMessages.status })
    .from(outboxMessages)
    .where(eq(outboxMessages.id, id))
  if (!row) throw new AppError('not_found', 'There is no such message.')
  const reason =
    row.status === 'failed'
      ? 'A later message about this booking has taken its place.'
      : 'Only a message that could not be sent is sent again.'
  throw new AppError('conflict', reason)
}
