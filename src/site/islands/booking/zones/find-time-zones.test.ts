import { expect, test, vi } from 'vitest'
import { createZoneFinder } from '#site/islands/booking/zones/find-time-zones.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

const now = new Date('2026-12-01T12:00:00Z')
const createFinder = (ownZone = '', language = 'en') =>
  createZoneFinder({ now, ownZone, languages: [language] })
const abroad = createFinder('Europe/Berlin')
const find = (typed: string, finder = abroad) => finder.find(typed).map(({ timeZone }) => timeZone)

test.each([
  ['Central Time', 'America/Chicago'],
  ['central', 'America/Chicago'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['British Summer Time', 'Europe/London'],
  ['pacific time', 'America/Los_Angeles'],
  ['EST', 'America/New_York'],
  ['edt', 'America/New_York'],
  ['ET', 'America/New_York'],
  ['CT', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
  ['CET', 'Europe/Berlin'],
  ['CEST', 'Europe/Berlin'],
  ['EET', 'Europe/Athens'],
  ['WET', 'Europe/Lisbon'],
  ['MSK', 'Europe/Moscow'],
  ['JST', 'Asia/Tokyo'],
  ['KST', 'Asia/Seoul'],
  ['SGT', 'Asia/Singapore'],
  ['HKT', 'Asia/Hong_Kong'],
  ['PKT', 'Asia/Karachi'],
  ['AEDT', 'Australia/Sydney'],
  ['AWST', 'Australia/Perth'],
  ['NZST', 'Pacific/Auckland'],
  ['UTC', 'UTC'],
  ['MEZ', 'Europe/Berlin', 'de'],
  ['Mitteleuropäische Sommerzeit', 'Europe/Berlin', 'de'],
])('the clock called %o is that of %s', (typed, timeZone, language = 'en') => {
  expect(find(typed, createFinder('', language))).toEqual([timeZone])
})

test.each([
  ['India', 'Asia/Kolkata'],
  ['Germany', 'Europe/Berlin'],
  ['Deutschland', 'Europe/Berlin'],
  ['Österreich', 'Europe/Vienna'],
  ['日本', 'Asia/Tokyo'],
  ['Allemagne', 'Europe/Berlin', 'fr'],
  ['UK', 'Europe/London'],
  ['Arizona', 'America/Phoenix'],
  ['Sydney', 'Australia/Sydney'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['Zürich', 'Europe/Zurich'],
  ['zurich', 'Europe/Zurich'],
  ['zuerich', 'Europe/Zurich'],
  ['München', 'Europe/Berlin'],
  ['San Francisco', 'America/Los_Angeles'],
  [' los angeles ', 'America/Los_Angeles'],
  ['St. Petersburg', 'Europe/Moscow'],
  ['Detroit', 'America/Detroit'],
  ['Berlin (GMT+1)', 'Europe/Berlin'],
  ['America/Denver', 'America/Denver'],
])('the place called %o keeps the clock of %s', (typed, timeZone, language = 'en') => {
  expect(find(typed, createFinder('', language))).toEqual([timeZone])
})

test.each([
  ['Asia/Calcutta', 'Kolkata (GMT+5:30)'],
  ['US/Central', 'Chicago (GMT-6)'],
  ['Europe/Kiev', 'Kyiv (GMT+2)'],
  ['Kiev', 'Kyiv (GMT+2)'],
  ['Bombay', 'Kolkata (GMT+5:30)'],
  ['Saigon', 'Ho Chi Minh (GMT+7)'],
])('the old name %o leads to %s', (typed, name) => {
  expect(abroad.find(typed)).toMatchObject([{ name }])
})

test.each([
  ['UTC+2', 'UTC+2'],
  ['+02:00', 'UTC+2'],
  ['utc 2', 'UTC+2'],
  ['GMT-05:30', 'UTC-5:30'],
  ['-8', 'UTC-8'],
  ['UTC+0', 'UTC'],
  // The clock of the visitor's own place: it stays right when the season changes.
  ['UTC+1', 'Berlin (GMT+1)'],
])('the offset %o is %s', (typed, name) => {
  expect(abroad.find(typed)).toMatchObject([{ name }])
})

test.each([
  ['IST', ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['CDT', ['America/Chicago', 'America/Havana']],
  ['BST', ['Europe/London', 'Asia/Dhaka']],
  ['PST', ['America/Los_Angeles', 'Asia/Manila']],
  ['AST', ['America/Halifax', 'Asia/Riyadh']],
  ['GMT', ['UTC', 'Europe/London']],
  ['AEST', ['Australia/Sydney', 'Australia/Brisbane']],
  ['Brazil', ['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha']],
  ['Texas', ['America/Chicago', 'America/Denver']],
  ['Georgia', ['America/New_York', 'Asia/Tbilisi']],
  ['Portland', ['America/New_York', 'America/Los_Angeles']],
])('%o may be any of %o', (typed, timeZones) => {
  expect(find(typed)).toEqual(timeZones)
})

test.each([
  ['IST', 'Asia/Calcutta', 'Asia/Calcutta'],
  ['IST', 'Europe/Dublin', 'Europe/Dublin'],
  ['CST', 'America/New_York', 'America/Chicago'],
  ['CST', 'Asia/Shanghai', 'Asia/Shanghai'],
  ['Central Time', 'America/Regina', 'America/Regina'],
  ['MST', 'America/Phoenix', 'America/Phoenix'],
  ['EST', 'Australia/Sydney', 'Australia/Sydney'],
])('%o means %s to whoever is there', (typed, ownZone, timeZone) => {
  expect(createFinder(ownZone).find(typed)).toMatchObject([{ name: nameTimeZone(timeZone, now) }])
})

test('a region of the language stands in for a zone that the browser does not tell', () => {
  expect(find('PST', createFinder('', 'en-US'))).toEqual(['America/Los_Angeles'])
  expect(find('IST', createFinder('', 'en-IN'))).toEqual(['Asia/Kolkata'])
})

test('the beginning of a name, or of a word in it, is enough', () => {
  expect(find('berl')).toEqual(['Europe/Berlin'])
  expect(find('york')).toEqual(['America/New_York'])
  expect(find('lon')).toEqual(['Europe/London', 'Arctic/Longyearbyen'])
})

test.each(['', '   ', 'Atlantis', '(', 'UTC+99'])('nothing is found for %o', (typed) => {
  expect(find(typed)).toEqual([])
})

test('every zone of the browser is found by its name', () => {
  const lost = Intl.supportedValuesOf('timeZone').filter((zone) => find(zone).length !== 1)
  expect(lost).toEqual([])
})

test('while nothing is typed all zones are offered once, then those that may be meant', () => {
  const names = abroad.suggest('').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Berlin (GMT+1)', 'New York (GMT-5)', 'UTC']))
  expect(abroad.suggest('india')[0]).toEqual({
    name: 'India, Kolkata (GMT+5:30)',
    timeZone: 'Asia/Kolkata',
  })
  expect(abroad.suggest('munich')).toEqual([{ name: 'Munich (GMT+1)', timeZone: 'Europe/Berlin' }])
})

test('a browser that cannot list its zones finds them, too', () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('not here')
  })
  expect(find('India', createFinder())).toEqual(['Asia/Kolkata'])
})

test('a zone is named by its city and the offset of the moment', () => {
  expect(nameTimeZone('Europe/Berlin', now)).toBe('Berlin (GMT+1)')
  expect(nameTimeZone('Europe/Berlin', new Date('2026-07-01T12:00:00Z'))).toBe('Berlin (GMT+2)')
  expect(nameTimeZone('Asia/Calcutta', now)).toBe('Kolkata (GMT+5:30)')
  expect(nameTimeZone('Etc/GMT+5', now)).toBe('UTC-5')
})
