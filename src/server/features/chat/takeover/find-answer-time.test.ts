import { expect, test } from 'vitest'
import { findAnswerTime } from '#server/features/chat/takeover/describe-presence.ts'
import { parseEnv } from '#server/platform/env.ts'

const NINE_TO_FIVE = parseEnv({})

function findAt(now: string, variables: Record<string, string> = {}): string | null {
  const office = Object.keys(variables).length > 0 ? parseEnv(variables) : NINE_TO_FIVE
  return findAnswerTime(office, new Date(now))?.toISOString() ?? null
}

test.each([
  ['within hours, those that last', '2026-11-23T15:00:00Z', '2026-11-23T14:00:00.000Z'],
  ['before hours, today', '2026-11-23T12:00:00Z', '2026-11-23T14:00:00.000Z'],
  ['at closing time, the next day', '2026-11-23T22:00:00Z', '2026-11-24T14:00:00.000Z'],
  ['on Saturday, Monday', '2026-11-21T15:00:00Z', '2026-11-23T14:00:00.000Z'],
  [
    'over the change of clocks, on the wall clock',
    '2026-10-31T15:00:00Z',
    '2026-11-02T14:00:00.000Z',
  ],
])('%s', (_name, now, expected) => {
  expect(findAt(now)).toBe(expected)
})

test('between two stretches of a day, the second', () => {
  const hours = { BOOKING_HOURS: '09:00-12:00,13:00-17:00', BOOKING_TIME_ZONE: 'UTC' }
  expect(findAt('2026-11-23T12:30:00Z', hours)).toBe('2026-11-23T13:00:00.000Z')
})

test('a holiday is no day to answer on', () => {
  const holidays = { BOOKING_HOLIDAYS: '2026-11-26,2026-11-27' }
  expect(findAt('2026-11-25T23:00:00Z', holidays)).toBe('2026-11-30T14:00:00.000Z')
})
