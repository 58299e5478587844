import * as auditRequestTables from '#server/platform/db/schema/audit-requests.ts'
import * as authTables from '#server/platform/db/schema/auth.ts'
import * as bookingTables from '#server/platform/db/schema/bookings.ts'
import * as conversationTables from '#server/platform/db/schema/conversations.ts'
import * as enrichmentTables from '#server/platform/db/schema/enrichment.ts'
import * as insightTables from '#server/platform/db/schema/insight.ts'
import * as leadTables from '#server/platform/db/schema/leads.ts'
import * as messageTables from '#server/platform/db/schema/messages.ts'
import * as modelUsageTables from '#server/platform/db/schema/model-usage.ts'
import * as outboxTables from '#server/platform/db/schema/outbox.ts'
import * as rateLimitTables from '#server/platform/db/schema/rate-limits.ts'
import * as turnTables from '#server/platform/db/schema/turns.ts'

/** Every table of the product: what Drizzle queries by, and what the migrations are made from. */
export const tables = {
  ...auditRequestTables,
  ...authTables,
  ...bookingTables,
  ...outboxTables,
  ...enrichmentTables,
  ...insightTables,
  ...leadTables,
  ...messageTables,
  ...modelUsageTables,
  ...rateLimitTables,
  ...turnTables,
  ...conversationTables,
}
