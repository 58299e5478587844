import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import {
  enrichmentRequests,
  type SiteReading,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'

/** Longer than any reading takes, and than clocks differ: what a process held that died is read anew after it. */
const LEASE_MS = 120_000

/** `leased`: this process alone is to read the website now. `fresh`: what was read is to be used. */
export type ClaimedHost = { kind: 'leased' | 'fresh'; reading: SiteReading }

type ClaimDeps = Pick<Deps, 'db' | 'clock'>

/** The website that has been waited for longest and that no other process is reading; null when there is none. */
export async function claimHost(deps: ClaimDeps): Promise<ClaimedHost | null> {
  for (;;) {
    const host = await findWaiting(deps)
    if (host === null) return null
    const leased = await lease(deps, host)
    if (leased) return { kind: 'leased', reading: leased }
    const [reading] = await deps.db.select().from(siteReadings).where(eq(siteReadings.host, host))
    // Another process may have taken or dropped it meanwhile.
    if (reading && reading.status !== 'reading') return { kind: 'fresh', reading }
  }
}

async function findWaiting({ db, clock }: ClaimDeps): Promise<string | null> {
  const isFree = or(
    isNull(siteReadings.host),
    ne(siteReadings.status, 'reading'),
    isLeaseOver(clock()),
  )
  const [waiting] = await db
    .select({ host: enrichmentRequests.host })
    .from(enrichmentRequests)
    .leftJoin(siteReadings, eq(siteReadings.host, enrichmentRequests.host))
    .where(and(isNull(enrichmentRequests.finishedAt), isFree))
    .orderBy(asc(enrichmentRequests.requestedAt), asc(enrichmentRequests.host))
    .limit(1)
  return waiting?.host ?? null
}

/** Counted before the work starts, so that a page which ends the process is not read for ever. */
async function lease({ db, clock }: ClaimDeps, host: string): Promise<SiteReading | undefined> {
  const now = clock()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const [leased] = await db
    .insert(siteReadings)
    .values({ host, status: 'reading', attempts: 1, expiresAt: now, leasedUntil })
    .onConflictDoUpdate({
      target: siteReadings.host,
      set: { status: 'reading', attempts: sql`${siteReadings.attempts} + 1`, leasedUntil },
      setWhere: or(
        and(ne(siteReadings.status, 'reading'), lte(siteReadings.expiresAt, now)),
        and(eq(siteReadings.status, 'reading'), isLeaseOver(now)),
      ),
    })
    .returning()
  return leased
}

function isLeaseOver(now: Date) {
  return or(isNull(siteReadings.leasedUntil), lte(siteReadings.leasedUntil, now))
}
