import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultPostgres, startFaultPostgres } from '#tests/faults/support/fault-postgres.ts'
import {
  measureReadiness,
  openSiteUnderFault,
  type SiteUnderFault,
} from '#tests/faults/support/site-under-fault.ts'
import { tellStory } from '#tests/support/calendly-story.ts'
import { CALENDLY_KEY, signMessage } from '#tests/support/calendly-traffic.ts'

const HOUR_MS = 3_600_000
/** A call that was booked and then moved: three messages, told months ago. */
const MOVED = {
  moves: 1,
  end: 'none',
  isClaimed: false,
  isOffered: false,
  isSparse: false,
} as const
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

let postgres: FaultPostgres
let site: SiteUnderFault

beforeEach(async () => {
  postgres = await startFaultPostgres()
  site = await openSiteUnderFault({
    DATABASE_URL: postgres.url,
    CALENDLY_WEBHOOK_SIGNING_KEY: CALENDLY_KEY,
  })
  await site.start()
})
afterEach(async () => {
  await site.close()
  await postgres.close()
})

/** @returns the statuses of so many deliveries at once; 0 where there was no answer. */
function deliver(message: string, { times = 1, signedAt = new Date() } = {}): Promise<number[]> {
  const headers = { 'calendly-webhook-signature': signMessage(message, signedAt) }
  const post = async () => {
    const url = `${site.target.url}/api/webhooks/calendly`
    const response = await fetch(url, { method: 'POST', headers, body: message }).catch(() => null)
    await response?.arrayBuffer()
    return response?.status ?? 0
  }
  return Promise.all(Array.from({ length: times }, post))
}

async function read(query: string): Promise<Record<string, unknown>[]> {
  const pool = postgres.openPool()
  const { rows } = await pool.query(query)
  await pool.end()
  return rows
}

const COUNT_MESSAGES =
  'select count(*)::int as kept, count(processed_at)::int as processed from calendly_inbox'
const READ_BOOKINGS = `select status, starts_at as "startsAt", invitee_uri as "inviteeUri", moves from bookings`

async function waitUntilProcessed(count: number): Promise<void> {
  await expect.poll(() => read(COUNT_MESSAGES)).toEqual([{ kept: count, processed: count }])
}

const standing = ({ outcome }: ReturnType<typeof tellStory>) => ({
  ...outcome,
  startsAt: new Date(outcome.startsAt),
})

test('messages that come while the database is away are asked for again, and make one booking when they come back', async () => {
  const story = tellStory('outage', MOVED, null)
  await postgres.stopAtOnce()
  for (const message of story.messages) {
    expect(await deliver(message, { times: 5 })).toEqual(Array(5).fill(503))
  }
  await postgres.start()
  await measureReadiness(site.target)
  // The answer to the first delivery is lost on its way; whether it was kept, Calendly cannot know.
  postgres.proxy.resetAt('calendly_inbox', 1)
  for (const message of story.messages) {
    while ((await deliver(message))[0] !== 200) await delay(100)
    expect(await deliver(message, { times: 5 })).toEqual(Array(5).fill(200))
  }
  await waitUntilProcessed(3)
  expect(await read(READ_BOOKINGS)).toEqual([standing(story)])
})

test('booked, cancelled and moved make the same booking in all six orders, twenty times each, and again later', async () => {
  const stories = ORDERS.map((order, index) => {
    const story = tellStory(`order-${index}`, MOVED, null)
    return { story, messages: order.map((place) => story.messages[place] ?? '') }
  })
  const all = stories.flatMap(({ messages }) => messages)
  for (const message of all) {
    expect(await deliver(message, { times: 20 })).toEqual(Array(20).fill(200))
  }
  await waitUntilProcessed(all.length)
  const anHourAgo = new Date(Date.now() - HOUR_MS)
  for (const message of all) {
    expect(await deliver(message, { signedAt: anHourAgo })).toEqual([401])
    expect(await deliver(message)).toEqual([200])
  }
  await waitUntilProcessed(all.length)
  const found = await read(READ_BOOKINGS)
  expect(found).toHaveLength(stories.length)
  expect(found).toEqual(expect.arrayContaining(stories.map(({ story }) => standing(story))))
})
