import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { clipFindings } from '#server/features/enrichment/clip-findings.ts'
import {
  enrichmentRequests,
  type SiteReading,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'
import type { SiteRead } from '#server/platform/site-read.ts'

/** For success and failure alike: a website is asked once a day at most. */
const FRESH_MS = 86_400_000

type SettleDeps = Pick<Deps, 'db' | 'clock'>

/** Keeps what came of a reading; null when this process no longer holds it. */
export async function settleReading(
  { db, clock }: SettleDeps,
  leased: SiteReading,
  read: SiteRead,
): Promise<SiteReading | null> {
  const now = clock()
  const [settled] = await db
    .update(siteReadings)
    .set({
      ...(read.kind === 'read'
        ? { status: 'read', failure: null, url: read.url, findings: clipFindings(read.findings) }
        : { status: 'failed', failure: read.failure, url: null, findings: [] }),
      attempts: 0,
      readAt: now,
      expiresAt: new Date(now.getTime() + FRESH_MS),
      leasedUntil: null,
    })
    .where(isStillOurs(leased))
    .returning()
  return settled ?? null
}

/** Gives a website back that was not read because the process stops; that was no attempt. */
export async function releaseReading({ db }: SettleDeps, leased: SiteReading): Promise<void> {
  await db
    .update(siteReadings)
    .set({ leasedUntil: null, attempts: leased.attempts - 1 })
    .where(isStillOurs(leased))
}

/** What nobody's conversation names is not kept: the last one may have been erased while its website was read. */
export async function dropUnnamed({ db }: SettleDeps, host: string): Promise<void> {
  const request = db
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.host, host))
  await db.delete(siteReadings).where(and(eq(siteReadings.host, host), notExists(request)))
}

/** Whoever took it over after the lease ran out has another one. */
function isStillOurs({ host, leasedUntil }: SiteReading) {
  return and(
    eq(siteReadings.host, host),
    eq(siteReadings.status, 'reading'),
    leasedUntil === null ? sql`false` : eq(siteReadings.leasedUntil, leasedUntil),
  )
}
