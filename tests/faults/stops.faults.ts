import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'
import { openVisitor } from '#tests/faults/support/visitor.ts'
import { readEventStream } from '#tests/support/event-stream.ts'

const DRAIN_MS = 10_000

let site: SiteUnderFault

afterEach(() => site.close())

async function readFaults() {
  const pool = site.openPool()
  const faults = await compareWithDatabase(site.journal, pool)
  await pool.end()
  return faults
}

test('a stop under load ends streams, finishes what is in hand, exits with 0 and loses nothing', async () => {
  site = await openSiteUnderFault()
  const { product } = await site.start()
  const { journal, target } = site
  const visitor = await openVisitor({ journal, target, random: createRandom(SEED) })
  const stream = readEventStream(
    await (visitor?.read(`/api/conversations/${visitor.conversationId}/live`) ?? Promise.reject()),
  )
  await stream.next()
  const traffic = startTraffic({ target, journal, seed: SEED, visitors: 6 })
  await journal.waitForMore(20)

  const stopwatch = createStopwatch()
  const from = performance.now()
  const gone = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  let told = await stream.next()
  while (told) told = await stream.next()
  const [code] = await gone
  const drained = stopwatch.weigh(performance.now() - from)

  await site.start()
  await traffic.stop()
  expect(code).toBe(0)
  expect(drained).toBeLessThan(DRAIN_MS)
  expect(await readFaults()).toEqual([])
})

test.each(['exception', 'rejection'])(
  'an %s that nobody catches is logged without a trace of visitors, ends the process, and the next start is sound',
  async (crash) => {
    const inject = path.join(import.meta.dirname, 'support/crash-on-signal.mjs')
    site = await openSiteUnderFault({ CRASH: crash, NODE_OPTIONS: `--import=${inject}` })
    const { product } = await site.start()
    const { journal, target } = site
    const traffic = startTraffic({ target, journal, seed: SEED, visitors: 3 })
    await journal.waitForMore(10)
    const gone = once(product.process, 'exit')
    product.process.kill('SIGUSR2')
    const [code] = await gone
    await site.start()
    await journal.waitForMore(5)
    await traffic.stop()
    const lines = product.output().split('\n')
    const logged = lines.find((line) => line.includes('nobody caught this')) ?? '{}'
    expect(code).toBe(1)
    expect(JSON.parse(logged)).toMatchObject({ level: 60, err: { message: 'nobody caught this' } })
    expect(await readFaults()).toEqual([])
  },
)
