import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import {
  composeVisitorMail,
  type VisitorMail,
} from '#server/features/bookings/mail/compose-booking-mail.ts'

const mail: VisitorMail = {
  occasion: 'confirmed',
  time: { startsAt: new Date('2026-11-26T13:00:00Z'), endsAt: new Date('2026-11-26T13:30:00Z') },
  oldStartsAt: null,
  visitorZone: 'Europe/Berlin',
  firmZone: 'America/New_York',
  joinUrl: null,
  manageUrl: 'https://firm.example/booking#key',
  bookUrl: 'https://firm.example/schedule',
}

test('a confirmation gives the time in the zones of both, and says that the link follows', () => {
  expect(composeVisitorMail(mail)).toEqual({
    subject: `Confirmed: call with ${site.name}, Thu, Nov 26, 2:00 PM (Europe/Berlin)`,
    text: `Your call with ${site.name} is confirmed.

When: Thursday, November 26, 2026, 2:00 PM to 2:30 PM
Time zone: Central European Standard Time (Europe/Berlin)
Our time: Thursday, November 26, 2026, 8:00 AM to 8:30 AM, Eastern Standard Time (America/New_York)

We’ll send you the link before the call.

To reschedule or cancel (even if you didn’t book this call):
https://firm.example/booking#key

Open the attached file to add the call to your calendar.

${site.name}
`,
  })
})

test('a move gives the old and the new time, each as the clocks of its own day show it', () => {
  const { subject, text } = composeVisitorMail({
    ...mail,
    occasion: 'rescheduled',
    oldStartsAt: new Date('2026-10-23T12:00:00Z'),
    joinUrl: 'https://meet.example/firm',
  })
  expect(subject).toBe(
    `Rescheduled: call with ${site.name}, now Thu, Nov 26, 2:00 PM (Europe/Berlin)`,
  )
  expect(text).toContain(
    `Your call with ${site.name} was rescheduled.\n\nOld time: Friday, October 23, 2026, 2:00 PM\n`,
  )
  expect(text).toContain('New time: Thursday, November 26, 2026, 2:00 PM to 2:30 PM\n')
  expect(text).toContain('Join: https://meet.example/firm\n')
  expect(text).not.toContain('We’ll send you the link')
})

test('a cancellation offers a new time, and no longer the call', () => {
  const { subject, text } = composeVisitorMail({
    ...mail,
    occasion: 'cancelled',
    joinUrl: 'https://meet.example/firm',
  })
  expect(subject).toBe(`Canceled: call with ${site.name}, Thu, Nov 26, 2:00 PM (Europe/Berlin)`)
  expect(text).toContain(`Your call with ${site.name} was canceled.\n\nOriginal time: Thursday`)
  expect(text).toContain('To book another time:\nhttps://firm.example/schedule')
  expect(text).not.toContain('meet.example')
  expect(text).not.toContain('/booking#')
})

test.each([
  ['America/Detroit', 'America/New_York', false],
  ['Europe/London', 'America/New_York', true],
])('from %s, the time of a firm in %s is added: %s', (visitorZone, firmZone, isAdded) => {
  const { text } = composeVisitorMail({ ...mail, visitorZone, firmZone })
  expect(text.includes('Our time:')).toBe(isAdded)
})

test('a visitor a day ahead reads the own day', () => {
  const startsAt = new Date('2026-11-26T20:30:00Z')
  const time = { startsAt, endsAt: new Date('2026-11-26T21:00:00Z') }
  const { text } = composeVisitorMail({ ...mail, time, visitorZone: 'Pacific/Auckland' })
  expect(text).toContain('When: Friday, November 27, 2026, 9:30 AM to 10:00 AM\n')
  expect(text).toContain('New Zealand Daylight Time (Pacific/Auckland)')
  expect(text).toContain('Our time: Thursday, November 26, 2026, 3:30 PM to 4:00 PM')
})
