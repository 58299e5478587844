import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { createBookingVisitor } from '#tests/support/manage-booking.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

/** Something that a page asks for; called again, it is the same request once more. */
type Act = () => Promise<Response>

const DANA = { email: 'dana.reed@firm.example', password: 'correct horse battery' }
const SAM = { email: 'sam@firm.example', password: 'correct horse battery' }
const PERSON = { name: 'Mia', email: 'mia@harbor.example', company: 'Harbor' }
const REQUEST = {
  ...{ name: 'Mia', company: 'Harbor', challenge: 'Invoices are typed twice.' },
  ...{ contactMethod: 'email', contactDetail: PERSON.email },
}
/** What is counted and when somebody was last seen: a repeat is counted, too. */
const COUNTED = ['rate_limits', 'session', 'page_counts']

let server: Awaited<ReturnType<typeof createTestApp>>
let booker: ReturnType<typeof createBookingVisitor>
let dana: TestBrowser
let sam: TestBrowser
let now = new Date('2026-03-02T15:00:00.000Z')

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain(), clock: () => now })
  booker = createBookingVisitor(server.app)
  for (const person of [DANA, SAM]) await createAdmin(server.deps, person)
  dana = await signIn(DANA)
  sam = await signIn(SAM)
})
afterAll(() => server.close())

async function signIn(json: typeof DANA): Promise<TestBrowser> {
  const browser = createTestBrowser(server.app)
  expect((await browser.call('/api/auth/sign-in/email', { json })).status).toBe(200)
  return browser
}

async function startTalk() {
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const say = (message: string, turnId: string = randomUUID()) =>
    visitor.call('/api/bd-agent-conversation', { json: { conversationId, message, turnId } })
  const staffPath = (act: string) => `/api/admin/conversations/${conversationId}/${act}`
  return { visitor, conversationId, say, staffPath }
}

async function takenTalk() {
  const talk = await startTalk()
  await dana.call(talk.staffPath('take'), { json: { name: 'Dana' } })
  return talk
}

async function findFreeTime(): Promise<string> {
  return (await booker.listFreeTimes())[0] ?? ''
}

/** Every call that changes something and that a page may send again, set up up to the call itself. */
const ACTS: Record<string, () => Promise<Act>> = {
  'a message': async () => {
    const { say } = await startTalk()
    const turnId = randomUUID()
    return () => say('We lose 30 hours a week to invoices', turnId)
  },
  'a correction': async () => {
    const { visitor, conversationId, say } = await startTalk()
    await say('We are a team of 12 people')
    const fact = { slot: 'team_size', value: 14 }
    const json = { conversationId, turnId: randomUUID(), ...fact }
    return () => visitor.call('/api/correct-fact', { json })
  },
  'the audit form': async () => {
    const json = { ...REQUEST, attemptId: randomUUID() }
    return () => createTestBrowser(server.app).call('/api/audit-requests', { json })
  },
  'a booking': async () => {
    const json = { ...PERSON, startsAt: await findFreeTime(), attemptId: randomUUID() }
    return () => createTestBrowser(server.app).call('/api/bookings', { json })
  },
  'a move': async () => {
    const { manageKey } = await booker.bookFirstFree()
    const target = (await booker.listFreeTimes()).at(-1) ?? ''
    return () => booker.move(manageKey, target)
  },
  'a cancellation': async () => {
    const { manageKey } = await booker.bookFirstFree()
    return () => booker.cancel(manageKey, 'No time')
  },
  'a calendar that was opened': async () => {
    const { visitor, conversationId } = await startTalk()
    return () => visitor.call('/api/bookings/opened', { json: { conversationId } })
  },
  'taking a conversation over': async () => {
    const { staffPath } = await startTalk()
    return () => dana.call(staffPath('take'), { json: { name: 'Dana' } })
  },
  'taking it over from a colleague': async () => {
    const { staffPath } = await takenTalk()
    const taken = await (await dana.call(staffPath('takeover'))).json()
    const json = { name: 'Sam', insteadOf: taken.taken_by.id }
    return () => sam.call(staffPath('take'), { json })
  },
  'a message of staff': async () => {
    const { staffPath } = await takenTalk()
    const json = { id: randomUUID(), text: 'Good morning.' }
    return () => dana.call(staffPath('messages'), { json })
  },
  'handing it back': async () => {
    const { staffPath } = await takenTalk()
    return () => dana.call(staffPath('hand-back'), { method: 'POST' })
  },
  'a note': async () => {
    await createTestBrowser(server.app).call('/api/audit-requests', { json: REQUEST })
    const [lead] = await server.db.select({ id: leads.id }).from(leads)
    const json = { id: randomUUID(), text: 'Call on Monday.' }
    return () => dana.call(`/api/admin/leads/${lead?.id}/notes`, { json })
  },
}

/** Stored answers come back with their fields in another order. */
const readAnswer = (text: string) => (text === '' ? null : JSON.parse(text))

async function dumpAll(): Promise<[string, string[]][]> {
  const tables = [...(await dumpDatabase(server.db))]
  return tables
    .filter(([name]) => !COUNTED.includes(name))
    .map(([name, rows]) => [name, rows.toSorted()])
}

test.each(Object.entries(ACTS))(
  '%s, sent again because its answer was lost, is done once',
  async (_, prepare) => {
    const repeats = fc.array(fc.integer({ min: 0, max: 3_600 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(repeats, async (waits) => {
        const act = await prepare()
        const first = await act()
        expect(first.status).toBeLessThan(300)
        const answer = readAnswer(await first.text())
        const stored = await dumpAll()
        for (const seconds of waits) {
          now = new Date(now.getTime() + seconds * 1000)
          const again = await act()
          expect({ status: again.status, answer: readAnswer(await again.text()) }).toEqual({
            status: first.status,
            answer,
          })
        }
        expect(await dumpAll()).toEqual(stored)
      }),
      { numRuns: 5, seed: 1 },
    )
  },
)
