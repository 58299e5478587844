import { and, eq, exists, inArray, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { keptDays } from '#content/pages/security.ts'
import { MESSAGE_ATTEMPTS_MAX } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { type Age, isLive } from '#server/features/privacy/list-old.ts'
import type { Db } from '#server/platform/db/client.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { pageCounts } from '#server/platform/db/schema/page-counts.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

/** Rows in one statement: none of them holds its locks for long. */
const ROWS = 500

const DAY_MS = 86_400_000

type Shed = (db: Db, age: Age) => Promise<number>

/** Old rows that stand by themselves, by their table. Each call deletes a batch; 0 when none is left. */
const SHEDDERS: Readonly<Record<ShedTable, Shed>> = {
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
  audit_log: (db, { cutoff }) =>
    deleteBatch(db, auditLog.id, { table: auditLog, where: lt(auditLog.at, cutoff) }),
}

type ShedTable = keyof typeof KEPT_DAYS

/**
 * How long rows stay without RETENTION_DAYS, as the security page says. A year of messages: nobody asks longer what was
 * sent. Three years of counts and of who did what: a figure and the one before it, and the usual time to claim something.
 */
const KEPT_DAYS = {
  outbox_messages: keptDays.messages,
  deliveries: keptDays.messages,
  calendly_inbox: keptDays.messages,
  page_counts: keptDays.records,
  audit_log: keptDays.records,
} as const

type Shedding = { now: Date; retentionDays: number | undefined; signal?: AbortSignal | undefined }

/**
 * Deletes rows that are past their time: RETENTION_DAYS where it is set, else a bound of their table. The audit log
 * proves what was erased, so a shorter period does not shorten it. @returns how many, by their table.
 */
export async function shedOldRows(
  db: Db,
  { now, retentionDays, signal }: Shedding,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, keptDays] of Object.entries(KEPT_DAYS) as [ShedTable, number][]) {
    const isLog = table === 'audit_log'
    const days = isLog ? Math.max(keptDays, retentionDays ?? 0) : (retentionDays ?? keptDays)
    const cutoff = new Date(now.getTime() - days * DAY_MS)
    for (let isDone = false; !isDone && !signal?.aborted; ) {
      const count = await SHEDDERS[table](db, { now, cutoff })
      counts[table] = (counts[table] ?? 0) + count
      isDone = count === 0
    }
  }
  return counts
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
