import { expect, test } from 'vitest'
import { listWorkingDays } from '#server/features/bookings/working-slots.ts'
import { parseEnv } from '#server/platform/env.ts'

const DAYLIGHT_SAVING = [
  ['New York in spring', 'America/New_York', '2026-03-06', '2026-03-09', '14:00', '13:00'],
  ['New York in autumn', 'America/New_York', '2026-10-30', '2026-11-02', '13:00', '14:00'],
  ['Berlin in spring', 'Europe/Berlin', '2026-03-27', '2026-03-30', '08:00', '07:00'],
  ['Berlin in autumn', 'Europe/Berlin', '2026-10-23', '2026-10-26', '07:00', '08:00'],
  ['Sydney in autumn', 'Australia/Sydney', '2026-04-03', '2026-04-06', '22:00', '23:00'],
  // Half an hour alone.
  ['Lord Howe in autumn', 'Australia/Lord_Howe', '2026-04-03', '2026-04-06', '22:00', '22:30'],
  ['Lord Howe in spring', 'Australia/Lord_Howe', '2026-10-02', '2026-10-05', '22:30', '22:00'],
] as const

/** The starts of one of the firm's days, asked for two days ahead. */
function listStarts(date: string, variables: Record<string, string>): Date[] {
  const now = new Date(Date.parse(`${date}T00:00:00Z`) - 2 * 86_400_000)
  const days = listWorkingDays(parseEnv(variables), now)
  return [...(days.find((day) => day.date === date)?.startTimes ?? [])]
}

const formatIn = (timeZone: string) => (time: Date) =>
  time.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const formatUtc = formatIn('UTC')

test.each(DAYLIGHT_SAVING)(
  'nine in the morning stays nine across the clock change of %s',
  (_name, BOOKING_TIME_ZONE, friday, monday, before, after) => {
    const starts = [friday, monday].map((date) => listStarts(date, { BOOKING_TIME_ZONE }))
    expect(starts.map(([start]) => start && formatUtc(start))).toEqual([before, after])
    const shown = starts.map((times) => times.map(formatIn(BOOKING_TIME_ZONE)))
    expect(shown[1]).toEqual(shown[0])
    expect(shown[1]).toHaveLength(16)
  },
)

const NIGHT = { BOOKING_HOURS: 'Sun 00:00-05:00' }
const GAPS = [
  ['America/New_York', '2026-03-08', ['02:00', '02:30']],
  ['Europe/Berlin', '2026-03-29', ['02:00', '02:30']],
  ['Australia/Lord_Howe', '2026-10-04', ['02:00']],
] as const

test.each(GAPS)('in %s, the times that %s skips are not offered', (zone, date, skipped) => {
  const starts = listStarts(date, { ...NIGHT, BOOKING_TIME_ZONE: zone })
  const shown = starts.map(formatIn(zone))
  expect(shown).toHaveLength(10 - skipped.length)
  for (const time of skipped) expect(shown).not.toContain(time)
  expectApart(starts)
})

const REPEATS = [
  ['America/New_York', '2026-11-01', ['04:00', '04:30', '05:00', '05:30', '07:00']],
  ['Europe/Berlin', '2026-10-25', ['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '02:00']],
  ['Australia/Lord_Howe', '2026-04-05', ['13:00', '13:30', '14:00', '14:30', '15:30']],
] as const

test.each(REPEATS)(
  'in %s, the times that %s repeats are offered once, the first time round',
  (zone, date, utcTimes) => {
    const starts = listStarts(date, { ...NIGHT, BOOKING_TIME_ZONE: zone })
    expect(starts.map(formatUtc).slice(0, utcTimes.length)).toEqual(utcTimes)
    const shown = starts.map(formatIn(zone))
    expect(new Set(shown).size).toBe(10)
    expectApart(starts)
  },
)

test('a clock that changes at midnight skips the first hour of the day', () => {
  // Cairo: 00:00 to 00:59 do not exist on Friday, 24 April 2026.
  const cairo = { BOOKING_HOURS: '00:00-03:00', BOOKING_TIME_ZONE: 'Africa/Cairo' }
  const starts = listStarts('2026-04-24', cairo)
  expect(starts.map(formatUtc)).toEqual(['22:00', '22:30', '23:00', '23:30'])
})

test('a visitor whose clock changes in another week sees the firm’s first call at another hour', () => {
  // New York changes on 8 March 2026, Berlin on 29 March.
  const showInBerlin = (date: string) => listStarts(date, {}).map(formatIn('Europe/Berlin'))[0]
  expect(['2026-03-06', '2026-03-09', '2026-03-30'].map(showInBerlin)).toEqual([
    '15:00',
    '14:00',
    '15:00',
  ])
})

/** No two slots overlap in real time, whatever the clock on the wall did. */
function expectApart(starts: readonly Date[]): void {
  const gapsMs = starts.slice(1).map((start, index) => start.getTime() - Number(starts[index]))
  expect(Math.min(...gapsMs)).toBeGreaterThanOrEqual(30 * 60_000)
}
