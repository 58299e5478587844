import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, openCluster } from '#tests/faults/cluster/open-cluster.ts'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createJournal } from '#tests/faults/support/journal.ts'
import { createRandom, type Random, SEED } from '#tests/faults/support/random.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'
import { openVisitor } from '#tests/faults/support/visitor.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'

const SIZE = 4
/** How long one process after the other is killed under load. */
const DEATHS_MS = Number(process.env.FAULTS_CLUSTER_SECONDS ?? 40) * 1_000
/** nginx asks a process again two seconds after it failed; then it has all of them. */
const NOTICED_MS = 2_500
const VISITORS = 8
const BACK_MS = 10_000
/** Six starts on a machine with much else to do. */
const PATIENCE_MS = 240_000
const nginx = ensureNginx()
if (!nginx) console.warn('Skipped: there is no nginx, and only root may install it.')

describe.skipIf(!nginx)('processes that die behind nginx', { timeout: PATIENCE_MS }, () => {
  let cluster: Cluster

  beforeAll(async () => {
    cluster = await openCluster({ size: SIZE, nginx: nginx ?? '' })
  }, PATIENCE_MS)
  afterAll(() => cluster?.close())

  const portOf = (index: number) => new URL(cluster.urlOf(index)).host

  function listAsked(path: string): string[] {
    const passed = cluster.nginx.readLog().filter((line) => line.path === path)
    return passed.flatMap(({ process }) => process.split(', '))
  }

  test('a message whose process died before it answered is answered by another one, once', async () => {
    const journal = createJournal()
    const target = { url: cluster.nginx.url }
    const visitor = await openVisitor({ target, journal, random: createRandom(SEED) })
    if (!visitor) throw new Error('No conversation was opened.')
    const { conversationId, cookie, address } = visitor
    const turnId = crypto.randomUUID()
    const message = 'We lose 20 hours a week to invoices (death)'
    const send = (index: number) =>
      fetch(`${cluster.urlOf(index)}/api/bd-agent-conversation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': address },
        body: JSON.stringify({ conversationId, message, turnId }),
      }).then((response) => response.json())
    // Stored, and nobody was told: what a death between the two leaves behind.
    const first = await send(0)
    await cluster.kill(0)
    const again = await send(1)
    expect(again).toEqual(first)
    expect(await send(2)).toEqual(first)
    await visitor.say('And what does it cost? (after)')
    expect(await compareWithDatabase(journal, cluster.pool)).toEqual([])
    await cluster.restart(0)
  })

  test('a dead process costs no page, and gets visitors again when it is back', async () => {
    await cluster.kill(1)
    const dead = portOf(1)
    const statuses = new Set<number>()
    for (let count = 0; count < 60; count += 1) {
      statuses.add((await fetch(`${cluster.nginx.url}/about`)).status)
    }
    expect([...statuses]).toEqual([200])
    const asked = listAsked('/about').filter((process) => process === dead)
    // Out of service after the first failure, not asked sixty times in vain.
    expect(asked.length).toBeLessThan(5)
    await cluster.restart(1)
    await expect
      .poll(
        async () => {
          await fetch(`${cluster.nginx.url}/pricing`)
          return listAsked('/pricing').includes(dead)
        },
        { timeout: BACK_MS },
      )
      .toBe(true)
  })

  test('a process that hangs delays a page by seconds once, and is left out then', async () => {
    process.kill(cluster.pidOf(2), 'SIGSTOP')
    const hanging = portOf(2)
    try {
      const times: number[] = []
      for (let count = 0; count < 12; count += 1) {
        const startedAt = performance.now()
        expect((await fetch(`${cluster.nginx.url}/calculator`)).status).toBe(200)
        times.push(performance.now() - startedAt)
      }
      expect(listAsked('/calculator')).toContain(hanging)
      expect(Math.max(...times)).toBeLessThan(8_000)
      expect(times.filter((ms) => ms > 2_000).length).toBeLessThanOrEqual(1)
    } finally {
      process.kill(cluster.pidOf(2), 'SIGCONT')
    }
  })

  test('a file that only the new version has is found, whichever version is asked', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lw-version-'))
    cpSync('dist', path.join(folder, 'dist'), { recursive: true })
    await cluster.stop(0)
    try {
      for (let version = 0; version < 4; version += 1) {
        writeFileSync(path.join(folder, `dist/_astro/only-new.${version}.js`), 'export {}')
      }
      await cluster.restart(0, folder)
      await delay(NOTICED_MS)
      for (let version = 0; version < 4; version += 1) {
        const file = await fetch(`${cluster.nginx.url}/_astro/only-new.${version}.js`)
        expect(file.status).toBe(200)
      }
      const none = await fetch(`${cluster.nginx.url}/_astro/nowhere.js`)
      expect(none.status).toBe(404)
    } finally {
      await cluster.stop(0)
      await cluster.restart(0)
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test(
    'one process killed every few seconds under load loses nothing, doubles nothing, and costs no page',
    async () => {
      const journal = createJournal()
      const random = createRandom(SEED)
      const traffic = startTraffic({
        seed: SEED,
        visitors: VISITORS,
        target: { url: cluster.nginx.url },
        journal,
      })
      const reading = readPages(cluster.nginx.url)
      const deaths = await killOneAfterTheOther(cluster, random)
      await traffic.stop()
      const pages = await reading.stop()
      const writes = journal.entries.length
      console.log(
        `seed ${SEED}: ${deaths} deaths, ${writes} writes acknowledged, ${pages.size} pages read; statuses ${JSON.stringify(Object.fromEntries(journal.statuses))}`,
      )
      expect(cluster.readComplaints()).toEqual([])
      expect(await compareWithDatabase(journal, cluster.pool)).toEqual([])
      expect(pages.failed).toEqual([])
      // Else nothing was put to the test. A machine with much else to do starts a process in half a minute.
      expect(deaths).toBeGreaterThanOrEqual(DEATHS_MS / 20_000)
      expect(writes).toBeGreaterThan(deaths * 5)
    },
    DEATHS_MS + PATIENCE_MS,
  )

  test('with every process gone, the proxy itself answers as the API would, and says when to come back', async () => {
    for (let index = 0; index < SIZE; index += 1) await cluster.kill(index)
    const refused = await fetch(`${cluster.nginx.url}/api/create-conversation`, { method: 'POST' })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } })
    await Promise.all(Array.from({ length: SIZE }, (_, index) => cluster.restart(index)))
    await expect
      .poll(async () => (await fetch(`${cluster.nginx.url}/api/ready`)).status, {
        timeout: BACK_MS,
      })
      .toBe(200)
  })
})

/** Two at most are away at a time, and the proxy knows that the others are there. @returns how many died. */
async function killOneAfterTheOther(cluster: Cluster, random: Random): Promise<number> {
  const endsAt = performance.now() + DEATHS_MS
  const away = new Map<number, Promise<unknown>>()
  let deaths = 0
  while (performance.now() < endsAt) {
    const index = random.below(SIZE)
    if (away.has(index)) continue
    await cluster.kill(index)
    deaths += 1
    const back = cluster.restart(index).then(() => delay(NOTICED_MS))
    away.set(
      index,
      back.finally(() => away.delete(index)),
    )
    await delay(NOTICED_MS + random.below(1_000))
    if (away.size >= 2) await Promise.race(away.values())
  }
  await Promise.all(away.values())
  return deaths
}

/** Somebody who looks at pages all the time. */
function readPages(url: string) {
  const leaving = new AbortController()
  const failed: string[] = []
  let size = 0
  const reading = (async () => {
    while (!leaving.signal.aborted) {
      const answer = await fetch(`${url}/library`).then(
        (response) => response.text().then((text) => ({ status: response.status, text })),
        (error: Error) => ({ status: 0, text: String(error.cause ?? error) }),
      )
      size += 1
      if (answer.status !== 200) failed.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      await delay(30)
    }
  })()
  return {
    async stop() {
      leaving.abort()
      await reading
      return { size, failed }
    },
  }
}
