import { and, eq, exists, inArray, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MESSAGE_ATTEMPTS_MAX } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { type Age, isLive } from '#server/features/privacy/list-old.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { pageCounts } from '#server/platform/db/schema/page-counts.ts'

/** Rows in one statement: none of them holds its locks for long. */
const ROWS = 500

type Shed = (db: Db, age: Age) => Promise<number>

/** Old rows that stand by themselves, by their table. Each call deletes a batch; 0 when none is left. */
export const SHEDDERS: Readonly<Record<string, Shed>> = {
  outbox_messages: (db, age) =>
    deleteBatch(db, outboxMessages.id, {
      table: outboxMessages,
      where: and(
        lt(outboxMessages.createdAt, age.cutoff),
        ne(outboxMessages.status, 'waiting'),
        not(exists(selectCall(db, age))),
      ),
    }),
  deliveries: (db, { cutoff }) =>
    deleteBatch(db, deliveries.id, {
      table: deliveries,
      where: and(lt(deliveries.createdAt, cutoff), ne(deliveries.status, 'waiting')),
    }),
  calendly_inbox: (db, { cutoff }) =>
    deleteBatch(db, calendlyInbox.id, {
      table: calendlyInbox,
      where: and(
        lt(calendlyInbox.receivedAt, cutoff),
        or(
          isNotNull(calendlyInbox.processedAt),
          sql`${calendlyInbox.attempts} >= ${MESSAGE_ATTEMPTS_MAX}`,
        ),
      ),
    }),
  page_counts: async (db, { cutoff }) => {
    const deleted = await db
      .delete(pageCounts)
      .where(lt(pageCounts.day, cutoff.toISOString().slice(0, 10)))
    return deleted.rowCount ?? 0
  },
}

/** The booking that a message is about, as long as it is in use. */
function selectCall(db: Db, age: Age) {
  return db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.id, outboxMessages.bookingId), isLive(age)))
}

type Batch = { table: PgTable; where: SQL | undefined }

async function deleteBatch(db: Db, id: PgColumn, { table, where }: Batch): Promise<number> {
  const batch = db.select({ id }).from(table).where(where).limit(ROWS)
  const deleted = await db.delete(table).where(inArray(id, batch))
  return deleted.rowCount ?? 0
}
