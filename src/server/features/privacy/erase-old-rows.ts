import {
  and,
  eq,
  exists,
  getTableName,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keptDays } from '#content/pages/security.ts'
import type { Deps } from '#server/deps.ts'
import { MESSAGE_ATTEMPTS_MAX } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { UNREAD_MAX_MS } from '#server/features/conversations/conversation.ts'
import { countRows, keepReceipt } from '#server/features/privacy/erase-rows.ts'
import { type Age, isLive } from '#server/features/privacy/list-old.ts'
import type { Db } from '#server/platform/db/client.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { staffSeen } from '#server/platform/db/schema/conversations.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'
import { pageCounts } from '#server/platform/db/schema/insight.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'

const DAY_MS = 86_400_000
/** After they are of no use any more; staff can still look up until then why a website could not be read. */
const READINGS_KEPT_MS = 30 * DAY_MS
/** Rows in one statement: none of them holds its locks for long. */
const ROWS = 500

type OldDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>
type OldRows = { table: PgTable; keptDays: number; where: (db: Db, age: Age) => SQL | undefined }

/**
 * Old rows that stand by themselves, and how long they stay without RETENTION_DAYS, as the security page says. A year
 * of messages: nobody asks longer what was sent. Three years of counts and of who did what: a figure and the one before
 * it, and the usual time to claim something.
 */
const OLD_ROWS: readonly OldRows[] = [
  {
    table: outboxMessages,
    keptDays: keptDays.messages,
    where: (db, age) =>
      and(
        lt(outboxMessages.createdAt, age.cutoff),
        ne(outboxMessages.status, 'waiting'),
        notExists(
          select(db, bookings, and(eq(bookings.id, outboxMessages.bookingId), isLive(age))),
        ),
      ),
  },
  {
    table: deliveries,
    keptDays: keptDays.messages,
    where: (_, { cutoff }) =>
      and(lt(deliveries.createdAt, cutoff), ne(deliveries.status, 'waiting')),
  },
  {
    table: calendlyInbox,
    keptDays: keptDays.messages,
    where: (_, { cutoff }) =>
      and(
        lt(calendlyInbox.receivedAt, cutoff),
        or(
          isNotNull(calendlyInbox.processedAt),
          sql`${calendlyInbox.attempts} >= ${MESSAGE_ATTEMPTS_MAX}`,
        ),
      ),
  },
  {
    table: pageCounts,
    keptDays: keptDays.records,
    where: (_, { cutoff }) => lt(pageCounts.day, cutoff.toISOString().slice(0, 10)),
  },
  {
    table: auditLog,
    keptDays: keptDays.records,
    where: (_, { cutoff }) => lt(auditLog.at, cutoff),
  },
]

/** RETENTION_DAYS counts where it is set. The audit log proves what was erased, so a shorter period leaves it alone. */
export async function eraseOldRows(deps: OldDeps, now: Date, signal: AbortSignal | undefined) {
  const { retentionDays } = deps.config
  const counts: Record<string, number> = {}
  for (const { table, keptDays: usual, where } of OLD_ROWS) {
    const days = table === auditLog ? Math.max(usual, retentionDays ?? 0) : (retentionDays ?? usual)
    const age = { now, cutoff: new Date(now.getTime() - days * DAY_MS) }
    counts[getTableName(table)] = await deleteInBatches(deps.db, table, {
      where: where(deps.db, age),
      signal,
    })
  }
  if (Object.values(counts).every((count) => count === 0)) return
  const subject = { type: 'retention', id: now.toISOString().slice(0, 10) }
  await deps.db.transaction((transaction) =>
    keepReceipt(deps, transaction, { actor: 'retention', ...subject, erased: [countRows(counts)] }),
  )
}

/**
 * Deletes what was read of websites long ago and nobody waits for, and what staff looked at so long ago that it counts as
 * read anyway. No receipt: neither names a visitor.
 */
export async function eraseStaleReadings({ db, clock }: OldDeps, signal: AbortSignal | undefined) {
  const cutoff = new Date(clock().getTime() - READINGS_KEPT_MS)
  const { host, finishedAt } = enrichmentRequests
  const isWaiting = and(eq(host, siteReadings.host), isNull(finishedAt))
  const isStale = and(
    lt(siteReadings.expiresAt, cutoff),
    not(exists(select(db, enrichmentRequests, isWaiting))),
  )
  await deleteInBatches(db, siteReadings, { where: isStale, signal })
  const isOver = lt(staffSeen.seenAt, new Date(clock().getTime() - UNREAD_MAX_MS))
  await deleteInBatches(db, staffSeen, { where: isOver, signal })
}

type Deleting = { where: SQL | undefined; signal: AbortSignal | undefined }

async function deleteInBatches(
  db: Db,
  table: PgTable,
  { where, signal }: Deleting,
): Promise<number> {
  // The place of a row in its table serves for every kind of key.
  const batch = db.select({ place: sql`ctid` }).from(table).where(where).limit(ROWS)
  let total = 0
  for (let count = ROWS; count === ROWS && !signal?.aborted; total += count) {
    count = (await db.delete(table).where(sql`ctid in ${batch}`)).rowCount ?? 0
  }
  return total
}

function select(db: Pick<Db, 'select'>, table: PgTable, where: SQL | undefined) {
  return db.select({ one: sql`1` }).from(table).where(where)
}
