import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { type FaultPostgres, startFaultPostgres } from '#tests/faults/support/fault-postgres.ts'
import { createJournal } from '#tests/faults/support/journal.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { OWNER_ENV, signIn } from '#tests/faults/support/staff-browser.ts'
import { startTraffic } from '#tests/faults/support/traffic.ts'
import { openVisitor, type Target } from '#tests/faults/support/visitor.ts'
import { createWrongClock } from '#tests/faults/support/wrong-clock.ts'
import { CALENDLY_KEY, signMessage } from '#tests/support/calendly-traffic.ts'

const MINUTE_MS = 60_000
const MESSAGE = JSON.stringify({ event: 'invitee.created', created_at: '', payload: {} })

let postgres: FaultPostgres
let sites: SiteUnderFault[]

beforeEach(async () => {
  postgres = await startFaultPostgres()
  sites = []
})
afterEach(async () => {
  for (const site of sites) await site.close()
  await postgres.close()
})

/** A process of the one site, whose clock is wrong by so much. */
async function startWrong(errorMs: number, env: Record<string, string> = {}) {
  const site = await openSiteUnderFault({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one secret for all processes of a site',
    CALENDLY_WEBHOOK_SIGNING_KEY: CALENDLY_KEY,
    ...OWNER_ENV,
    ...env,
  })
  sites.push(site)
  const clock = await createWrongClock(site.dataDir, 'clock', errorMs)
  const { product } = await site.start(clock.env)
  return { site, product, url: product.url, put: (next: number) => clock.put(product, next) }
}

async function compare(journal: SiteUnderFault['journal']): Promise<string[]> {
  const pool = postgres.openPool()
  const faults = await compareWithDatabase(journal, pool)
  await pool.end()
  return faults
}

async function deliverSigned(url: string): Promise<number> {
  const headers = { 'calendly-webhook-signature': signMessage(MESSAGE, new Date()) }
  const { status } = await fetch(`${url}/api/webhooks/calendly`, {
    method: 'POST',
    headers,
    body: MESSAGE,
  })
  return status
}

async function openFrom(url: string, address: string) {
  const response = await fetch(`${url}/api/create-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{}',
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

test.each([
  { minutes: 1, webhook: 200 },
  { minutes: -1, webhook: 200 },
  { minutes: 10, webhook: 401 },
  { minutes: -10, webhook: 401 },
])(
  'two processes, one of which is wrong by $minutes min, keep one order, one count and one session',
  async ({ minutes, webhook }) => {
    const right = await startWrong(0, { LIMIT_FACTOR: '1' })
    const wrong = await startWrong(minutes * MINUTE_MS, { LIMIT_FACTOR: '1' })
    const urls = [right.url, wrong.url]

    const journal = createJournal()
    const target: Target = { url: right.url }
    const visitor = await openVisitor({ target, journal, random: createRandom(SEED) })
    for (let turn = 0; turn < 8; turn += 1) {
      target.url = urls[turn % 2] ?? ''
      expect((await visitor?.say(`We lose ${turn + 5} hours a week`))?.status).toBe(200)
    }
    expect(await compare(journal)).toEqual([])

    const opened = []
    for (let turn = 0; turn < 6; turn += 1) {
      opened.push(await openFrom(urls[turn % 2] ?? '', '10.200.0.1'))
    }
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    const retryAfter = opened.at(-1)?.retryAfter
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)

    for (const url of urls) {
      const staff = await signIn(url)
      expect(await Promise.all(urls.map(staff.look))).toEqual([200, 200])
      await staff.leave(url)
      expect(await Promise.all(urls.map(staff.look))).toEqual([401, 401])
    }

    // Refused, so that Calendly sends it again: to the other process, or when the clock is right.
    expect(await deliverSigned(right.url)).toBe(200)
    expect(await deliverSigned(wrong.url)).toBe(webhook)
    await wrong.put(0)
    await expect.poll(() => deliverSigned(wrong.url)).toBe(200)
  },
)

test('a clock that jumps ten minutes ahead and back under load loses nothing and signs nobody out', async () => {
  const { site, url, put } = await startWrong(0)
  const staff = await signIn(url)
  const traffic = startTraffic({ ...site, seed: SEED, visitors: 4 })
  for (const minutes of [10, -10, 0, -1, 1, 0]) {
    await put(minutes * MINUTE_MS)
    await site.journal.waitForMore(8)
    expect(await staff.look(url)).toBe(200)
  }
  await traffic.stop()
  expect(await compare(site.journal)).toEqual([])
})

/** Two seconds before each of these, and a call in the morning after it. */
test.each([
  ['a leap day begins', '2028-02-29T04:59:58Z', '2028-02-29T15:00:00.000Z'],
  ['a leap day ends', '2028-03-01T04:59:58Z', '2028-03-01T15:00:00.000Z'],
  ['summer time begins', '2027-03-14T06:59:58Z', '2027-03-15T14:00:00.000Z'],
  ['summer time ends', '2027-11-07T05:59:58Z', '2027-11-08T15:00:00.000Z'],
  ['a year begins', '2027-01-01T04:59:58Z', '2027-01-01T15:00:00.000Z'],
])(
  'the night in which %s is like any other, on a server in that zone too',
  async (_name, moment, startsAt) => {
    const zone = 'America/New_York'
    const { site, url, put } = await startWrong(0, { TZ: zone, BOOKING_TIME_ZONE: zone })
    await put(Date.parse(moment) - Date.now())
    const staff = await signIn(url)
    const traffic = startTraffic({ ...site, seed: SEED, visitors: 3 })
    await Promise.all([site.journal.waitForMore(12), delay(3_000)])
    await traffic.stop()
    const visitor = await openVisitor({ ...site, random: createRandom(SEED) })
    const caller = { startsAt, name: 'Dana Reyes', email: 'dana@harbor.example' }
    const booked = await visitor?.insist('/api/bookings', caller)
    expect([booked?.status, booked?.json.scheduledTime]).toEqual([201, startsAt])
    expect(await staff.look(url)).toBe(200)
    expect(await compare(site.journal)).toEqual([])
  },
)
