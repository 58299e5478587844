import { expect, test } from 'vitest'
import {
  composeStaffMail,
  type StaffMail,
} from '#server/features/bookings/mail/compose-booking-mail.ts'

const mail: StaffMail = {
  occasion: 'confirmed',
  time: { startsAt: new Date('2026-11-26T13:00:00Z'), endsAt: new Date('2026-11-26T13:30:00Z') },
  oldStartsAt: null,
  visitorZone: 'Europe/Berlin',
  firmZone: 'America/New_York',
  joinUrl: 'https://meet.example/firm',
  person: { name: 'Ana Ruiz', email: 'ana@acme.example', company: 'Acme Corp' },
  provider: 'embedded',
  lead: { score: 82, reason: 'qualified' },
  briefUrl: 'https://firm.example/admin/brief?booking=1',
}

test('staff read who comes, when, with which score and why, and where the brief is', () => {
  expect(composeStaffMail(mail)).toEqual({
    subject: 'Call booked: Ana Ruiz, Acme Corp, Thu, Nov 26, 8:00 AM',
    text: `A call was booked.

Who: Ana Ruiz, Acme Corp
Email: ana@acme.example
When: Thursday, November 26, 2026, 8:00 AM to 8:30 AM, Eastern Standard Time (America/New_York)
Their time: Thursday, November 26, 2026, 2:00 PM to 2:30 PM, Central European Standard Time (Europe/Berlin)

Fit Score: 82 of 100
Reason: qualified
Booked in: our own scheduler
Join: https://meet.example/firm

Brief: https://firm.example/admin/brief?booking=1
`,
  })
})

test('a call that was only requested is told from one that qualified', () => {
  const { text } = composeStaffMail({ ...mail, lead: { score: 31, reason: 'requested' } })
  expect(text).toContain('Fit Score: 31 of 100\nReason: requested (asked for a call before')
})

test('a call booked without the chat says so instead of showing a score of nothing', () => {
  const { text } = composeStaffMail({ ...mail, lead: null, provider: 'calendly' })
  expect(text).toContain(
    'Conversation: none, the call was booked without the chat\nBooked in: Calendly',
  )
  expect(text).not.toContain('Fit Score')
})

test('a move to a time that the scheduler has not told yet says that', () => {
  const oldStartsAt = new Date('2026-11-25T15:00:00Z')
  const { subject, text } = composeStaffMail({
    ...mail,
    occasion: 'rescheduled',
    time: null,
    oldStartsAt,
  })
  expect(subject).toBe('Call rescheduled: Ana Ruiz, Acme Corp')
  expect(text).toContain(
    'Old time: Wednesday, November 25, 2026, 10:00 AM\nNew time: not known yet',
  )
})

test('a name cannot begin another line, in the subject or in the text', () => {
  const name = 'Ana\r\nBcc: victim@example.com\u2028Subject: x\u0000'
  const company = `Acme, "Corp" <a@b.example>,\t${'x'.repeat(200)}`
  const { subject, text } = composeStaffMail({
    ...mail,
    person: { ...mail.person, name, company },
  })
  expect(subject).toMatch(/^Call booked: Ana Bcc: victim@example\.com Subject: x, Acme, "Corp"/)
  expect(subject).not.toMatch(/[\p{Cc}\u2028]/u)
  expect(subject.length).toBeLessThan(240)
  expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([])
})

test('somebody who gave no name is not an empty line', () => {
  const person = { name: ' ', email: '', company: '' }
  const { subject, text } = composeStaffMail({ ...mail, person, occasion: 'cancelled' })
  expect(subject).toBe('Call canceled: no name given, Thu, Nov 26, 8:00 AM')
  expect(text).not.toContain('Email:')
  expect(text).not.toContain('Join:')
})
