import { expect, test } from 'vitest'
import { findTimeZone, listTimeZones } from '#site/islands/booking/zones/list-time-zones.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

const winter = new Date('2026-12-01T12:00:00Z')
const options = listTimeZones(winter)

test('every zone of the browser is listed once, by its city and what its clock shows now', () => {
  const zones = new Set(options.map(({ timeZone }) => timeZone))
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !zones.has(zone))).toEqual([])
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length)
  const names = options.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Berlin (GMT+1)', 'New York (GMT-5)', 'UTC']))
})

test('the offset is the one of the moment', () => {
  expect(nameTimeZone('Europe/Berlin', winter)).toBe('Berlin (GMT+1)')
  expect(nameTimeZone('Europe/Berlin', new Date('2026-07-01T12:00:00Z'))).toBe('Berlin (GMT+2)')
  expect(nameTimeZone('Asia/Calcutta', winter)).toBe('Kolkata (GMT+5:30)')
})

test.each([
  ['Berlin (GMT+1)', 'Berlin (GMT+1)'],
  ['berl', 'Berlin (GMT+1)'],
  [' los angeles ', 'Los Angeles (GMT-8)'],
  ['york', 'New York (GMT-5)'],
  ['America/Denver', 'Denver (GMT-7)'],
  ['San Francisco', 'San Francisco (GMT-8)'],
  ['pacific time', 'Los Angeles (GMT-8)'],
  ['Japan', 'Tokyo (GMT+9)'],
])('whoever types %o means %s', (typed, name) => {
  expect(findTimeZone(options, typed, winter)?.name).toBe(name)
})

test.each(['', '   ', 'Atlantis'])('nothing is found for %o', (typed) => {
  expect(findTimeZone(options, typed, winter)).toBeNull()
})
