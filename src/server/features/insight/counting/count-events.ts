import { and, countDistinct, eq, notInArray, sql } from 'drizzle-orm'
import type { CountedEvents } from '#contract/events.ts'
import { NO_SOURCE, nameSource, OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { findDay } from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { pageCounts } from '#server/platform/db/schema/page-counts.ts'

/** So many names of sources a day; those that come later are counted together. */
const SOURCES_PER_DAY = 60
const UNLIMITED = [NO_SOURCE, OTHER_SOURCE]
/** Any number that no other lock of ours uses: new names of sources are admitted one at a time. */
const ADMISSION_LOCK = 7_204_611

type Seen = CountedEvents & { ownHost: string; namePath: (path: string) => string }

/** Adds one to the count of each event on the firm's day. Nothing about who it was is kept. */
export async function countEvents(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { events, path, source, ownHost, namePath }: Seen,
): Promise<void> {
  const day = findDay(clock(), config.bookingTimeZone)
  const named = nameSource({ utmSource: source, referrer: '', ownHost })
  const seen = { day, path: namePath(path), events: new Set(events) }
  if (UNLIMITED.includes(named) || (await isKnownSource(db, day, named))) {
    return addCounts(db, { ...seen, source: named })
  }
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`)
    const isAdmitted =
      (await isKnownSource(transaction, day, named)) || (await hasRoom(transaction, day))
    await addCounts(transaction, { ...seen, source: isAdmitted ? named : OTHER_SOURCE })
  })
}

async function isKnownSource(
  db: Pick<Transaction, 'select'>,
  day: string,
  source: string,
): Promise<boolean> {
  const found = await db
    .select({ source: pageCounts.source })
    .from(pageCounts)
    .where(and(eq(pageCounts.day, day), eq(pageCounts.source, source)))
    .limit(1)
  return found.length > 0
}

async function hasRoom(db: Pick<Transaction, 'select'>, day: string): Promise<boolean> {
  const [counted] = await db
    .select({ names: countDistinct(pageCounts.source) })
    .from(pageCounts)
    .where(and(eq(pageCounts.day, day), notInArray(pageCounts.source, UNLIMITED)))
  return (counted?.names ?? 0) < SOURCES_PER_DAY
}

type Counts = { day: string; path: string; source: string; events: ReadonlySet<CountedEvent> }
type CountedEvent = CountedEvents['events'][number]

async function addCounts(
  db: Pick<Transaction, 'insert'>,
  { day, path, source, events }: Counts,
): Promise<void> {
  // One order for all, so that two visitors of one moment never wait for each other's row.
  const rows = [...events].sort().map((event) => ({ day, event, path, source, count: 1 }))
  const { day: onDay, event, path: onPath, source: from } = pageCounts
  await db
    .insert(pageCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [onDay, event, onPath, from],
      set: { count: sql`${pageCounts.count} + 1` },
    })
}
