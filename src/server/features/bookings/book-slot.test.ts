import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SlotsReply } from '#contract/bookings.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-02T05:00:00.000Z')

let server: Awaited<ReturnType<typeof createTestApp>>
let free: string[]
let people = 0

beforeAll(async () => {
  server = await createTestApp({ clock: () => NOW, config: { limitFactor: 1 } })
  const reply = await createTestBrowser(server.app).call('/api/booking-slots')
  const { days } = SlotsReply.parse(await reply.json())
  free = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(bookings)
  await server.db.delete(rateLimits)
})

const from = (address: string) => createTestBrowser(server.app, address)

function book(visitor: TestBrowser, startsAt = '', email?: string): Promise<Response> {
  people += 1
  const person = { name: 'Dana', company: 'Harbor', email: email ?? `dana${people}@harbor.example` }
  return visitor.call('/api/bookings', { json: { startsAt, ...person } })
}

async function countBooked(answers: readonly Promise<Response>[]): Promise<number> {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 201).length
}

test('an address makes ten bookings an hour; slots that were taken do not count', async () => {
  const visitor = from('203.0.113.7')
  const [taken, ...others] = free
  expect((await book(from('203.0.113.8'), taken)).status).toBe(201)
  for (const startsAt of others.slice(0, 10)) {
    expect((await book(visitor, taken)).status).toBe(409)
    expect((await book(visitor, startsAt)).status).toBe(201)
  }
  const response = await book(visitor, others[10])
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect((await book(from('203.0.113.8'), others[10])).status).toBe(201)
})

test('an address cannot slip past the limit with many requests at one moment', async () => {
  const visitor = from('203.0.113.9')
  expect(await countBooked(free.slice(0, 30).map((startsAt) => book(visitor, startsAt)))).toBe(10)
})

test('nobody is mailed more than three bookings a day, from however many addresses they are made', async () => {
  const wishes = free.slice(0, 12).map((startsAt, host) => {
    const email = host % 2 ? 'Victim@Elsewhere.example' : 'victim@elsewhere.example'
    return book(from(`198.51.100.${host}`), startsAt, email)
  })
  expect(await countBooked(wishes)).toBe(3)
})

test('one mailbox is one contact, whatever is added behind its name', async () => {
  const wishes = free
    .slice(0, 8)
    .map((startsAt, host) =>
      book(from(`198.${host}.100.1`), startsAt, `victim+${host}@elsewhere.example`),
    )
  expect(await countBooked(wishes)).toBe(3)
})

test('who never talked to us shares twelve bookings an hour with the network; who did, does not', async () => {
  const wishes = free
    .slice(0, 24)
    .map((startsAt, host) => book(from(`198.51.101.${host}`), startsAt))
  expect(await countBooked(wishes)).toBe(12)

  const known = from('198.51.101.200')
  const opened = await known.call('/api/create-conversation', { json: {} })
  const { conversationId } = await opened.json()
  await known.call('/api/bd-agent-conversation', { json: { conversationId, message: 'Hello' } })
  expect((await book(known, free[40])).status).toBe(201)
})

test('no flood from changing networks closes the calendar for the next visitor', async () => {
  const warn = vi.spyOn(server.deps.logger, 'warn')
  const flood = free.slice(0, 60).map((startsAt, host) => book(from(`10.7.${host}.1`), startsAt))
  expect(await countBooked(flood)).toBe(60)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('bookings without a conversation'))
  expect((await book(from('203.0.113.20'), free[70])).status).toBe(201)
  // While it goes on, a network makes two and not twelve.
  expect((await book(from('203.0.113.21'), free[71])).status).toBe(201)
  const third = await book(from('203.0.113.22'), free[72])
  expect(third.status).toBe(429)
  expect((await book(from('203.0.114.22'), free[72])).status).toBe(201)
})
