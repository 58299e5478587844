import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { CHANNELS, type Channel, isConfigured } from '#server/features/leads/delivery/channel.ts'
import { recordOutcome } from '#server/features/leads/delivery/record-outcome.ts'
import { sendDelivery } from '#server/features/leads/delivery/send-delivery.ts'
import type { Delivery } from '#server/platform/db/schema/deliveries.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'

/** Longer than any attempt takes: what a process held that died is tried again after it. */
const LEASE_MS = 30_000

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>
type Options = { signal?: AbortSignal; timeoutMs?: number }

/** A whole attempt, however many requests it takes. */
const ATTEMPT_TIMEOUT_MS = 10_000

/**
 * Sends what waits, each delivery at least once, the channels side by side: one that is down holds up no other.
 * A refusal concerns its delivery alone; when a receiver cannot be used the rest stays due and is not tried now.
 */
export async function deliverWaiting(deps: DeliveryDeps, options: Options = {}): Promise<void> {
  const channels = CHANNELS.filter((channel) => isConfigured(deps.config, channel))
  const results = await Promise.allSettled(
    channels.map((channel) => deliverChannel(deps, channel, options)),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function deliverChannel(
  deps: DeliveryDeps,
  channel: Channel,
  { signal, timeoutMs = ATTEMPT_TIMEOUT_MS }: Options,
): Promise<void> {
  while (!signal?.aborted) {
    const row = await claimDelivery(deps, channel)
    if (!row) return
    const attempt = { row, now: deps.clock(), signal: AbortSignal.timeout(timeoutMs) }
    const outcome = await sendDelivery(deps.config, attempt)
    if (outcome === null) return
    await recordOutcome(deps, row, outcome)
    if (outcome.kind === 'failed' && outcome.concerns === 'channel') return
  }
}

/** Takes the next delivery of a channel that is due, so that no other process sends it now; null when there is none. */
function claimDelivery(
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
