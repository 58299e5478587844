import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OPEN_STREAMS } from '#server/platform/limits/limits.ts'
import {
  COLLECT_ON_SIGNAL,
  countDescriptors,
  DESCRIPTORS_IN_REST,
  measureMemory,
  readProcessorSeconds,
  SETTLE_MS,
} from '#tests/faults/support/measure-process.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { startStreamHolder } from '#tests/faults/support/stream-holder.ts'
import { openVisitor, type Visitor } from '#tests/faults/support/visitor.ts'
import { findPercentile, watchAnswers } from '#tests/faults/support/watch-answers.ts'

/** What one process admits. */
const STREAMS = OPEN_STREAMS.ofVisitors
const PAGES = OPEN_STREAMS.perConversation
const CYCLES = 3
/** Conversations that are opened side by side, before there is anything to measure. */
const AT_ONCE = 10
const MEGABYTE = 1024 * 1024
const BYTES_PER_STREAM = 40 * 1024
/** What all storms together may leave in the heap, which holds more than streams. */
const KEPT_BYTES_MAX = 40 * MEGABYTE
/** Streams are built of objects that watch each other, which takes several collections to fall apart. */
const FALL_APART_MS = 60_000
/** Every stream gets two heartbeats in this time, and is asked once whether it still may be read. */
const HOLD_MS = Number(process.env.FAULTS_HOLD_MS ?? 45_000)
/** The greeting, and the heartbeats of a hold that is long enough for one. */
const HEARD = HOLD_MS > 25_000 ? 2 : 1
/** Of one processor, for streams on which nothing happens. */
const IDLE_SHARE = 0.5

let site: SiteUnderFault
let holder: ReturnType<typeof startStreamHolder>

beforeEach(async () => {
  site = await openSiteUnderFault()
  holder = startStreamHolder()
})
afterEach(async () => {
  holder.close()
  await site.close()
})

async function openVisitors(count: number): Promise<Visitor[]> {
  const random = createRandom(SEED)
  const visitors: Visitor[] = []
  const openSome = async () => {
    while (visitors.length < count) {
      const visitor = await openVisitor({ ...site, random })
      if (visitor) visitors.push(visitor)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openSome))
  return visitors.slice(0, count)
}

test(`${STREAMS} idle streams take little, hold nobody up, and leave nothing behind`, {
  timeout: 600_000,
}, async () => {
  const stopwatch = createStopwatch()
  const memoryFile = path.join(site.dataDir, 'memory.json')
  const { product } = await site.start({
    NODE_OPTIONS: COLLECT_ON_SIGNAL,
    MEMORY_FILE: memoryFile,
  })
  const processId = product.process.pid ?? 0
  const [late, ...visitors] = await openVisitors(1 + STREAMS / PAGES)
  const readers = visitors.flatMap((visitor) => Array<Visitor>(PAGES).fill(visitor))
  const measureHeap = async () => {
    const { heapUsed, external, resident } = await measureMemory(processId, memoryFile)
    console.log(`${Math.round(resident / MEGABYTE)} MB resident`)
    return heapUsed + external
  }
  const heapBefore = await measureHeap()
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    const from = performance.now()
    const opened = await holder.open(site.target, readers)
    const openedMs = performance.now() - from
    const refused = await late?.read(`/api/conversations/${late.conversationId}/live`)
    const perStream = ((await measureHeap()) - heapBefore) / STREAMS

    const secondsBefore = readProcessorSeconds(processId)
    const watch = watchAnswers(`${site.target.url}/api/health`)
    const heldMs = cycle === CYCLES ? HOLD_MS : SETTLE_MS
    await delay(heldMs)
    const p95Ms = findPercentile(await watch.stop(), 0.95)
    const share = (readProcessorSeconds(processId) - secondsBefore) / (heldMs / 1_000)
    const held = await holder.leave()
    await expect.poll(() => countDescriptors(processId)).toBeLessThan(DESCRIPTORS_IN_REST)

    console.log(
      `cycle ${cycle}: opened in ${Math.round(openedMs)} ms, ${Math.round(perStream / 1024)} KB each, p95 ${Math.round(p95Ms)} ms, ${Math.round(share * 100)} % of a processor`,
    )
    expect(opened).toMatchObject({ statuses: [200], open: STREAMS })
    expect(held).toMatchObject({ statuses: [200], open: STREAMS })
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(perStream).toBeLessThan(BYTES_PER_STREAM)
    expect(stopwatch.weigh(p95Ms)).toBeLessThan(100)
    if (cycle < CYCLES) continue
    expect(held.quietest).toBeGreaterThanOrEqual(HEARD)
    expect(share).toBeLessThan(IDLE_SHARE)
  }
  await expect
    .poll(async () => (await measureHeap()) - heapBefore, { timeout: FALL_APART_MS })
    .toBeLessThan(KEPT_BYTES_MAX)
})
