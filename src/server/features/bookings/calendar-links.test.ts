import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { composeCalendarLinks } from '#server/features/bookings/managed-booking.ts'
import { composeManageKey, readCalendarKey } from '#server/features/conversations/manage-key.ts'
import { composeTestBooking } from '#tests/support/test-booking.ts'

const CONFIG = {
  siteUrl: 'https://firm.example',
  authSecret: 'a secret of thirty-two characters or more',
}
const BOOKING = composeTestBooking({ joinUrl: 'https://meet.example/firm?a=1&b=2' })
const links = composeCalendarLinks(CONFIG, BOOKING)

test('Google’s link has the times in UTC, a title, and where to join', () => {
  const url = new URL(links.google)
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: `Call with ${site.name}`,
    dates: '20260309T130000Z/20260309T133000Z',
    details: 'Join: https://meet.example/firm?a=1&b=2',
    location: 'https://meet.example/firm?a=1&b=2',
  })
})

test('Outlook’s link has them, too, and no plus signs, which it would show', () => {
  const url = new URL(links.outlook)
  expect(url.hostname).toBe('outlook.live.com')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    rru: 'addevent',
    subject: `Call with ${site.name}`,
    startdt: '2026-03-09T13:00:00.000Z',
    enddt: '2026-03-09T13:30:00.000Z',
    location: 'https://meet.example/firm?a=1&b=2',
  })
  expect(links.outlook).not.toContain('+')
})

test('the file’s link opens the file and no more', () => {
  const url = new URL(links.file, CONFIG.siteUrl)
  expect(url.pathname).toBe('/api/booking/calendar.ics')
  expect(readCalendarKey(CONFIG.authSecret, url.searchParams.get('key') ?? '')).toBe(BOOKING.id)
})

test('no link gives the manage key to somebody else’s calendar', () => {
  const [, token = ''] = composeManageKey(CONFIG.authSecret, BOOKING.id).split('.')
  for (const link of Object.values(links)) expect(link).not.toContain(token)
})

test('without a meeting room the links say that one will come', () => {
  const { google } = composeCalendarLinks(CONFIG, composeTestBooking({ joinUrl: null }))
  const { searchParams } = new URL(google)
  expect(searchParams.get('details')).toBe('We’ll send you the link before the call.')
  expect(searchParams.has('location')).toBe(false)
})
