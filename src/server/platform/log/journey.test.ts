import { afterAll, beforeAll, expect, test } from 'vitest'
import { SlotsReply } from '#contract/bookings.ts'
import { CreateConversationReply } from '#contract/conversations.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'rosalind@firm.example', password: 'correct horse battery' }
const ADDRESS = '203.0.113.77'
const AGENT = 'Curious Browser 9'
/** All that the visitor and the admin give away, as a search would look for it. */
const PRIVATE = [
  'dana',
  'reyes',
  'harborfreight',
  '555-0134',
  '5550134',
  'bills of lading',
  'rosalind',
  'correct horse',
  'wrong battery',
  ADDRESS,
  AGENT,
  'utm_source',
  'newsletter',
]

let server: Awaited<ReturnType<typeof createTestApp>>
const logged: string[] = []
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => void logged.push(line) })
  server = await createTestApp({ brain: createOfflineBrain(), logger })
  await createAdmin(server.deps, ADMIN)
})
afterAll(() => server.close())

test('a whole journey at the finest level leaves no person and no secret in the log', async () => {
  const visitor = createTestBrowser(server.app, ADDRESS)
  const headers = { 'user-agent': AGENT }
  const opened = await visitor.call('/api/create-conversation?utm_source=newsletter', {
    json: {},
    headers,
  })
  const { conversationId } = CreateConversationReply.parse(await opened.json())
  for (const message of [
    "I'm Dana Reyes from Harbor Freight, harborfreightco.com, dana@harborfreightco.com.",
    'We key 45 hours of bills of lading a week. Call me at +1 202 555-0134.',
  ]) {
    const json = { conversationId, message }
    expect((await visitor.call('/api/bd-agent-conversation', { json, headers })).status).toBe(200)
  }
  const { days } = SlotsReply.parse(await (await visitor.call('/api/booking-slots')).json())
  const booking = {
    startsAt: days.at(1)?.slots.at(0)?.startsAt,
    name: 'Dana Reyes',
    email: 'dana@harborfreightco.com',
  }
  const booked = await visitor.call('/api/bookings', { json: booking })
  expect(booked.status).toBe(201)
  const { manageKey = '' } = (await booked.json()) as { manageKey?: string }
  await visitor.call('/api/bookings', { json: { ...booking, email: 'not an address of dana' } })
  await visitor.call('/api/conversations/dana@harborfreightco.com')
  await visitor.call('/api/nothing-of/dana@harborfreightco.com?email=dana@harborfreightco.com')
  await visitor.call('/api/bd-agent-conversation', { body: '{"message": "dana', method: 'POST' })
  const staff = createTestBrowser(server.app, ADDRESS)
  const wrong = { email: ADMIN.email, password: 'wrong battery staple' }
  expect((await staff.call('/api/auth/sign-in/email', { json: wrong })).status).toBe(401)
  expect((await staff.call('/api/auth/sign-in/email', { json: ADMIN })).status).toBe(200)
  expect((await staff.call('/api/admin/conversations?text=dana')).status).toBe(200)
  expect((await staff.call(`/api/admin/conversations/${conversationId}/messages`)).status).toBe(200)

  const text = logged.join('').toLowerCase()
  expect(logged.length).toBeGreaterThan(10)
  const secrets = [...visitor.cookies.values(), ...staff.cookies.values(), manageKey]
  const kept = [...PRIVATE, ...secrets, server.deps.config.authSecret, conversationId]
  for (const word of kept.filter((one) => one !== '')) {
    expect(text, word).not.toContain(word.toLowerCase())
  }
})

test('each request is one line: its route, its outcome, how long it took, and the id that the answer names', async () => {
  const before = logged.length
  const visitor = createTestBrowser(server.app)
  const id = '00000000-0000-4000-8000-000000000000'
  const answer = await visitor.call(`/api/conversations/${id}?secret=1`)
  const lines = logged.slice(before).map((line) => JSON.parse(line))
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/conversations/:id',
      status: 404,
      durationMs: expect.any(Number),
      msg: 'request',
    },
  ])
})

test.each([
  ['/api/health', 20, '/api/health'],
  ['/api/no/such/thing', 30, 'none'],
])('%s is told at level %i', async (path, level, route) => {
  const before = logged.length
  await createTestBrowser(server.app).call(path)
  expect(logged.slice(before).map((line) => JSON.parse(line))).toMatchObject([{ level, route }])
})
