// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { AdminBookingsReply } from '#contract/admin-bookings.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { BOOKING_ID, makeBooking, makeList, TALK_ID } from '#site/admin/testing/staff-bookings.ts'
import { ok, openAddress, refuse, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('bookings'))

const ME = 'GET /api/admin/me'
const LIST = 'GET /api/admin/bookings'

async function openList(list: Partial<AdminBookingsReply>) {
  openAddress('/admin/bookings')
  stubNetwork({ [ME]: ok(session), [LIST]: ok(makeList(list)) })
  render(<StaffApp />)
  await screen.findByRole('region', { name: 'Upcoming' })
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('an upcoming call shows who, when here and there, its score, and the ways on', async () => {
  await openList({ upcoming: [makeBooking({ moves: 2 })] })
  const [row] = rowsOf('Upcoming')
  expect(row).toMatch(/\w{3}, Nov 24, 2999/)
  expect(row).toContain('in Chicago')
  expect(row).toMatch(
    /Maya Okafor, Harbor Freight Co.*Confirmed.*Fit Score 66.*qualified.*rescheduled 2 times/,
  )
  const links = screen
    .getAllByRole('link', { name: /Maya/ })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    `/admin/brief?booking=${BOOKING_ID}`,
    `/admin/dashboard?conversation=${TALK_ID}`,
  ])
})

test('claims stand apart, and say that nobody confirmed them', async () => {
  const unconfirmed = [
    makeBooking({ id: 'one', status: 'claimed', starts_at: null, ends_at: null }),
    makeBooking({ id: 'two', status: 'expired', name: 'Ben Ortiz', company: '' }),
  ]
  await openList({
    unconfirmed,
    last_provider_message_at: '2026-11-20T15:00:00.000Z',
    counts: { ...makeList().counts, claims_waiting: 1, claims_expired: 1 },
  })
  const [waiting, expired] = rowsOf('Unconfirmed')
  expect(waiting).toMatch(/Time not set.*Waiting for confirmation/)
  expect(expired).toMatch(/Ben Ortiz.*Never confirmed.*unconfirmed, reported/)
  expect(screen.getByText(/Last message from Calendly: Nov 20, 2026/)).toBeTruthy()
  expect(screen.getByText(/1 waiting for confirmation · 1 never confirmed/)).toBeTruthy()
})

test('a call that is over asks what became of it; one that was judged does not', async () => {
  const past = { starts_at: '2026-01-05T15:00:00.000Z', ends_at: '2026-01-05T15:30:00.000Z' }
  await openList({
    others: [
      makeBooking({ id: 'one', ...past }),
      makeBooking({ id: 'two', ...past, status: 'held', outcome: 'lost', was_score_right: false }),
      makeBooking({ id: 'three', status: 'cancelled', conversation_id: null }),
    ],
  })
  const [open, judged, cancelled] = rowsOf('Past or canceled')
  expect(open).toContain('Record the outcome')
  expect(judged).toMatch(/Held, lost.*Fit Score was wrong/)
  expect(judged).not.toContain('Record the outcome')
  expect(cancelled).toMatch(/Canceled.*No conversation/)
})

test('an empty list says what will appear, and counts calendars that were not used', async () => {
  await openList({ counts: { ...makeList().counts, offered_unused: 3 } })
  expect(screen.getByText(/^No calls booked/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Unconfirmed' })).toBeNull()
  expect(screen.getByText('3 calendars were offered in chats and not used.')).toBeTruthy()
})

test('a list that does not load is a toast and a note, and Retry brings it', async () => {
  openAddress('/admin/bookings')
  const answers = { [ME]: ok(session), [LIST]: refuse(500, 'internal') }
  stubNetwork(answers)
  render(<StaffApp />)
  expect(await screen.findByText('Failed to load bookings')).toBeTruthy()
  expect(screen.getByText('The bookings could not be loaded.')).toBeTruthy()
  answers[LIST] = ok(makeList({ upcoming: [makeBooking()] }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Maya Okafor, Harbor Freight Co')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' }))
})

test('the staff pages lead to each other, and the current one is named', async () => {
  await openList({})
  const links = within(screen.getByRole('navigation', { name: 'Staff area' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Conversations', null],
    ['Leads', null],
    ['Bookings', 'page'],
    ['Insight', null],
    ['Outbox', null],
    ['Team', null],
    ['Account', null],
  ])
})

test('someone without the role reads nothing', async () => {
  const goTo = openAddress('/admin/bookings')
  const calls = stubNetwork({ [ME]: refuse(403, 'forbidden') })
  render(<StaffApp />)
  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeTruthy()
  expect(goTo.mock.calls).toEqual([['/admin/login?page=bookings']])
  expect(calls.map(({ call }) => call)).toEqual([ME])
})
