import { eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'

/** Longer than any attempt takes: a message whose process died in the middle is tried again after it. */
const LEASE_MS = 5 * 60_000
export const OVERTAKEN = 'Not sent: a later message about this booking replaced it.'

/**
 * Takes the next message that is due, so that no other process sends it at the same time; null when there is none.
 * Messages about one booking go to one audience in the order they were written. One that was not sent before
 * the next was written is never sent: nobody is told of a confirmation after the cancellation.
 */
export function claimMessage(deps: Pick<Deps, 'db' | 'clock'>): Promise<OutboxMessage | null> {
  return deps.db.transaction(async (transaction) => {
    for (;;) {
      const now = deps.clock()
      const { rows } = await transaction.execute<{ id: string; is_overtaken: boolean }>(
        selectNext(now),
      )
      const next = rows[0]
      if (!next) return null
      const [row] = await transaction
        .update(outboxMessages)
        .set(next.is_overtaken ? { status: 'failed', error: OVERTAKEN } : lease(now))
        .where(eq(outboxMessages.id, next.id))
        .returning()
      if (row && !next.is_overtaken) return row
    }
  })
}

/** An attempt under way has no error yet, and its time to be tried again lies ahead. */
function lease(now: Date) {
  return {
    attempts: sql`${outboxMessages.attempts} + 1`,
    nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    error: null,
  }
}

/** A message that waits for a receiver that was down is dropped once a later message replaces it. */
function selectNext(now: Date) {
  return sql`
    select message.id, later.is_there as is_overtaken
    from outbox_messages as message
    cross join lateral (
      select exists (
        select from outbox_messages as other
        where other.booking_id = message.booking_id and other.audience = message.audience
          and other.created_at > message.created_at
      ) as is_there
    ) as later
    where message.status = 'waiting'
      and (message.next_attempt_at <= ${now.toISOString()} or (later.is_there and message.error is not null))
      and not exists (
        select from outbox_messages as earlier
        where earlier.booking_id = message.booking_id and earlier.audience = message.audience
          and earlier.status = 'waiting' and earlier.created_at < message.created_at
      )
    order by message.created_at, message.id
    limit 1
    for update of message skip locked`
}
