import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookingEvent } from '#domain/booking-event.ts'
import { foldBooking } from '#domain/booking-ledger.ts'

const DANA = { name: 'Dana', email: 'dana@harbor.example', company: 'Harbor', timeZone: '' }
const LINKS = { join: 'https://meet.example/1', reschedule: null, cancel: null }
const TEN = '2026-03-02T10:00:00.000Z'
const ELEVEN = '2026-03-02T11:00:00.000Z'
const NOON = '2026-03-02T12:00:00.000Z'

const at = (minute: number) => new Date(Date.UTC(2026, 1, 1, 9, minute)).toISOString()
const addHalfHour = (time: string) => new Date(Date.parse(time) + 30 * 60_000).toISOString()

const claimed = (inviteeUri: string, minute = 1): BookingEvent => ({
  kind: 'claimed',
  source: 'browser',
  at: at(minute),
  inviteeUri,
  startsAt: null,
  invitee: DANA,
})
const created = (
  inviteeUri: string,
  startsAt = TEN,
  { old = null, minute = 2 }: { old?: string | null; minute?: number } = {},
): BookingEvent => ({
  kind: 'created',
  source: 'provider',
  at: at(minute),
  inviteeUri,
  startsAt,
  endsAt: addHalfHour(startsAt),
  oldInviteeUri: old,
  invitee: DANA,
  links: LINKS,
})
const cancelled = (inviteeUri: string, minute = 5): BookingEvent => ({
  kind: 'cancelled',
  source: 'provider',
  at: at(minute),
  inviteeUri,
  isMove: false,
  oldInviteeUri: null,
  newInviteeUri: null,
  reason: '',
})
const left = (inviteeUri: string, newInviteeUri: string | null, minute = 4): BookingEvent => ({
  kind: 'cancelled',
  source: 'provider',
  at: at(minute),
  inviteeUri,
  isMove: true,
  oldInviteeUri: null,
  newInviteeUri,
  reason: '',
})
const moved = (inviteeUri: string, startsAt: string, minute = 4): BookingEvent => ({
  kind: 'moved',
  source: 'visitor',
  at: at(minute),
  inviteeUri,
  startsAt,
  endsAt: addHalfHour(startsAt),
})
const said = (
  kind: 'held' | 'no_show' | 'no_show_undone' | 'won' | 'lost',
  { source = 'staff', minute = 9 }: { source?: 'staff' | 'provider'; minute?: number } = {},
): BookingEvent => ({ kind, source, at: at(minute), inviteeUri: 'A' })
const shown = (kind: 'offered' | 'opened'): BookingEvent => ({ kind, source: 'agent', at: at(0) })

describe('a booking stands where its events have brought it', () => {
  const stories: [string, BookingEvent[], string][] = [
    ['nothing but the offer', [shown('offered')], 'offered'],
    ['the calendar was drawn', [shown('offered'), shown('opened')], 'opened'],
    ['a browser said so', [shown('opened'), claimed('A')], 'claimed'],
    ['the provider said so', [claimed('A'), created('A')], 'confirmed'],
    ['the provider alone said so', [created('A')], 'confirmed'],
    ['cancelled', [created('A'), cancelled('A')], 'cancelled'],
    ['cancelled, and its creation was lost', [claimed('A'), cancelled('A')], 'cancelled'],
    ['moved', [created('A'), left('A', 'B'), created('B', NOON, { old: 'A' })], 'rescheduled'],
    ['moved in place', [created('A'), moved('A', NOON)], 'rescheduled'],
    ['a move whose second message is due', [created('A'), left('A', 'B')], 'rescheduled'],
    ['a move to nobody knows whom', [created('A'), left('A', null)], 'rescheduled'],
    ['moved, then cancelled', [created('A'), left('A', 'B'), cancelled('B')], 'cancelled'],
    ['did not come', [created('A'), said('no_show', { source: 'provider' })], 'no_show'],
    [
      'marked absent by mistake',
      [
        created('A'),
        said('no_show', { source: 'provider', minute: 8 }),
        said('no_show_undone', { source: 'provider' }),
      ],
      'confirmed',
    ],
    [
      'staff were there',
      [created('A'), said('held', { minute: 8 }), said('no_show', { source: 'provider' })],
      'held',
    ],
    ['a claim that came late', [created('A'), cancelled('A'), claimed('A', 30)], 'cancelled'],
    [
      'a word about a call that then moved',
      [created('A'), said('no_show', { minute: 3 }), moved('A', NOON)],
      'rescheduled',
    ],
  ]
  test.each(stories)('%s', (_, events, status) => {
    expect(foldBooking(events).status).toBe(status)
  })
})

test('the two messages of a move are one move, from the old time to the new one', () => {
  const { moves, startsAt, inviteeUri } = foldBooking([
    created('B', NOON, { old: 'A', minute: 4 }),
    left('A', 'B', 4),
    created('A'),
  ])
  expect(moves).toEqual([{ from: TEN, to: NOON, at: at(4) }])
  expect({ startsAt, inviteeUri }).toEqual({ startsAt: NOON, inviteeUri: 'B' })
})

test('several moves are told in their order, in place or by new invitees', () => {
  const byInvitees = [
    created('A'),
    left('A', 'B', 4),
    created('B', ELEVEN, { old: 'A', minute: 4 }),
    left('B', 'C', 6),
    created('C', NOON, { old: 'B', minute: 6 }),
  ]
  const inPlace = [created('A'), moved('A', ELEVEN, 4), moved('A', NOON, 6)]
  const moves = [
    { from: TEN, to: ELEVEN, at: at(4) },
    { from: ELEVEN, to: NOON, at: at(6) },
  ]
  expect(foldBooking(byInvitees).moves).toEqual(moves)
  expect(foldBooking(inPlace).moves).toEqual(moves)
})

test('a cancellation alone tells which move made its invitee', () => {
  const late = { ...cancelled('B'), oldInviteeUri: 'A' } as BookingEvent
  const { status, moves } = foldBooking([created('A'), late])
  expect(status).toBe('cancelled')
  expect(moves).toHaveLength(1)
})

test('a booking that left for an unknown time has no time, and gets it with the second message', () => {
  const first = [created('A'), left('A', 'B')]
  expect(foldBooking(first).startsAt).toBeNull()
  expect(foldBooking([...first, created('B', NOON)]).startsAt).toBe(NOON)
})

test('an unconfirmed claim keeps the time and the person that the browser named', () => {
  const claim = { ...claimed('A'), startsAt: TEN } as BookingEvent
  expect(foldBooking([claim])).toMatchObject({ startsAt: TEN, invitee: DANA, claimedAt: at(1) })
})

test('staff’s last word decides, and says what came of it', () => {
  const events = [created('A'), said('held', { minute: 8 }), said('won', { minute: 9 })]
  expect(foldBooking(events)).toMatchObject({ status: 'held', outcome: 'won' })
  const corrected = [...events, said('no_show', { minute: 10 })]
  expect(foldBooking(corrected)).toMatchObject({ status: 'no_show', outcome: null })
})

test('invitees that name each other in a circle still end', () => {
  const circle = [left('A', 'B'), left('B', 'A')]
  expect(foldBooking(circle).status).toBe('offered')
})

const uri = fc.constantFrom('A', 'B', 'C', 'D')
const minute = fc.integer({ min: 0, max: 6 })
const anyEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.constantFrom(shown('offered'), shown('opened')),
  fc.tuple(uri, minute).map(([who, when]) => claimed(who, when)),
  fc
    .tuple(uri, fc.constantFrom(TEN, ELEVEN, NOON), fc.option(uri), minute)
    .map(([who, time, old, when]) => created(who, time, { old, minute: when })),
  fc.tuple(uri, minute).map(([who, when]) => cancelled(who, when)),
  fc.tuple(uri, fc.option(uri), minute).map(([who, next, when]) => left(who, next, when)),
  fc.tuple(uri, minute).map(([who, when]) => moved(who, NOON, when)),
  fc
    .tuple(fc.constantFrom('held', 'no_show', 'won', 'lost', 'no_show_undone'), minute)
    .map(([kind, when]) => said(kind as 'held', { minute: when })),
)

test('any events in any order, however often each comes, lead to one standing', () => {
  const deliveries = fc.array(anyEvent, { maxLength: 9 }).chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events, ...events], {
        minLength: events.length * 3,
      }),
    ),
  )
  fc.assert(
    fc.property(deliveries, ([events, delivered]) => {
      expect(foldBooking(delivered)).toEqual(foldBooking(events))
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  )
})

test('what was cancelled for good stays cancelled whatever else is heard of that invitee', () => {
  const about = fc.array(
    anyEvent.filter(
      (event) =>
        event.kind !== 'cancelled' &&
        !JSON.stringify(event).includes('"B"') &&
        !JSON.stringify(event).includes('"C"') &&
        !JSON.stringify(event).includes('"D"'),
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(about, (events) => {
      const { status } = foldBooking([...events, cancelled('A')])
      expect(status).toBe('cancelled')
    }),
    { numRuns: 500, seed: 20_261_121 },
  )
})

test('the visitor is in the zone from which the call was last moved, when that is known', () => {
  const moves = ['Asia/Tokyo', ''].map((timeZone, index) => ({
    ...moved('A', NOON, 4 + index),
    timeZone,
  }))
  expect(foldBooking([created('A'), ...moves]).invitee).toEqual({ ...DANA, timeZone: 'Asia/Tokyo' })
  expect(foldBooking([created('A'), moved('A', NOON)]).invitee).toEqual(DANA)
})

test('what one word about a creation leaves out, another fills in, whichever came first', () => {
  const unlinked = { ...created('A'), links: { ...LINKS, join: null } } as BookingEvent
  const unnamed = { ...created('A'), invitee: { ...DANA, company: '' } } as BookingEvent
  for (const events of [
    [unlinked, unnamed],
    [unnamed, unlinked],
  ]) {
    expect(foldBooking(events)).toMatchObject({ invitee: DANA, links: LINKS })
  }
})
