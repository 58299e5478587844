import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import {
  CHANNELS,
  type Channel,
  isConfigured,
} from '#server/features/leads/delivery/compose-payload.ts'
import type {
  DeliveryFailure,
  DeliveryOutcome,
} from '#server/features/leads/delivery/delivery-outcome.ts'
import { sendDelivery } from '#server/features/leads/delivery/send-delivery.ts'
import { type Delivery, deliveries } from '#server/platform/db/schema/outbox.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

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

const SECOND_MS = 1_000

const MINUTE_MS = 60 * SECOND_MS

/** A receiver that is being restarted gets its news within minutes. */
const FIRST_PAUSES_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS]

const FREQUENT_ATTEMPTS = 30

const MAXIMUM_ATTEMPTS = 96

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'logger'>

/** Stores the result of an attempt, and delays the rest of its channel where needed. */
async function recordOutcome(
  deps: RecordDeps,
  row: Delivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const now = deps.clock()
  const values = describeOutcome(row, outcome, now)
  if (outcome.kind === 'failed') {
    const { id, channel, attempts } = row
    const about = { delivery: id, channel, attempts, status: values.status, reason: outcome.text }
    deps.logger.warn(about, 'not delivered')
  }
  await deps.db.transaction(async (transaction) => {
    await transaction.update(deliveries).set(values).where(isStillOurs(row))
    await notifyStaff(transaction, { kind: 'delivery', id: row.id })
  })
  await reschedule(deps, row, outcome)
}

function describeOutcome(
  row: Delivery,
  outcome: DeliveryOutcome,
  now: Date,
): Partial<typeof deliveries.$inferInsert> & { status: Delivery['status'] } {
  if (outcome.kind === 'sent') {
    return { status: 'sent', sentAt: now, responseStatus: outcome.status, error: null }
  }
  const pauseMs = outcome.isPermanent ? null : chooseRetryPauseMs(row.attempts)
  const waitMs = Math.max(pauseMs ?? 0, outcome.retryAfterMs ?? 0)
  return {
    status: pauseMs === null ? 'failed' : 'waiting',
    responseStatus: outcome.status,
    error: outcome.text,
    nextAttemptAt: new Date(now.getTime() + waitMs),
  }
}

/** A process that took the delivery over after a lease ran out has counted another attempt. */
function isStillOurs({ id, attempts }: Delivery) {
  return and(
    eq(deliveries.id, id),
    eq(deliveries.attempts, attempts),
    eq(deliveries.status, 'waiting'),
  )
}

/** A receiver that asks for a pause is given it by all; one that is back gets what waited for it. */
async function reschedule(
  { db, clock }: RecordDeps,
  row: Delivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const isRecovered = outcome.kind === 'sent' && row.attempts > 1
  const until = findPauseEnd(outcome, clock())
  if (!isRecovered && until === null) return
  const isWaiting = and(eq(deliveries.channel, row.channel), eq(deliveries.status, 'waiting'))
  await db
    .update(deliveries)
    .set({
      nextAttemptAt: until
        ? sql`greatest(${deliveries.nextAttemptAt}, ${until.toISOString()})`
        : clock(),
    })
    // Without an error it is in somebody's hands, or due already.
    .where(until ? isWaiting : and(isWaiting, isNotNull(deliveries.error)))
}

function findPauseEnd(outcome: DeliveryOutcome | DeliveryFailure, now: Date): Date | null {
  if (outcome.kind === 'sent' || outcome.retryAfterMs === null) return null
  return new Date(now.getTime() + outcome.retryAfterMs)
}

/** Every quarter of an hour for six hours, then every hour; null after three days, when it is time to give up. */
function chooseRetryPauseMs(attempts: number): number | null {
  if (attempts >= MAXIMUM_ATTEMPTS) return null
  const later = attempts <= FREQUENT_ATTEMPTS ? 15 * MINUTE_MS : 60 * MINUTE_MS
  return FIRST_PAUSES_MS[attempts - 1] ?? later
}
