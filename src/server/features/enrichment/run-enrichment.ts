import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { clipFindings, handOutReading } from '#server/features/enrichment/hand-out-reading.ts'
import {
  enrichmentRequests,
  type SiteReading,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'
import type { ReadSite, SiteRead } from '#server/platform/site-read.ts'

/** For success and failure alike: a website is asked once a day at most. */
const FRESH_MS = 86_400_000

type SettleDeps = Pick<Deps, 'db' | 'clock'>

/** A website among many that answers slowly holds up half of the work at most. */
const LANES = 2
/** With a look every minute this is also how much one process asks of the world in a minute. */
const HOSTS_PER_RUN = 60
const READ_TIMEOUT_MS = 15_000
/** How soon a lane with nothing to do sees what was named while the other one waits for a slow website. */
const LOOK_AGAIN_MS = 300
/** A page on which the process ended so often is left alone. */
const ATTEMPTS_MAX = 3

type RunDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'logger'> & { readSite: ReadSite }
type Options = { signal?: AbortSignal; timeoutMs?: number; lookAgainMs?: number }
/** State that the parallel readers of one run share. */
type Crew = { hostsLeft: number; reading: number }

/**
 * Reads the websites that conversations wait for, each by one process at a time and once a day, and gives every
 * conversation what was found. Whatever was done half when a process ended is done anew, and nothing twice.
 */
export async function runEnrichment(deps: RunDeps, options: Options = {}): Promise<void> {
  const crew: Crew = { hostsLeft: HOSTS_PER_RUN, reading: 0 }
  const lanes = Array.from({ length: LANES }, () => workThrough(deps, crew, options))
  const results = await Promise.allSettled(lanes)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function workThrough(deps: RunDeps, crew: Crew, options: Options): Promise<void> {
  const { lookAgainMs = LOOK_AGAIN_MS } = options
  while (!options.signal?.aborted && crew.hostsLeft > 0) {
    crew.hostsLeft -= 1
    const claimed = await claimHost(deps)
    if (claimed?.kind !== 'leased') crew.hostsLeft += 1
    if (claimed) await workOn(deps, claimed, { crew, options })
    else if (crew.reading === 0) return
    // No wake comes through while a run goes on.
    else await pause(lookAgainMs)
  }
}

async function workOn(
  deps: RunDeps,
  claimed: ClaimedHost,
  { crew, options }: { crew: Crew; options: Options },
): Promise<void> {
  crew.reading += 1
  try {
    const reading = await findReading(deps, claimed, options)
    if (!reading) return
    await handOutReading(deps, reading)
    await eraseUnnamed(deps, reading.host)
  } finally {
    crew.reading -= 1
  }
}

/** The findings of a claimed website; null when it was not read, or another process took it over. */
async function findReading(
  deps: RunDeps,
  { kind, reading }: ClaimedHost,
  options: Options,
): Promise<SiteReading | null> {
  if (kind === 'fresh') return reading
  if (reading.attempts > ATTEMPTS_MAX) {
    return settleReading(deps, reading, { kind: 'failed', failure: 'gave_up' })
  }
  const read = await readInTime(deps, reading.host, options)
  if (read !== null) return settleReading(deps, reading, read)
  await releaseReading(deps, reading)
  return null
}

/** Null when the process stops before anything was read. */
async function readInTime(
  { readSite, logger }: RunDeps,
  host: string,
  { signal: stop, timeoutMs = READ_TIMEOUT_MS }: Options,
): Promise<SiteRead | null> {
  if (stop?.aborted) return null
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = stop ? AbortSignal.any([stop, limit]) : limit
  const ended = Promise.withResolvers<SiteRead>()
  const end = () => ended.resolve({ kind: 'failed', failure: 'timeout' })
  signal.addEventListener('abort', end, { once: true })
  try {
    const read = await Promise.race([readSite(host, signal), ended.promise])
    return read.kind === 'failed' && stop?.aborted ? null : read
  } catch (error) {
    if (stop?.aborted) return null
    // Its message may name the website, which is the visitor's.
    const reason = error instanceof Error ? error.name : 'unknown'
    logger.error({ reason }, 'a website could not be read because of an error here')
    return { kind: 'failed', failure: 'error' }
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Stores the result of a reading; null when this process no longer holds it. */
async function settleReading(
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
async function releaseReading({ db }: SettleDeps, leased: SiteReading): Promise<void> {
  await db
    .update(siteReadings)
    .set({ leasedUntil: null, attempts: leased.attempts - 1 })
    .where(isStillOurs(leased))
}

/** A website that no conversation names is not kept: the last one may have been erased while it was read. */
async function eraseUnnamed({ db }: SettleDeps, host: string): Promise<void> {
  const request = db
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.host, host))
  await db.delete(siteReadings).where(and(eq(siteReadings.host, host), notExists(request)))
}

/** A process that took it over after the lease ran out has another lease. */
function isStillOurs({ host, leasedUntil }: SiteReading) {
  return and(
    eq(siteReadings.host, host),
    eq(siteReadings.status, 'reading'),
    leasedUntil === null ? sql`false` : eq(siteReadings.leasedUntil, leasedUntil),
  )
}

/** Longer than any reading takes, and than clocks differ: what a process held that died is read anew after it. */
const LEASE_MS = 120_000

/** `leased`: this process alone is to read the website now. `fresh`: what was read is to be used. */
type ClaimedHost = { kind: 'leased' | 'fresh'; reading: SiteReading }

type ClaimDeps = Pick<Deps, 'db' | 'clock'>

/** The website that has been waited for longest and that no other process is reading; null when there is none. */
async function claimHost(deps: ClaimDeps): Promise<ClaimedHost | null> {
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

/** Counted before the work starts, so that a page which ends the process is not read again and again. */
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
