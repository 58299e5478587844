import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { StaffRole } from '#contract/admin.ts'
import { AdminOutboxReply } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
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

const NEWEST_COUNT = 50

/** The part after the # of a link is a secret: it opens a booking or an invite. */
const KEY_IN_LINK = /(https?:\/\/\S+#)\S+/g

/**
 * The newest messages to people, sent or not. The files of attachments stay where they are. Who may
 * only read does not see the keys in links, since these change things.
 */
export async function listOutbox(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  role: StaffRole,
): Promise<AdminOutboxReply> {
  const rows = await db
    .select()
    .from(outboxMessages)
    // In the words of the index, which is not used otherwise.
    .orderBy(sql`${outboxMessages.createdAt} desc nulls last`, outboxMessages.id)
    .limit(NEWEST_COUNT)
  return {
    is_sending: config.smtpUrl !== undefined,
    messages: rows.map((row) => ({
      id: row.id,
      booking_id: row.bookingId,
      audience: row.audience,
      recipient: row.recipient,
      subject: row.subject,
      text: role === 'admin' ? row.text : row.text.replace(KEY_IN_LINK, '$1…'),
      attachments: row.attachments.map(({ fileName, contentType }) => ({
        file_name: fileName,
        content_type: contentType,
      })),
      status: row.status,
      attempts: row.attempts,
      error: row.error,
      created_at: row.createdAt.toISOString(),
      sent_at: row.sentAt?.toISOString() ?? null,
    })),
  }
}
