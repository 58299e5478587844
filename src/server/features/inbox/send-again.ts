import { and, eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'

/** Puts a message that was given up on back into the queue, with all its attempts before it. */
export async function sendAgain(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  id: string,
): Promise<void> {
  if (config.smtpUrl === undefined) {
    throw new AppError('conflict', 'No mail server is configured, so nothing can be sent.')
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

/** It would tell somebody what is no longer so. */
const isOvertaken = sql`exists (
  select from outbox_messages as other
  where other.booking_id = ${outboxMessages.bookingId} and other.audience = ${outboxMessages.audience}
    and other.created_at > ${outboxMessages.createdAt}
)`

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
