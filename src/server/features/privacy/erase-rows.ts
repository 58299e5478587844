import { getTableName, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ErasedCounts } from '#server/features/privacy/receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import {
  bookingEvents,
  bookingInvitees,
  conversationBookings,
} from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { conversationFindings, enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

/** What goes with each subject, by the column that names it. The database's own cascades take what no receipt counts. */
const ROWS = {
  conversation: [
    [conversationFindings, conversationFindings.conversationId],
    [enrichmentRequests, enrichmentRequests.conversationId],
    [diagnosticMessages, diagnosticMessages.conversationId],
    [diagnosticTurns, diagnosticTurns.conversationId],
    [diagnosticConversations, diagnosticConversations.id],
  ],
  audit_request: [[auditRequests, auditRequests.id]],
  /** All but the booking: that a time was taken stays. */
  booking: [
    [outboxMessages, outboxMessages.bookingId],
    [bookingEvents, bookingEvents.bookingId],
    [bookingInvitees, bookingInvitees.bookingId],
    [conversationBookings, conversationBookings.bookingId],
  ],
  lead: [
    [deliveries, deliveries.leadId],
    [leadNotes, leadNotes.leadId],
    [leads, leads.id],
  ],
} satisfies Record<string, readonly (readonly [PgTable, PgColumn])[]>

/** Deletes the rows of these subjects, a statement for each table. @returns how many, by subject and table. */
export async function eraseRows(
  transaction: Transaction,
  type: keyof typeof ROWS,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ErasedCounts>> {
  const erased = new Map<string, ErasedCounts>(ids.map((id) => [id, {}]))
  for (const [table, key] of ROWS[type]) {
    const { rows } = await transaction.execute<{ id: string; count: number }>(sql`
      with gone as (delete from ${table} where ${inArray(key, [...ids])} returning ${key} as id)
      select id, count(*)::int as count from gone group by id`)
    for (const { id, count } of rows) {
      const counts = erased.get(id)
      if (counts) counts[getTableName(table)] = count
    }
  }
  return erased
}
