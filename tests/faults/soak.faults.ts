import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import {
  COLLECT_ON_SIGNAL,
  countDescriptors,
  DESCRIPTORS_IN_REST,
  type Memory,
  measureMemory,
} from '#tests/faults/support/measure-process.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { startSteadyVisits } from '#tests/faults/support/steady-visits.ts'

/** Set to 1800 for the half hour that a leak of a hundred bytes a request would show in. */
const SECONDS = Number(process.env.FAULTS_SOAK_SECONDS ?? 75)
const WARM_UP_MS = 20_000
const PER_SECOND = 50
const HEAP_MEGABYTES = 256
const SAMPLES = 9
const MEGABYTE = 1024 * 1024
/** From the first third to the last, whatever the length. What is resident is mostly garbage that comes and goes. */
const GROWTH_MAX = { heapUsed: 8 * MEGABYTE, resident: 64 * MEGABYTE }

let site: SiteUnderFault
let memoryFile: string

beforeEach(async () => {
  site = await openSiteUnderFault()
  memoryFile = path.join(site.dataDir, 'memory.json')
})
afterEach(() => site.close())

/** The middle, so that one sample in a busy moment counts for nothing. */
const findMedian = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function findGrowth(samples: readonly Memory[], name: keyof Memory): number {
  const third = Math.floor(samples.length / 3)
  const middle = (some: readonly Memory[]) => findMedian(some.map((sample) => sample[name]))
  return middle(samples.slice(-third)) - middle(samples.slice(0, third))
}

test(`${SECONDS} s of ${PER_SECOND} requests a second in a heap of ${HEAP_MEGABYTES} MB leave nothing behind`, {
  timeout: (SECONDS + 180) * 1_000,
}, async () => {
  const { product } = await site.start({
    NODE_OPTIONS: `${COLLECT_ON_SIGNAL} --max-old-space-size=${HEAP_MEGABYTES}`,
    MEMORY_FILE: memoryFile,
  })
  const processId = product.process.pid ?? 0
  const visits = startSteadyVisits(
    { ...site, random: createRandom(SEED) },
    { perSecond: PER_SECOND },
  )
  await delay(WARM_UP_MS)
  const samples: Memory[] = []
  const [askedBefore, from] = [visits.countAsked(), performance.now()]
  while (samples.length < SAMPLES) {
    await delay((SECONDS * 1_000) / SAMPLES)
    samples.push(await measureMemory(processId, memoryFile))
  }
  const rate = (visits.countAsked() - askedBefore) / ((performance.now() - from) / 1_000)
  const statuses = await visits.stop()

  const growth = {
    heapUsed: findGrowth(samples, 'heapUsed'),
    resident: findGrowth(samples, 'resident'),
  }
  const last = samples.at(-1)
  console.log(`${rate.toFixed(0)} requests a second; grown by`, growth, 'to', last)
  expect(new Set(statuses.keys())).toEqual(new Set([200, 404]))
  expect(product.process.exitCode).toBe(null)
  expect(growth.heapUsed).toBeLessThan(GROWTH_MAX.heapUsed)
  expect(growth.resident).toBeLessThan(GROWTH_MAX.resident)
  await expect.poll(() => countDescriptors(processId)).toBeLessThan(DESCRIPTORS_IN_REST)
  const pool = site.openPool()
  const faults = await compareWithDatabase(site.journal, pool)
  await pool.end()
  expect(faults).toEqual([])
})
