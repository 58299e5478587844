import { and, asc, eq, sql } from 'drizzle-orm'
import {
  type AdminDeliveriesQuery,
  type AdminDeliveriesReply,
  type AdminDelivery,
  writeListCursor,
} from '#contract/admin-leads.ts'
import type { Deps, ServerConfig } from '#server/deps.ts'
import { isConfigured } from '#server/features/leads/delivery/compose-payload.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import { type Delivery, deliveries } from '#server/platform/db/schema/outbox.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

const PAGE_SIZE = 50

/** Deliveries to other systems, failed ones included, the newest first. */
export async function listDeliveries(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { status, channel, before }: AdminDeliveriesQuery,
): Promise<AdminDeliveriesReply> {
  const { createdAt, id } = deliveries
  const moment = sql`${before?.at}::timestamptz`
  const found = await db
    .select()
    .from(deliveries)
    .where(
      and(
        status && eq(deliveries.status, status),
        channel && eq(deliveries.channel, channel),
        before &&
          sql`${createdAt} <= ${moment} and (${createdAt} < ${moment} or ${id} > ${before.id}::uuid)`,
      ),
    )
    .orderBy(sql`${createdAt} desc nulls last`, asc(id))
    .limit(PAGE_SIZE + 1)
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  return {
    channels: {
      slack: isConfigured(config, 'slack'),
      webhook: isConfigured(config, 'webhook'),
      hubspot: isConfigured(config, 'hubspot'),
    },
    deliveries: rows.map((row) => toAdminDelivery(config, row)),
    next: last && found.length > PAGE_SIZE ? writeListCursor(last.createdAt, last.id) : null,
  }
}

type SendDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>
type Wish = { id: string; staff: { id: string; email: string } }

/** Puts a delivery that was given up on, kept, or told to wait back to the front, under the key that it always had. */
export async function sendDeliveryAgain(deps: SendDeps, { id, staff }: Wish): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, id))
      .for('update')
    if (!row) throw new AppError('not_found', 'There is no such delivery.')
    if (!toAdminDelivery(deps.config, row).is_sendable) refuse(row.status)
    await transaction
      .update(deliveries)
      .set({ status: 'waiting', attempts: 0, error: null, nextAttemptAt: deps.clock() })
      .where(eq(deliveries.id, id))
    const subject = { subjectType: 'delivery', subjectId: id }
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'delivery.send_again',
      ...subject,
    })
    await notifyStaff(transaction, { kind: 'delivery', id })
  })
  await deps.jobs.wake('deliveries')
}

function refuse(status: 'waiting' | 'sent' | 'failed' | 'kept'): never {
  if (status === 'sent') throw new AppError('conflict', 'This was already delivered.')
  if (status === 'waiting') throw new AppError('conflict', 'This is already on its way.')
  throw new AppError(
    'conflict',
    'This channel is not configured, so nothing can be sent through it.',
  )
}

export function toAdminDelivery(config: ServerConfig, row: Delivery): AdminDelivery {
  const { id, channel, event, payload, status, attempts, error } = row
  // A waiting delivery without an error is due or under way.
  const isIdle =
    status === 'failed' || status === 'kept' || (status === 'waiting' && error !== null)
  return {
    ...{ id, channel, event, payload, status, attempts, error },
    lead_id: row.leadId,
    next_attempt_at: row.nextAttemptAt.toISOString(),
    response_status: row.responseStatus,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    is_sendable: isIdle && isConfigured(config, channel),
  }
}
