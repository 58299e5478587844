import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcileBookings } from '#server/features/bookings/calendly/reconcile-bookings.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { composeInviteeUri, type InviteeFacts } from '#tests/support/calendly-traffic.ts'
import { openLedgerWithCalendly } from '#tests/support/ledger-with-calendly.ts'
import { CALENDLY_TOKEN, type playCalendlyApi, sendJson } from '#tests/support/play-calendly-api.ts'

const [A, B, C] = ['AAA', 'BBB', 'CCC'].map((id) => composeInviteeUri(id)) as [
  string,
  string,
  string,
]
const START = new Date('2026-03-01T10:00:00.000Z')
const CREATED_AT = '2026-03-01T09:58:00.000Z'
const THURSDAY = '2026-03-05T15:00:00.000Z'

let ledger: Awaited<ReturnType<typeof openLedgerWithCalendly>>

beforeAll(async () => {
  ledger = await openLedgerWithCalendly()
})
beforeEach(() => ledger.reset(START))
afterAll(() => ledger.close())

const reconcile = () => reconcileBookings(ledger.deps)
const learn = (uri: string, facts: Partial<InviteeFacts> = {}) =>
  ledger.calendly.learn({ uri, startsAt: THURSDAY, createdAt: CREATED_AT, ...facts })

async function readBooking() {
  const [booking, ...others] = await ledger.db.select().from(bookings)
  expect(others).toEqual([])
  return booking
}
const listPaths = () => ledger.calendly.requests.map(({ path }) => path)

test('an address from outside is never called: only its ids go to the API that is configured', async () => {
  const { id } = await ledger.claim(A)
  for (const inviteeUri of [
    `${ledger.calendly.url}/scheduled_events/AAA/invitees/AAA`,
    'https://api.calendly.com/scheduled_events/AAA/invitees/../../users/me',
    'https://api.calendly.com/scheduled_events/AAA/invitees/AAA?x=1',
  ]) {
    await ledger.db.update(bookings).set({ inviteeUri }).where(eq(bookings.id, id))
    await reconcile()
    ledger.wait(60)
  }
  expect(ledger.calendly.requests).toEqual([])
  expect(await readBooking()).toMatchObject({ status: 'claimed' })
})

test('without a token nothing is asked', async () => {
  await ledger.claim(A)
  await reconcileBookings({
    ...ledger.deps,
    config: { ...ledger.deps.config, calendlyToken: undefined },
  })
  expect(ledger.calendly.requests).toEqual([])
})

test('a pause that Calendly asks for is kept for all bookings', async () => {
  await ledger.claim(A)
  await ledger.claim(B)
  learn(A)
  learn(B)
  ledger.calendly.answerAll((response) => sendJson(response, 429, {}, { 'retry-after': '300' }))
  await reconcile()
  expect(ledger.calendly.requests).toHaveLength(1)
  ledger.calendly.answerAll(null)
  ledger.wait(4.9)
  await reconcile()
  expect(ledger.calendly.requests).toHaveLength(1)
  ledger.wait(0.2)
  await reconcile()
  const rows = await ledger.db.select().from(bookings)
  expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

describe('when Calendly', () => {
  const answers: [
    string,
    Parameters<Awaited<ReturnType<typeof playCalendlyApi>>['answerAll']>[0],
  ][] = [
    ['fails', (response) => sendJson(response, 503, {})],
    ['refuses the token', (response) => sendJson(response, 401, {})],
    ['sends us elsewhere', (response) => sendJson(response, 302, {}, { location: '/elsewhere' })],
    ['answers with something that is no JSON', (response) => response.end('<html>')],
    [
      'answers with another invitee',
      (response) => sendJson(response, 200, { resource: { uri: C } }),
    ],
    ['answers without end', (response) => response.end('x'.repeat(1_000_000))],
    ['hangs up', (response) => response.destroy()],
  ]
  test.each(answers)(
    '%s, the claim stays, the run ends, and the next one asks again',
    async (_name, answer) => {
      await ledger.claim(A)
      await ledger.claim(B)
      learn(A)
      learn(B)
      ledger.calendly.answerAll(answer)
      await reconcile()
      expect(ledger.calendly.requests).toHaveLength(1)
      expect(ledger.log.join('')).toContain('Calendly could not be asked')
      expect(ledger.log.join('')).not.toContain(CALENDLY_TOKEN)
      ledger.calendly.answerAll(null)
      ledger.wait(1)
      await reconcile()
      const rows = await ledger.db.select().from(bookings)
      expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    },
  )
})

test('one run asks about twenty bookings at most, the next one about the others', async () => {
  const uris = Array.from({ length: 25 }, () => composeInviteeUri(randomUUID()))
  for (const uri of uris) {
    await ledger.claim(uri)
    learn(uri)
  }
  const isClaimed = eq(bookings.status, 'claimed')
  await reconcile()
  expect(await ledger.db.$count(bookings, isClaimed)).toBe(5)
  await reconcile()
  expect(await ledger.db.$count(bookings, isClaimed)).toBe(0)
})

test('two processes that ask at once ask about each booking once', async () => {
  const uris = Array.from({ length: 10 }, () => composeInviteeUri(randomUUID()))
  for (const uri of uris) {
    await ledger.claim(uri)
    learn(uri)
  }
  await Promise.all([reconcile(), reconcile(), reconcile()])
  expect(new Set(listPaths()).size).toBe(20)
  expect(listPaths()).toHaveLength(20)
})

test('confirmed calls are asked about before claims, of which anybody can make many', async () => {
  await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
  learn(A, { cancelledAt: '2026-03-01T10:30:00.000Z' })
  ledger.wait(60)
  for (let count = 0; count < 30; count += 1) await ledger.claim(composeInviteeUri(randomUUID()))
  await reconcile()
  expect(await ledger.db.$count(bookings, eq(bookings.status, 'cancelled'))).toBe(1)
  await ledger.claim(B)
  learn(B)
  await reconcile()
  expect(await ledger.db.$count(bookings, eq(bookings.status, 'confirmed'))).toBe(1)
})
