import type { Delivery } from '#server/db/schema/deliveries.ts'
import { isConfigured } from '#server/delivery/channel.ts'
import type { ServerConfig } from '#server/deps.ts'
import type { AdminDelivery } from '#server/routes/admin-leads.schema.ts'

export function toAdminDelivery(config: ServerConfig, row: Delivery): AdminDelivery {
  const { id, channel, event, payload, status, attempts, error } = row
  // What waits without an error is due or under way.
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
