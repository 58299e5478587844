import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import {
  measureReadiness,
  openSiteUnderFault,
  type SiteUnderFault,
} from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'

/** 6 in `npm test`, where they take seconds; the whole run has 50. */
const KILLS = Number(process.env.FAULTS_KILLS ?? 50)
const READY_MS = 5_000
/** Application and database together, with the log of the database to be replayed. */
const SLOWEST_MS = 10_000

let site: SiteUnderFault

beforeEach(async () => {
  site = await openSiteUnderFault()
})
afterEach(() => site.close())

test(`${KILLS} kills of application, database or both during mixed writes lose and double nothing`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const random = createRandom(SEED)
  const { journal, target } = site
  const stopwatch = createStopwatch()
  let { product } = await site.start()
  const traffic = startTraffic({ target, journal, seed: SEED, visitors: 5 })
  const waits: number[] = []
  const note = (tookMs: number) => waits.push(stopwatch.weigh(tookMs))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await journal.waitForMore(3 + random.below(12))
    const victim = random.pick(['application', 'database', 'both'])
    if (victim !== 'application') await site.killDatabase()
    if (victim === 'database') {
      note(await measureReadiness(target))
      continue
    }
    const gone = once(product.process, 'exit')
    product.process.kill('SIGKILL')
    await gone
    const started = await site.start()
    product = started.product
    note(started.readyMs)
  }
  await traffic.stop()
  const pool = site.openPool()
  const faults = await compareWithDatabase(journal, pool)
  await pool.end()
  const slowest = Math.round(Math.max(...waits))
  const judged = waits.filter((wait) => wait > 0)
  const median = Math.round(judged.toSorted((one, other) => one - other)[judged.length >> 1] ?? 0)
  console.log(
    `${journal.entries.length} acknowledged writes; of ${judged.length} starts that could be judged half took up to ${median} ms, the slowest ${slowest} ms; seed ${SEED}`,
  )
  expect(faults).toEqual([])
  expect(median).toBeLessThan(READY_MS)
  expect(slowest).toBeLessThan(SLOWEST_MS)
})
