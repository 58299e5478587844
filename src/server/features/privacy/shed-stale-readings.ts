import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'

/** After it is of no use any more; staff can still look up until then why a website could not be read. */
const KEPT_MS = 30 * 86_400_000
/** Rows in one statement: none of them holds its locks for long. */
const ROWS = 500

/** Deletes what was read of websites long ago and nobody waits for. No receipt: it names no person. */
export async function shedStaleReadings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const cutoff = new Date(clock().getTime() - KEPT_MS)
  const waiting = db
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(
      and(eq(enrichmentRequests.host, siteReadings.host), isNull(enrichmentRequests.finishedAt)),
    )
  const stale = db
    .select({ host: siteReadings.host })
    .from(siteReadings)
    .where(and(lt(siteReadings.expiresAt, cutoff), notExists(waiting)))
    .limit(ROWS)
  for (let count = ROWS; count === ROWS && !signal?.aborted; ) {
    const deleted = await db.delete(siteReadings).where(inArray(siteReadings.host, stale))
    count = deleted.rowCount ?? 0
  }
}
