import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { median } from '#tests/bench/median.ts'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { type FaultPostgres, startFaultPostgres } from '#tests/faults/support/fault-postgres.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import {
  measureReadiness,
  openSiteUnderFault,
  type SiteUnderFault,
} from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'
import { openVisitor } from '#tests/faults/support/visitor.ts'
import { findPercentile, watchAnswers } from '#tests/faults/support/watch-answers.ts'

const OUTAGE_MS = Number(process.env.FAULTS_OUTAGE_MS ?? 10_000)
const HANG_MS = Number(process.env.FAULTS_HANG_MS ?? 20_000)
/** Of a turn, where the way to the database and back takes 50 ms. */
const TURN_MS = 500
/** The product's pool and its ear for news, and as much again for connections that are on their way out. */
const CONNECTIONS_MAX = 24

let postgres: FaultPostgres
let site: SiteUnderFault

beforeEach(async () => {
  postgres = await startFaultPostgres()
  site = await openSiteUnderFault({ DATABASE_URL: postgres.url })
})
afterEach(async () => {
  await postgres.signal('SIGCONT')
  await site.close()
  await postgres.close()
})

const readFaults = async () => {
  const pool = postgres.openPool()
  const faults = await compareWithDatabase(site.journal, pool)
  await pool.end()
  return faults
}

async function startWithTraffic() {
  const started = await site.start()
  const { journal, target } = site
  const traffic = startTraffic({ target, journal, seed: SEED, visitors: 5 })
  await journal.waitForMore(10)
  return { ...started, traffic }
}

test('a database that stops at once is refused for quickly, pages go on, and it recovers by itself', async () => {
  const stopwatch = createStopwatch()
  const { product, traffic } = await startWithTraffic()
  await postgres.stopAtOnce()
  const api = watchAnswers(`${site.target.url}/api/booking-slots`)
  const pages = watchAnswers(`${site.target.url}/`)
  await delay(OUTAGE_MS)
  const refused = await api.stop()
  const served = await pages.stop()
  await postgres.start()
  const recovery = await measureReadiness(site.target)
  await site.journal.waitForMore(10)
  await traffic.stop()

  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(stopwatch.weigh(findPercentile(refused, 1))).toBeLessThan(2_000)
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
  expect(stopwatch.weigh(recovery)).toBeLessThan(5_000)
  expect(postgres.proxy.countLinks()).toBeLessThan(CONNECTIONS_MAX)
  expect(product.process.exitCode).toBe(null)
  expect(await readFaults()).toEqual([])
})

test('a database that hangs holds requests up no longer than its limits, and nobody else', async () => {
  const stopwatch = createStopwatch()
  const { product, traffic } = await startWithTraffic()
  await postgres.signal('SIGSTOP')
  postgres.proxy.spoil('silent')
  const health = watchAnswers(`${site.target.url}/api/health`)
  const pages = watchAnswers(`${site.target.url}/`)
  const api = watchAnswers(`${site.target.url}/api/booking-slots`)
  await delay(HANG_MS)
  const alive = await health.stop()
  const served = await pages.stop()
  postgres.proxy.spoil('down')
  postgres.proxy.spoil('none')
  await postgres.signal('SIGCONT')
  const refused = await api.stop()
  await measureReadiness(site.target)
  await site.journal.waitForMore(10)
  await traffic.stop()

  expect(stopwatch.weigh(findPercentile(alive, 0.99))).toBeLessThan(200)
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(refused.slice(0, -1).map(({ status }) => status))).toEqual(new Set([503]))
  expect(stopwatch.weigh(findPercentile(refused, 1))).toBeLessThan(12_000)
  expect(postgres.proxy.countLinks()).toBeLessThan(CONNECTIONS_MAX)
  expect(product.process.exitCode).toBe(null)
  expect(await readFaults()).toEqual([])
})

test('a connection reset at any step of a turn leaves all of it or nothing, and asking again stores it once', async () => {
  const { product } = await site.start()
  const visitor = await openVisitor({ ...site, random: createRandom(SEED) })
  const steps = [
    'begin',
    'for update',
    'insert into "diagnostic_messages"',
    'insert into "diagnostic_turns"',
    'update "diagnostic_conversations"',
    'commit',
  ]
  for (const step of steps) {
    const reset = postgres.proxy.resetAt(step, 2)
    const settled = await visitor?.say(`We lose 10 hours a week (${step})`)
    expect([step, settled?.status, reset.countLeft()]).toEqual([step, 200, 0])
  }
  const pool = postgres.openPool()
  const { rows } = await pool.query('select count(*)::int as count from diagnostic_turns')
  await pool.end()
  expect(rows[0].count).toBe(steps.length)
  expect(product.process.exitCode).toBe(null)
  expect(await readFaults()).toEqual([])
})

test('a slow and sliced way to the database loses nothing', async () => {
  const { traffic } = await startWithTraffic()
  for (const toxic of ['sliced', { slow: 30 }, 'none'] as const) {
    postgres.proxy.spoil(toxic)
    await site.journal.waitForMore(10)
  }
  await traffic.stop()
  expect(await readFaults()).toEqual([])
})

test('with 50 ms to the database and back, a turn takes half a second at most', async () => {
  const stopwatch = createStopwatch()
  await site.start()
  const random = createRandom(SEED)
  const first = await openVisitor({ ...site, random })
  // The first message compiles every pattern.
  await first?.say('We lose 10 hours a week')
  postgres.proxy.spoil({ slow: 25 })
  const times: Record<'message' | 'address', number[]> = { message: [], address: [] }
  for (let count = 0; count < 10; count += 1) {
    const visitor = await openVisitor({ ...site, random })
    const measure = async (kind: keyof typeof times, text: string) => {
      const from = performance.now()
      expect((await visitor?.say(text))?.status).toBe(200)
      times[kind].push(performance.now() - from)
    }
    await measure('message', `We lose ${count + 10} hours a week to invoices`)
    await measure('address', `I am Dana, dana${count}@harborfreightco.com`)
  }
  const [message = 0, address = 0] = Object.values(times).map(median)
  console.log(`a message ${Math.round(message)} ms, one with an address ${Math.round(address)} ms`)
  expect(stopwatch.weigh(message)).toBeLessThan(TURN_MS)
  expect(stopwatch.weigh(address)).toBeLessThan(TURN_MS)
})

test('when every connection waits for a lock, requests are refused soon and health is not asked', async () => {
  const stopwatch = createStopwatch()
  await site.start()
  const { journal, target } = site
  const random = createRandom(SEED)
  const visitors = await Promise.all(
    Array.from({ length: 20 }, () => openVisitor({ target, journal, random })),
  )
  const pool = postgres.openPool()
  const blocker = await pool.connect()
  await blocker.query('begin; select * from diagnostic_conversations for update')
  const health = watchAnswers(`${target.url}/api/health`)
  const said = visitors.map((visitor, index) =>
    visitor?.send('/api/bd-agent-conversation', {
      conversationId: visitor.conversationId,
      message: `We lose ${index + 5} hours a week`,
      turnId: crypto.randomUUID(),
    }),
  )
  const from = performance.now()
  const answers = await Promise.all(said)
  const took = performance.now() - from
  const alive = await health.stop()
  await blocker.query('rollback')
  blocker.release()
  await pool.end()

  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([503]))
  expect(stopwatch.weigh(took)).toBeLessThan(12_000)
  expect(stopwatch.weigh(findPercentile(alive, 0.99))).toBeLessThan(200)
  expect(await measureReadiness(target)).toBeLessThan(5_000)
  const again = await visitors[0]?.say('We lose 12 hours a week')
  expect(again?.status).toBe(200)
  expect(await readFaults()).toEqual([])
})
