import { expect, test } from 'vitest'
import { describeAnswerTime } from '#site/islands/chat/transcript/format-time.ts'

const MONDAY_9_NEW_YORK = '2026-11-23T14:00:00.000Z'

test.each([
  ['tomorrow from 9:00 AM EST', '2026-11-22T20:00:00Z', 'America/New_York'],
  ['today from 9:00 AM EST', '2026-11-23T13:59:59Z', 'America/New_York'],
  ['on Monday from 9:00 AM EST', '2026-11-21T15:00:00Z', 'America/New_York'],
  ['on Monday, November 23 from 9:00 AM EST', '2026-11-13T15:00:00Z', 'America/New_York'],
  ['today from 3:00 PM GMT+1', '2026-11-22T23:30:00Z', 'Europe/Berlin'],
  ['on Tuesday from 3:00 AM GMT+13', '2026-11-22T10:00:00Z', 'Pacific/Auckland'],
])('%s, seen at %s in %s', (expected, now, timeZone) => {
  const text = describeAnswerTime(MONDAY_9_NEW_YORK, new Date(now), timeZone)
  expect(text?.replaceAll('\u202f', ' ')).toBe(expected)
})

test('within the hours there is nothing to wait for', () => {
  expect(describeAnswerTime(MONDAY_9_NEW_YORK, new Date(MONDAY_9_NEW_YORK))).toBeNull()
  expect(describeAnswerTime(null, new Date())).toBeNull()
})
