import * as auditRequestTables from '#server/db/schema/audit-requests.ts'
import * as authTables from '#server/db/schema/auth.ts'
import * as bookingTables from '#server/db/schema/bookings.ts'
import * as wordTables from '#server/db/schema/conversation-words.ts'
import * as conversationTables from '#server/db/schema/conversations.ts'
import * as deliveryTables from '#server/db/schema/deliveries.ts'
import * as enrichmentTables from '#server/db/schema/enrichment.ts'
import * as insightTables from '#server/db/schema/insight-facts.ts'
import * as leadTables from '#server/db/schema/leads.ts'
import * as messageTables from '#server/db/schema/messages.ts'
import * as modelUsageTables from '#server/db/schema/model-usage.ts'
import * as outboxTables from '#server/db/schema/outbox.ts'
import * as pageCountTables from '#server/db/schema/page-counts.ts'
import * as rateLimitTables from '#server/db/schema/rate-limits.ts'
import * as staffTables from '#server/db/schema/staff.ts'
import * as turnTables from '#server/db/schema/turns.ts'

/** Every table of the product: what Drizzle queries by, and what the migrations are made from. */
export const tables = {
  ...auditRequestTables,
  ...authTables,
  ...bookingTables,
  ...conversationTables,
  ...deliveryTables,
  ...enrichmentTables,
  ...insightTables,
  ...leadTables,
  ...messageTables,
  ...modelUsageTables,
  ...outboxTables,
  ...pageCountTables,
  ...rateLimitTables,
  ...staffTables,
  ...turnTables,
  ...wordTables,
}
