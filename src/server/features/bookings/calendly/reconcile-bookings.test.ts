import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcileBookings } from '#server/features/bookings/calendly/reconcile-bookings.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { composeInviteeUri, type InviteeFacts } from '#tests/support/calendly-traffic.ts'
import { openLedgerWithCalendly } from '#tests/support/ledger-with-calendly.ts'
import { CALENDLY_TOKEN } from '#tests/support/play-calendly-api.ts'

const [A, B, C] = ['AAA', 'BBB', 'CCC'].map((id) => composeInviteeUri(id)) as [
  string,
  string,
  string,
]
const START = new Date('2026-03-01T10:00:00.000Z')
const CREATED_AT = '2026-03-01T09:58:00.000Z'
const THURSDAY = '2026-03-05T15:00:00.000Z'
const FRIDAY = '2026-03-06T15:00:00.000Z'
const SATURDAY = '2026-03-07T15:00:00.000Z'

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
const readHistory = () => ledger.db.select().from(bookingEvents).orderBy(bookingEvents.at)
const ASKED_ABOUT_A = ['/scheduled_events/AAA/invitees/AAA', '/scheduled_events/AAA']

describe('Calendly is asked', () => {
  test('about a claim at once, and what it says is recorded as asked', async () => {
    await ledger.claim(A)
    learn(A)
    await reconcile()
    expect(listPaths()).toEqual(ASKED_ABOUT_A)
    expect(ledger.calendly.requests[0]?.authorization).toBe(`Bearer ${CALENDLY_TOKEN}`)
    expect(await readBooking()).toMatchObject({
      status: 'confirmed',
      startsAt: new Date(THURSDAY),
      joinUrl: 'https://meet.example/abc',
      company: 'Harbor',
    })
    const created = (await readHistory()).find(({ kind }) => kind === 'created')
    expect(created).toMatchObject({ source: 'provider_api', at: new Date(CREATED_AT) })
  })

  test('about a coming call of which nothing was heard for an hour, and then every hour', async () => {
    await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
    learn(A)
    await reconcile()
    ledger.wait(59)
    await reconcile()
    expect(ledger.calendly.requests).toEqual([])
    ledger.wait(1)
    await reconcile()
    await reconcile()
    expect(listPaths()).toEqual(ASKED_ABOUT_A)
    ledger.wait(60)
    await reconcile()
    expect(listPaths()).toEqual([...ASKED_ABOUT_A, ...ASKED_ABOUT_A])
    expect(await readBooking()).toMatchObject({ status: 'confirmed' })
    expect((await readHistory()).map(({ source }) => source).sort()).toEqual([
      'provider',
      'provider_api',
    ])
  })

  test('about a move whose new time is not known, after a minute', async () => {
    await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
    await ledger.cancel(A, { at: CREATED_AT, newUri: B })
    learn(A, { cancelledAt: CREATED_AT, newInvitee: B })
    learn(B, { startsAt: FRIDAY, oldInvitee: A })
    await reconcile()
    expect(ledger.calendly.requests).toEqual([])
    ledger.wait(1)
    await reconcile()
    expect(await readBooking()).toMatchObject({
      status: 'rescheduled',
      inviteeUri: B,
      startsAt: new Date(FRIDAY),
      moves: 1,
    })
  })

  test('about a move to nobody knows whom', async () => {
    await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
    await ledger.cancel(A, { at: CREATED_AT, newUri: null, isMove: true })
    learn(A, { cancelledAt: CREATED_AT, newInvitee: B })
    learn(B, { startsAt: FRIDAY, oldInvitee: A })
    ledger.wait(1)
    await reconcile()
    expect(await readBooking()).toMatchObject({ inviteeUri: B, startsAt: new Date(FRIDAY) })
  })

  test('about a call that was moved from nobody knows when', async () => {
    await ledger.create(B, { at: CREATED_AT, startsAt: FRIDAY, oldUri: A })
    learn(A, { cancelledAt: CREATED_AT, newInvitee: B })
    learn(B, { startsAt: FRIDAY, oldInvitee: A })
    ledger.wait(1)
    await reconcile()
    expect(listPaths()).toEqual(expect.arrayContaining(ASKED_ABOUT_A))
    expect((await readHistory()).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ kind: 'created', inviteeUri: A, startsAt: THURSDAY }),
    )
    ledger.wait(1)
    const before = ledger.calendly.requests.length
    await reconcile()
    expect(ledger.calendly.requests).toHaveLength(before)
  })

  test('about nothing that was cancelled, is long over, or was claimed a day ago', async () => {
    await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
    await ledger.cancel(A, { at: CREATED_AT, newUri: null })
    await ledger.create(B, { at: CREATED_AT, startsAt: '2026-02-20T10:00:00.000Z' })
    await ledger.claim(C)
    ledger.wait(25 * 60)
    await reconcile()
    expect(ledger.calendly.requests).toEqual([])
  })
})

test('one chain of moves of which everything but the claim was lost is told whole', async () => {
  await ledger.claim(B)
  learn(A, { cancelledAt: '2026-03-01T09:59:00.000Z', newInvitee: B })
  learn(B, {
    startsAt: FRIDAY,
    oldInvitee: A,
    createdAt: '2026-03-01T09:59:00.000Z',
    cancelledAt: '2026-03-01T09:59:30.000Z',
    newInvitee: C,
  })
  learn(C, { startsAt: SATURDAY, oldInvitee: B, createdAt: '2026-03-01T09:59:30.000Z' })
  await reconcile()
  expect(await readBooking()).toMatchObject({
    status: 'rescheduled',
    inviteeUri: C,
    startsAt: new Date(SATURDAY),
    moves: 2,
  })
})

test.each([
  ['the invitee', { cancelledAt: '2026-03-01T10:30:00.000Z' }],
  ['the event alone', { isEventCancelled: true }],
])('a cancellation that was lost is made good when %s tells it', async (_name, facts) => {
  await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
  ledger.wait(60)
  learn(A, facts)
  await reconcile()
  expect(await readBooking()).toMatchObject({ status: 'cancelled' })
})

test('an absence that was lost is made good after the call, and so is its being lifted', async () => {
  await ledger.create(A, { at: CREATED_AT, startsAt: THURSDAY })
  ledger.wait(102 * 60)
  learn(A, { noShowAt: '2026-03-05T15:40:00.000Z' })
  await reconcile()
  expect(await readBooking()).toMatchObject({ status: 'no_show' })
  ledger.wait(60)
  learn(A, { updatedAt: '2026-03-05T16:30:00.000Z' })
  await reconcile()
  expect(await readBooking()).toMatchObject({ status: 'confirmed' })
})

test('a claim that Calendly knows nothing of stays one, and is asked about ever more rarely', async () => {
  await ledger.claim(A)
  const minutes: number[] = []
  for (let minute = 0; minute <= 200; minute += 1) {
    const before = ledger.calendly.requests.length
    await reconcile()
    if (ledger.calendly.requests.length > before) minutes.push(minute)
    ledger.wait(1)
  }
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127])
  expect(await readBooking()).toMatchObject({ status: 'claimed' })
  ledger.wait(24 * 60)
  await reconcile()
  expect(ledger.calendly.requests).toHaveLength(minutes.length)
})
