import { readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { openVisitor, type Visitor } from '#tests/faults/support/visitor.ts'
import { findPercentile, watchAnswers } from '#tests/faults/support/watch-answers.ts'

/** What one process admits, at two pages each; see `src/server/routes/conversation-live.ts`. */
const STREAMS = 2_000
const PAGES = 2
const CYCLES = 3
/** Each asks the database whose it is; what waits for that longer than seconds is refused. */
const AT_ONCE = 100
const BYTES_PER_STREAM = 40 * 1024
const DESCRIPTORS_IN_REST = 60
/** How long the process is left alone before it is measured. */
const SETTLE_MS = 2_000

let site: SiteUnderFault

beforeEach(async () => {
  const collect = path.join(import.meta.dirname, 'support/collect-on-signal.mjs')
  site = await openSiteUnderFault({ NODE_OPTIONS: `--import=${collect}` })
})
afterEach(() => site.close())

test(`${STREAMS} idle streams take little, hold nobody up, and leave nothing behind`, async () => {
  const stopwatch = createStopwatch()
  const { product } = await site.start()
  const processId = product.process.pid ?? 0
  const { journal, target } = site
  const random = createRandom(SEED)
  const visitors: Visitor[] = []
  while (visitors.length < STREAMS / PAGES) {
    const visitor = await openVisitor({ journal, target, random })
    if (visitor) visitors.push(visitor)
  }
  const readers = visitors.flatMap((visitor) => Array<Visitor>(PAGES).fill(visitor))
  const bytesBefore = await measureMemory(processId)
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const streams = await openAll(target.url, readers)
    const statuses = new Set(streams.map(({ statusCode }) => statusCode))
    const watch = watchAnswers(`${target.url}/api/health`)
    const late = await openVisitor({ journal, target, random })
    const refused = late && (await openStream(target.url, late))
    const perStream = ((await measureMemory(processId)) - bytesBefore) / STREAMS
    await delay(SETTLE_MS)
    const answers = await watch.stop()
    for (const stream of [...streams, refused]) stream?.destroy()
    await expect.poll(() => countDescriptors(processId)).toBeLessThan(DESCRIPTORS_IN_REST)

    console.log(`cycle ${cycle}: ${Math.round(perStream / 1024)} KB per stream`)
    expect(statuses).toEqual(new Set([200]))
    expect(refused?.statusCode).toBe(429)
    expect(perStream).toBeLessThan(BYTES_PER_STREAM)
    expect(stopwatch.weigh(findPercentile(answers, 0.95))).toBeLessThan(100)
  }
})

async function openAll(url: string, readers: readonly Visitor[]): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = []
  for (let start = 0; start < readers.length; start += AT_ONCE) {
    const group = readers.slice(start, start + AT_ONCE)
    streams.push(...(await Promise.all(group.map((visitor) => openStream(url, visitor)))))
  }
  return streams
}

/** Settles with the head of the answer; its body stays open. */
function openStream(url: string, visitor: Visitor): Promise<IncomingMessage> {
  const headers = { cookie: visitor.cookie, 'x-forwarded-for': visitor.address }
  return new Promise((resolve, reject) => {
    const address = `${url}/api/conversations/${visitor.conversationId}/live`
    get(address, { headers, agent: false }, (response) => {
      response.on('error', () => {})
      response.resume()
      resolve(response)
    }).on('error', reject)
  })
}

/** After the garbage is gone. */
async function measureMemory(processId: number): Promise<number> {
  process.kill(processId, 'SIGUSR2')
  await delay(SETTLE_MS)
  return readMemory(processId)
}

function readMemory(processId: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const countDescriptors = (processId: number) => readdirSync(`/proc/${processId}/fd`).length
