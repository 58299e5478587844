import type { AdminDelivery } from '#contract/admin-leads.ts'
import type { ServerConfig } from '#server/deps.ts'
import { isConfigured } from '#server/features/leads/delivery/channel.ts'
import type { Delivery } from '#server/platform/db/schema/deliveries.ts'

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
