import { expect, test } from 'vitest'
import { listWorkingDays } from '#server/bookings/working-slots.ts'

const NEW_YORK = { bookingHours: '09:00-17:00', bookingTimeZone: 'America/New_York' }
const list = (now: string, office = NEW_YORK) => listWorkingDays(office, new Date(now))
const first = (now: string, office = NEW_YORK) => list(now, office)[0]

test('ten working days are offered, none of them on a weekend', () => {
  const days = list('2026-03-02T08:00:00Z')
  expect(days).toHaveLength(10)
  const weekdays = days.map(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay())
  expect(weekdays.every((day) => day >= 1 && day <= 5)).toBe(true)
})

test('a working day has a slot every half hour, the last ending at closing time', () => {
  const starts = first('2026-03-02T05:00:00Z')?.startTimes ?? []
  expect(starts).toHaveLength(16)
  expect(starts.at(0)?.toISOString()).toBe('2026-03-02T14:00:00.000Z')
  expect(starts.at(-1)?.toISOString()).toBe('2026-03-02T21:30:00.000Z')
})

test('nothing is offered within four hours', () => {
  expect(first('2026-03-02T15:00:00Z')?.startTimes[0]?.toISOString()).toBe(
    '2026-03-02T19:00:00.000Z',
  )
  expect(first('2026-03-02T15:00:01Z')?.startTimes[0]?.toISOString()).toBe(
    '2026-03-02T19:30:00.000Z',
  )
})

test('a day without a slot left does not count as one of the ten', () => {
  const days = list('2026-03-02T20:00:00Z')
  expect(days[0]?.date).toBe('2026-03-03')
  expect(days).toHaveLength(10)
})

test("the day is the firm's, not the server's", () => {
  // Sunday evening in UTC is already Monday morning in Auckland.
  const auckland = { bookingHours: '09:00-17:00', bookingTimeZone: 'Pacific/Auckland' }
  const day = first('2026-03-01T18:00:00Z', auckland)
  expect(day?.date).toBe('2026-03-02')
  expect(day?.startTimes[0]?.toISOString()).toBe('2026-03-01T22:00:00.000Z')
})

test.each([
  ['New York in spring', NEW_YORK, '2026-03-06T05:00:00Z', '14:00', '13:00'],
  ['New York in autumn', NEW_YORK, '2026-10-30T05:00:00Z', '13:00', '14:00'],
  [
    'Berlin in spring',
    { bookingHours: '09:00-17:00', bookingTimeZone: 'Europe/Berlin' },
    '2026-03-27T00:00:00Z',
    '08:00',
    '07:00',
  ],
  [
    'Sydney in autumn',
    { bookingHours: '09:00-17:00', bookingTimeZone: 'Australia/Sydney' },
    '2026-04-02T12:00:00Z',
    '22:00',
    '23:00',
  ],
])(
  'nine in the morning stays nine across the clock change of %s',
  (_name, office, now, before, after) => {
    const [friday, monday] = list(now, office)
    const utc = (date: Date | undefined) => date?.toISOString().slice(11, 16)
    expect([utc(friday?.startTimes[0]), utc(monday?.startTimes[0])]).toEqual([before, after])
    expect(monday?.startTimes).toHaveLength(16)
  },
)

test('a wall-clock time that the spring change skips is not offered twice', () => {
  // Cairo changes at midnight from Thursday to Friday: 00:00 to 00:59 do not exist on 24 April 2026.
  const cairo = { bookingHours: '00:00-03:00', bookingTimeZone: 'Africa/Cairo' }
  const day = list('2026-04-22T06:00:00Z', cairo).find(({ date }) => date === '2026-04-24')
  expect(day?.startTimes.map((start) => start.toISOString().slice(11, 16))).toEqual([
    '22:00',
    '22:30',
    '23:00',
    '23:30',
  ])
})
