import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Channel } from '#server/features/leads/delivery/channel.ts'
import { type Delivery, deliveries } from '#server/platform/db/schema/deliveries.ts'

/** Longer than any attempt takes: what a process held that died is tried again after it. */
const LEASE_MS = 30_000

/** Takes the next delivery of a channel that is due, so that no other process sends it now; null when there is none. */
export function claimDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  channel: Channel,
): Promise<Delivery | null> {
  return db.transaction(async (transaction) => {
    const now = clock()
    const [next] = await transaction
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.channel, channel),
          eq(deliveries.status, 'waiting'),
          lte(deliveries.nextAttemptAt, now),
        ),
      )
      .orderBy(asc(deliveries.nextAttemptAt), asc(deliveries.createdAt), asc(deliveries.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return null
    const [row] = await transaction
      .update(deliveries)
      .set({
        attempts: sql`${deliveries.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
        // An attempt under way has no error yet.
        error: null,
      })
      .where(eq(deliveries.id, next.id))
      .returning()
    return row ?? null
  })
}
