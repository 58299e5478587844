import { expect, test } from 'vitest'
import { listWorkingDays, type Office } from '#server/features/bookings/working-slots.ts'
import { parseEnv } from '#server/platform/env.ts'

const compose = (variables: Record<string, string> = {}): Office => parseEnv(variables)
const NEW_YORK = compose()
const list = (now: string, office = NEW_YORK) => listWorkingDays(office, new Date(now))
const first = (now: string, office = NEW_YORK) => list(now, office)[0]
const listDates = (now: string, office: Office) => list(now, office).map(({ date }) => date)

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

test('each day of the week has its own hours, with breaks between them', () => {
  const office = compose({
    BOOKING_HOURS: 'Mon-Thu 09:00-12:00,13:00-14:15; Fri 09:00-10:00; Sun 20:00-21:00',
    BOOKING_TIME_ZONE: 'UTC',
  })
  const days = list('2026-03-02T00:00:00Z', office)
  const describeDay = (date: string) =>
    days
      .find((day) => day.date === date)
      ?.startTimes.map((start) => start.toISOString().slice(11, 16))
      .join(' ')
  expect(describeDay('2026-03-02')).toBe('09:00 09:30 10:00 10:30 11:00 11:30 13:00 13:30')
  expect(describeDay('2026-03-06')).toBe('09:00 09:30')
  expect(describeDay('2026-03-07')).toBeUndefined()
  expect(describeDay('2026-03-08')).toBe('20:00 20:30')
})

test('nothing is offered within four hours', () => {
  expect(first('2026-03-02T15:00:00Z')?.startTimes[0]?.toISOString()).toBe(
    '2026-03-02T19:00:00.000Z',
  )
  expect(first('2026-03-02T15:00:01Z')?.startTimes[0]?.toISOString()).toBe(
    '2026-03-02T19:30:00.000Z',
  )
})

test.each([
  ['0', '2026-03-02T15:00:00.000Z'],
  ['48', '2026-03-04T15:00:00.000Z'],
  ['336', '2026-03-16T15:00:00.000Z'],
])('with a notice of %s hours the first call begins at %s', (BOOKING_NOTICE_HOURS, start) => {
  const office = compose({ BOOKING_NOTICE_HOURS })
  const startTimes = first('2026-03-02T15:00:00Z', office)?.startTimes
  expect(startTimes?.[0]?.toISOString()).toBe(start)
})

test('a holiday is left out, and does not count as one of the ten days', () => {
  const office = compose({ BOOKING_HOLIDAYS: '2026-12-24,2026-12-25,2027-01-01' })
  expect(listDates('2026-12-22T05:00:00Z', office)).toEqual([
    '2026-12-22',
    '2026-12-23',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
  ])
})

test('a holiday is a day of the firm, wherever the server stands', () => {
  const office = compose({
    BOOKING_HOLIDAYS: '2026-03-03',
    BOOKING_TIME_ZONE: 'Pacific/Auckland',
    BOOKING_NOTICE_HOURS: '0',
  })
  const days = list('2026-03-01T18:00:00Z', office)
  expect(days.slice(0, 2).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-04'])
})

test('a firm that is closed for sixty days offers no day', () => {
  const start = Date.parse('2026-03-02T00:00:00Z')
  const holidays = Array.from({ length: 62 }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  )
  const office = compose({ BOOKING_HOLIDAYS: holidays.join(','), BOOKING_TIME_ZONE: 'UTC' })
  expect(list('2026-03-02T05:00:00Z', office)).toEqual([])
})

test('hours too short for a call offer no day', () => {
  expect(list('2026-03-02T05:00:00Z', compose({ BOOKING_HOURS: '09:00-09:20' }))).toEqual([])
})

test('a day without a slot left does not count as one of the ten', () => {
  const days = list('2026-03-02T20:00:00Z')
  expect(days[0]?.date).toBe('2026-03-03')
  expect(days).toHaveLength(10)
})

test("the day is the firm's, not the server's", () => {
  // Sunday evening in UTC is already Monday morning in Auckland.
  const auckland = compose({ BOOKING_TIME_ZONE: 'Pacific/Auckland' })
  const day = first('2026-03-01T18:00:00Z', auckland)
  expect(day?.date).toBe('2026-03-02')
  expect(day?.startTimes[0]?.toISOString()).toBe('2026-03-01T22:00:00.000Z')
})
