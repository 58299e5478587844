// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { AdminOutboxMessage } from '#contract/admin-bookings.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { BOOKING_ID } from '#site/admin/testing/staff-bookings.ts'
import { ok, openAddress, refuse, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('outbox'))

const ME = 'GET /api/admin/me'
const OUTBOX = 'GET /api/admin/outbox'

function makeMail(known: Partial<AdminOutboxMessage> = {}): AdminOutboxMessage {
  return {
    id: 'mail-1',
    booking_id: BOOKING_ID,
    audience: 'visitor',
    recipient: 'maya@harborfreightco.com',
    subject: 'Your call on Tuesday',
    text: 'Hello Maya,\nyour call is booked.',
    attachments: [{ file_name: 'call.ics', content_type: 'text/calendar' }],
    status: 'kept',
    attempts: 0,
    error: null,
    created_at: '2026-11-20T15:12:00.000Z',
    sent_at: null,
    ...known,
  }
}

async function openOutbox(messages: AdminOutboxMessage[], isSending = false) {
  openAddress('/admin/outbox')
  stubNetwork({ [ME]: ok(session), [OUTBOX]: ok({ is_sending: isSending, messages }) })
  render(<StaffApp />)
  await screen.findByRole('button', { name: 'Sign Out' })
  await screen.findByText(/message/, { selector: '[role=status]' })
}

const KEPT = 'No mail server is set up, so messages stay here.'

test('without a mail server it says so, and a message opens to its text and its attachments', async () => {
  await openOutbox([makeMail()])
  expect(screen.getByText(KEPT)).toBeTruthy()
  const details = screen.getByText('Your call on Tuesday').closest('details')
  expect(details?.open).toBe(false)
  await userEvent.click(screen.getByText('Your call on Tuesday'))
  expect(details?.open).toBe(true)
  expect(details?.textContent).toContain('your call is booked.')
  expect(screen.getByText('Attached: call.ics')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Brief of this booking' }).getAttribute('href')).toBe(
    `/admin/brief?booking=${BOOKING_ID}`,
  )
})

test('each message says to whom it goes and where it stands', async () => {
  const failed = { id: 'two', status: 'failed', attempts: 5, error: 'Connection refused' } as const
  const sent = { id: 'three', status: 'sent', sent_at: '2026-11-20T15:13:00.000Z' } as const
  const waiting = { id: 'four', status: 'waiting', attempts: 1, audience: 'staff' } as const
  await openOutbox([makeMail(failed), makeMail(sent), makeMail(waiting)], true)
  expect(screen.queryByText(KEPT)).toBeNull()
  const rows = within(screen.getByRole('region', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(
    /Failed.*to maya@harborfreightco\.com, for the visitor.*Given up after 5 attempts: Connection refused/s,
  )
  expect(rows[1]).toMatch(/Sent.*Sent Nov 20, 2026/s)
  expect(rows[2]).toMatch(/Waiting.*for staff.*Not sent yet, 1 attempt/s)
})

test('a message that was given up on can be sent again; a refusal says why', async () => {
  openAddress('/admin/outbox')
  const again = 'POST /api/admin/outbox/mail-1/send-again'
  const failed = makeMail({ status: 'failed', attempts: 5 })
  const answers: Parameters<typeof stubNetwork>[0] = {
    [ME]: ok(session),
    [OUTBOX]: ok({ is_sending: true, messages: [failed] }),
    [again]: refuse(409, 'conflict', 'A later message about this booking has taken its place.'),
  }
  stubNetwork(answers)
  render(<StaffApp />)
  await userEvent.click(await screen.findByText('Your call on Tuesday'))
  const button = screen.getByRole('button', { name: /^Send again/ })
  await userEvent.click(button)
  expect(await screen.findByText(/^A later message about this booking/)).toBeTruthy()

  answers[again] = { status: 204, body: null }
  answers[OUTBOX] = ok({ is_sending: true, messages: [makeMail({ status: 'waiting' })] })
  await userEvent.click(button)
  expect(await screen.findByText('Waiting')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull()
})

test('an empty outbox says what will appear', async () => {
  await openOutbox([])
  expect(screen.getByText(/^No messages yet/)).toBeTruthy()
})

test('an outbox that does not load says so, and Retry brings it', async () => {
  openAddress('/admin/outbox')
  const answers = { [ME]: ok(session), [OUTBOX]: refuse(500, 'internal') }
  stubNetwork(answers)
  render(<StaffApp />)
  expect(await screen.findByText('The outbox could not be loaded.')).toBeTruthy()
  answers[OUTBOX] = ok({ is_sending: true, messages: [makeMail()] })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Your call on Tuesday')).toBeTruthy()
})
