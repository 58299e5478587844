import { and, asc, eq, sql } from 'drizzle-orm'
import {
  type AdminDeliveriesQuery,
  type AdminDeliveriesReply,
  writeListCursor,
} from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { isConfigured } from '#server/features/leads/delivery/channel.ts'
import { toAdminDelivery } from '#server/features/leads/delivery/to-admin-delivery.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'

const PAGE_SIZE = 50

/** What went out to other systems, or should have, the newest first. */
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
