import { expect, test } from 'vitest'
import {
  type CallAudience,
  composeCalendarFile,
} from '#server/features/bookings/mail/calendar-file.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import { composeTestBooking } from '#tests/support/test-booking.ts'

const CONFIG = {
  siteUrl: 'https://firm.example',
  authSecret: 'a secret of thirty-two characters or more',
  mailFrom: 'calls@firm.example',
}
const MANAGE_LINK = 'https://firm.example/booking#'
const BRIEF_LINK = 'https://firm.example/admin/brief?booking='

const BOOKING = composeTestBooking({ joinUrl: 'https://meet.example/firm?a=1,2;b' })

const compose = (audience: CallAudience, fields: Partial<BookingRow> = {}) =>
  composeCalendarFile(CONFIG, { ...BOOKING, ...fields }, audience)

/** Reads a file back by RFC 5545: lines unfolded, names without parameters, text unescaped. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return new Map(lines.map(readLine))
}

function readLine(line: string): [string, string] {
  const [, name = '', value = ''] = /^([\w-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? []
  const text = value.replaceAll(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter))
  return [name, text]
}

test('the file says in UTC when the call is, whatever the clocks do in between', () => {
  const before = read(compose('visitor', { startsAt: new Date('2026-03-06T14:00:00Z') }))
  expect(before.get('DTSTART')).toBe('20260306T140000Z')
  const after = read(compose('visitor'))
  expect(after.get('DTSTART')).toBe('20260309T130000Z')
  expect(after.get('DTEND')).toBe('20260309T133000Z')
  expect(after.get('DTSTAMP')).toBe('20260302T050000Z')
})

test('the entry stays the same one while it moves and when it is cancelled', () => {
  const versions = [
    {},
    { status: 'rescheduled', moves: 1 } as const,
    { status: 'rescheduled', moves: 2 } as const,
    { status: 'cancelled', moves: 2 } as const,
  ].map((fields) => read(compose('visitor', fields)))
  expect(new Set(versions.map((file) => file.get('UID')))).toEqual(new Set([BOOKING.id]))
  expect(versions.map((file) => file.get('SEQUENCE'))).toEqual(['0', '1', '2', '3'])
})

test.each([
  ['visitor', 'confirmed', 'REQUEST', 'CONFIRMED'],
  ['visitor', 'rescheduled', 'REQUEST', 'CONFIRMED'],
  ['visitor', 'cancelled', 'CANCEL', 'CANCELLED'],
  ['staff', 'confirmed', 'PUBLISH', 'CONFIRMED'],
  ['staff', 'held', 'PUBLISH', 'CONFIRMED'],
  ['staff', 'cancelled', 'CANCEL', 'CANCELLED'],
  ['anyone', 'confirmed', 'PUBLISH', 'CONFIRMED'],
  ['anyone', 'cancelled', 'CANCEL', 'CANCELLED'],
] as const)(
  'for %s a booking that is %s is a %s of what is %s',
  (audience, status, method, shown) => {
    const file = read(compose(audience, { status }))
    expect([file.get('METHOD'), file.get('STATUS')]).toEqual([method, shown])
  },
)

test('the visitor gets the manage link and where to join, and no link to the brief', () => {
  const text = compose('visitor').replaceAll('\r\n ', '')
  const manageUrl = MANAGE_LINK + composeManageKey(CONFIG.authSecret, BOOKING.id)
  const file = read(compose('visitor'))
  expect(file.get('URL')).toBe(manageUrl)
  expect(file.get('DESCRIPTION')).toBe(
    `Join: ${BOOKING.joinUrl}\nReschedule or cancel: ${manageUrl}`,
  )
  expect(file.get('LOCATION')).toBe(BOOKING.joinUrl)
  expect(text).not.toContain('/admin')
})

test('staff get the link to the brief, and none with a key of the visitor', () => {
  const text = compose('staff').replaceAll('\r\n ', '')
  const file = read(compose('staff'))
  expect(file.get('SUMMARY')).toBe('Call: Dana Reyes, Harbor')
  expect(file.get('URL')).toBe(BRIEF_LINK + BOOKING.id)
  expect(file.get('DESCRIPTION')).toContain(BRIEF_LINK + BOOKING.id)
  expect(text).not.toContain('/booking#')
  expect(text).not.toContain('ATTENDEE')
})

test('anyone with the link to the file gets neither link, and nobody’s address', () => {
  const text = compose('anyone').replaceAll('\r\n ', '')
  for (const secret of ['/booking', '/admin', 'dana@', 'ATTENDEE']) {
    expect(text).not.toContain(secret)
  }
})

test('without a meeting room the visitor is told that the link will come', () => {
  const file = read(compose('visitor', { joinUrl: null }))
  expect(file.get('DESCRIPTION')).toContain('We’ll send you the link before the call.')
  expect(file.has('LOCATION')).toBe(false)
})

test('the visitor’s file carries no words that were typed into the form', () => {
  const text = compose('visitor', { name: 'Buy now', company: 'pills.example' })
  expect(text).not.toContain('Buy now')
  expect(text).not.toContain('pills.example')
})

const HOSTILE = [
  'Dana\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  'Dana\nATTENDEE:mailto:evil@x.example',
  'Dana\rX:1',
  'Dana\u2028\u0000\u0007; "quoted", \\n back\\slash',
  `Dana ${'é'.repeat(180)}`,
]

test.each(HOSTILE)('a hostile name stays one line of text: %j', (name) => {
  const file = compose('staff', { name, company: name })
  const lines = file.split('\r\n')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(read(file).get('SUMMARY')).toMatch(/^Call: Dana[^\r\n]*$/)
})

test('a name is read back with its punctuation', () => {
  const file = read(compose('staff', { name: 'Reyes; Dana, "D" \\ Co', company: '' }))
  expect(file.get('SUMMARY')).toBe('Call: Reyes; Dana, "D" \\ Co')
})

test('a call whose end nobody told lasts as long as the firm’s calls do', () => {
  expect(read(compose('staff', { endsAt: null })).get('DTEND')).toBe('20260309T133000Z')
})
