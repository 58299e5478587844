import { expect, test } from 'vitest'
import { describeWallTime } from '#server/platform/mail/describe-call-time.ts'

const describeHalfHour = (startsAt: string, timeZone: string) => {
  const start = new Date(startsAt)
  return describeWallTime({ startsAt: start, endsAt: new Date(+start + 30 * 60_000) }, timeZone)
}

test('a call is told by the clock on the wall of the zone', () => {
  expect(describeHalfHour('2026-11-26T13:00:00Z', 'Europe/Berlin')).toBe(
    'Thursday, November 26, 2026, 2:00 PM to 2:30 PM',
  )
})

test.each([
  ['2026-03-08T06:30:00Z', 'America/New_York', '1:30 AM EST to 3:00 AM EDT'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '1:30 AM EDT to 1:00 AM EST'],
  ['2026-04-04T14:30:00Z', 'Australia/Lord_Howe', '1:30 AM GMT+11 to 1:30 AM GMT+10:30'],
])(
  'a call during which the clock changes names both times of the clock: %s',
  (startsAt, zone, hours) => {
    expect(describeHalfHour(startsAt, zone)).toContain(hours)
  },
)
