import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, openCluster } from '#tests/faults/cluster/open-cluster.ts'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createJournal } from '#tests/faults/support/journal.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { startSteadyVisits } from '#tests/faults/support/steady-visits.ts'
import { startStreamHolder } from '#tests/faults/support/stream-holder.ts'
import { openVisitor, type Visitor } from '#tests/faults/support/visitor.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'

const SIZE = 2
const PER_SECOND = 50
const STREAMS = 100
/** How long both versions answer visitors. */
const MIXED_MS = Number(process.env.FAULTS_MIXED_MS ?? 60_000)
/** As docs/guides/deploy.md says: nginx asks a process again two seconds after it failed. */
const NOTICED_MS = 3_000
const PATIENCE_MS = 240_000
const nginx = ensureNginx()
if (!nginx) console.warn('Skipped: there is no nginx, and only root may install it.')

describe.skipIf(!nginx)('an update of one process after the other behind nginx', () => {
  let cluster: Cluster
  const holder = startStreamHolder()
  /** Of the next version: a file that the version before does not have. */
  const folder = mkdtempSync(path.join(tmpdir(), 'lw-version-'))

  beforeAll(async () => {
    cpSync('dist', path.join(folder, 'dist'), { recursive: true })
    writeFileSync(path.join(folder, 'dist/_astro/only-new.js'), 'export {}')
    cluster = await openCluster({ size: SIZE, nginx: nginx ?? '', env: { LIMIT_FACTOR: '1000' } })
  }, PATIENCE_MS)
  afterAll(async () => {
    holder.close()
    await cluster?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test(`fails none of ${PER_SECOND} requests a second, loses nothing, and each of ${STREAMS} streams that ends is open again at once`, {
    timeout: MIXED_MS + 2 * PATIENCE_MS,
  }, async () => {
    const surroundings = {
      target: { url: cluster.nginx.url },
      journal: createJournal(),
      random: createRandom(SEED),
    }
    const { journal, target } = surroundings
    const readers: Visitor[] = []
    while (readers.length < STREAMS) {
      const reader = await openVisitor(surroundings)
      if (reader) readers.push(reader)
    }
    await holder.hold(target, readers)
    const before = cluster.nginx.readLog().length
    const from = performance.now()
    const visits = startSteadyVisits(surroundings, { perSecond: PER_SECOND })

    for (let index = 0; index < SIZE; index += 1) {
      await delay(NOTICED_MS)
      expect(await cluster.stop(index)).toBe(0)
      await cluster.restart(index, folder)
      if (index > 0) continue
      await delay(MIXED_MS)
      const file = await fetch(`${target.url}/_astro/only-new.js`)
      expect(file.status).toBe(200)
    }
    await delay(NOTICED_MS)
    const statuses = await visits.stop()
    const rate = visits.countAsked() / ((performance.now() - from) / 1_000)
    const held = await holder.tell()

    const all = [...statuses, ...journal.statuses]
    console.log(
      `${visits.countAsked()} visits, ${rate.toFixed(0)} a second; ${held.renewed} streams opened again; statuses ${JSON.stringify(all)}`,
    )
    const passed = cluster.nginx.readLog().slice(before)
    expect(passed.filter(({ status }) => status >= 429)).toEqual([])
    expect(new Set(all.map(([status]) => status))).toEqual(new Set([200, 201, 404]))
    expect(held).toMatchObject({ statuses: [200], open: STREAMS })
    expect(held.renewed).toBeGreaterThanOrEqual(STREAMS)
    expect(cluster.readComplaints()).toEqual([])
    expect(await compareWithDatabase(journal, cluster.pool)).toEqual([])
  })
})
