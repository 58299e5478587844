import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { warmUp } from '#server/features/chat/agent-thread/warm-up.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import { type Flight, watchStatements } from '#tests/support/watch-statements.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string

beforeAll(async () => {
  const brain = createOfflineBrain()
  await warmUp(brain)
  server = await createTestApp({ brain })
  // The patterns are compiled here, which takes long where others test beside it.
}, 60_000)
beforeEach(async () => {
  browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
})
afterAll(() => server.close())

async function say(message: string, turnId: string = randomUUID()) {
  const json = { conversationId, message, turnId }
  const response = await browser.call('/api/bd-agent-conversation', { json })
  expect(response.status).toBe(200)
}

async function correct(slot: string, value: string) {
  const json = { conversationId, slot, value, turnId: randomUUID() }
  const response = await browser.call('/api/correct-fact', { json })
  expect(response.status).toBe(200)
}

async function open() {
  const response = await browser.call('/api/create-conversation', { json: {} })
  expect(response.status).toBe(201)
}

/** Every one costs each visitor the way to the database and back: what stands here may fall, and not rise. */
const COSTS: {
  request: string
  trips: number
  prepare?: () => Promise<void>
  ask: () => Promise<void>
}[] = [
  // Limits; the secret that the browser has; the rows.
  { request: 'a conversation that is opened', trips: 3, ask: open },
  // Limits; begin and the lock with what is known; all that is written; commit.
  { request: 'a message', trips: 4, ask: () => say('We key 45 hours of invoices a week.') },
  {
    request: 'a message of somebody who is known',
    trips: 4,
    prepare: () => say('I am Dana, dana@harborfreightco.com'),
    ask: () => say('We key 45 hours of invoices a week.'),
  },
  // Besides: bookings; the lead. Its deliveries and its mail go out with the rest.
  { request: 'a message with an address', trips: 6, ask: () => say('sam@brambleforge.com') },
  { request: 'a corrected fact', trips: 4, ask: () => correct('manual_hours', '12') },
]

test.each(COSTS)('$request takes $trips round trips', async ({ trips, prepare, ask }) => {
  await prepare?.()
  const flights = await watchStatements(server.db, ask)
  expect(flights, describeFlights(flights)).toHaveLength(trips)
})

test('a message that comes again takes begin with the lock, and commit', async () => {
  const turnId = randomUUID()
  await say('Hello', turnId)
  const flights = await watchStatements(server.db, () => say('Hello', turnId))
  expect(flights, describeFlights(flights)).toHaveLength(2)
})

test('all of a message is one transaction, and the conversation is written once in it', async () => {
  await say('I am Dana, dana@harborfreightco.com')
  const statements = (await watchStatements(server.db, () => say('We use Excel.'))).flat()
  expect(statements.filter((text) => text === 'begin')).toHaveLength(1)
  const writes = statements.join('\n').match(/update "diagnostic_conversations"/g)
  expect(writes).toHaveLength(1)
})

function describeFlights(flights: readonly Flight[]): string {
  return flights.map((flight, index) => `${index + 1}. ${flight.join('\n   ')}`).join('\n')
}
