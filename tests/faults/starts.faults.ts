import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { startFaultPostgres } from '#tests/faults/support/fault-postgres.ts'
import { SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'

const PROCESSES = 6
const COUNT_MIGRATIONS = 'select count(*)::int as count from drizzle.__drizzle_migrations'

let sites: SiteUnderFault[] = []
let closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const site of sites) await site.close()
  for (const close of closing) await close()
  sites = []
  closing = []
})

async function startAll(open: () => Promise<SiteUnderFault>) {
  sites = await Promise.all(Array.from({ length: PROCESSES }, open))
  const starts = await Promise.allSettled(sites.map((site) => site.start()))
  // Only now, since what is still starting when a test ends would be left behind.
  for (const start of starts) if (start.status === 'rejected') throw start.reason
}

async function writeEverywhere() {
  const traffics = sites.map(({ target, journal }, index) =>
    startTraffic({ target, journal, seed: SEED + index, visitors: 1 }),
  )
  await Promise.all(sites.map(({ journal }) => journal.waitForMore(5)))
  await Promise.all(traffics.map((traffic) => traffic.stop()))
}

test('six processes that start at once on an empty database migrate it once and all serve', async () => {
  const postgres = await startFaultPostgres()
  closing.push(postgres.close)
  await startAll(() => openSiteUnderFault({ DATABASE_URL: postgres.url }))
  await writeEverywhere()
  const pool = postgres.openPool()
  const { rows } = await pool.query(COUNT_MIGRATIONS)
  const names = await pool.query(
    'select count(distinct hash)::int as count from drizzle.__drizzle_migrations',
  )
  const faults = await Promise.all(sites.map(({ journal }) => compareWithDatabase(journal, pool)))
  await pool.end()
  expect(rows).toEqual(names.rows)
  expect(faults.flat()).toEqual([])
})

test('six processes that start at once on one fresh data directory share one database', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lw-shared-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  await startAll(() => openSiteUnderFault({}, dataDir))
  await writeEverywhere()
  const pool = sites[0]?.openPool()
  const faults = pool
    ? await Promise.all(sites.map(({ journal }) => compareWithDatabase(journal, pool)))
    : [['no process']]
  await pool?.end()
  expect(faults.flat()).toEqual([])
})
