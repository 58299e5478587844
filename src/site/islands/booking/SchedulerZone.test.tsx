// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SchedulerIsland } from '#site/islands/booking/SchedulerIsland.tsx'
import {
  booked,
  filled,
  pickFirstAndConfirm,
  pickZone,
  reply,
  slots,
  startsAt,
  times,
} from '#site/islands/booking/testing/scheduler.ts'
import { installFakeApi } from '#site/islands/testing/fake-api.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

function pretendZone(timeZone: string | undefined) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string }
  })
}

test('another zone regroups days and times at once, keeps the picked instant, and lasts for the tab', async () => {
  const calls = installFakeApi({ '/api/booking-slots': slots, '/api/bookings': booked })
  history.replaceState(null, '', filled)
  const { unmount } = render(<SchedulerIsland />)
  const [, second] = await times()
  if (second) await userEvent.click(second)
  const field = await pickZone('Auckland')
  expect(field.value).toBe('Auckland (GMT+13)')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tue Nov 24' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4:30 AM' }).checked).toBe(true)
  expect(screen.getByText(/^2 times on Tuesday, November 24, Auckland/).role).toBe('status')

  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
  await screen.findByText('Your call is booked.')
  expect(calls.at(-1)?.body).toMatchObject({
    startsAt: startsAt[1],
    timeZone: 'Pacific/Auckland',
    reference: null,
  })
  unmount()
  render(<SchedulerIsland />)
  expect((await screen.findByLabelText<HTMLInputElement>('Time zone')).value).toMatch(/^Auckland/)
})

test('a zone that nobody knows is named, and times stay in the one before', async () => {
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const { value } = await screen.findByLabelText<HTMLInputElement>('Time zone')
  const field = await pickZone('Atlantis')
  expect(screen.getByText(/No time zone is called “Atlantis”/)).toBeDefined()
  expect(field.value).toBe(value)
  await userEvent.type(field, 'x{Escape}')
  expect(field.value).toBe(value)
})

test('a name of several zones leaves the choice to the visitor, and Tab leads to it', async () => {
  pretendZone('America/New_York')
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const { value } = await screen.findByLabelText<HTMLInputElement>('Time zone')
  const field = await pickZone('GMT')
  expect(field.value).toBe(value)
  const question = screen.getByText('“GMT” can mean more than one time zone. Choose yours:')
  expect(question.role).toBe('status')
  const choice = screen.getByRole('list', { name: 'Matches for “GMT”' })
  const labels = within(choice)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'UTCGreenwich Mean Time, the same all year',
    expect.stringMatching(/^London \(GMT\+[01]\)United Kingdom Time, United Kingdom$/),
  ])

  await userEvent.clear(field)
  expect(screen.queryByRole('list', { name: 'Matches for “GMT”' })).toBeNull()
  await userEvent.type(field, 'BST')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toMatch(/^Dhaka/)
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Dhaka (GMT+6)')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText(/can mean more than one/)).toBeNull()
})

test.each([
  ['India', /^Kolkata/],
  ['Central Time', /^Chicago/],
  ['UTC+2', /^UTC\+2$/],
])('%o has one meaning and is taken', async (typed, name) => {
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  expect((await pickZone(typed)).value).toMatch(name)
})

test.each([
  ['unknown', 'Etc/Unknown'],
  ['missing', undefined],
])('a zone of the browser that is %s leaves the times in ours and says so', async (_, zone) => {
  pretendZone(zone)
  vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('not here')
  })
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const note = await screen.findByText(/^Your browser does not tell your time zone/)
  expect(note.role).toBe('status')
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toMatch(/^New York/)
  expect((await pickZone('Tokyo')).value).toBe('Tokyo (GMT+9)')
  expect(screen.queryByText(/^Your browser does not tell/)).toBeNull()
})

test('a day on which clocks change says so', async () => {
  const body = {
    ...slots.body,
    days: [{ date: '2026-10-25', slots: [{ startsAt: '2026-10-25T09:00:00.000Z', isFree: true }] }],
  }
  installFakeApi({ '/api/booking-slots': { status: 200, body } })
  render(<SchedulerIsland />)
  await pickZone('Berlin')
  expect(screen.getByText('On this day clocks go back one hour.')).toBeDefined()
})

test('the confirmation tells day, time and zone, leads into calendars, and to where the call can be changed', async () => {
  installFakeApi({ '/api/booking-slots': slots, '/api/bookings': booked })
  history.replaceState(null, '', filled)
  render(<SchedulerIsland />)
  await pickZone('Berlin')
  await pickFirstAndConfirm()
  expect(await screen.findByText('Monday, November 23, 2026')).toBeDefined()
  expect(screen.getByText('4:00 – 4:30 PM')).toBeDefined()
  expect(screen.getByText('Berlin (GMT+1)')).toBeDefined()
  expect(screen.getByText('We’ll send you the link before the call.')).toBeDefined()
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkTo('Google')).toBe(reply.calendarLinks.google)
  expect(linkTo('Outlook')).toBe(reply.calendarLinks.outlook)
  expect(linkTo('File (.ics)')).toBe(reply.calendarLinks.file)
  const change = screen.getByRole('link', { name: 'Change or cancel this call' })
  expect(change.getAttribute('href')).toBe('/booking#id.token')
  expect(change.getAttribute('target')).toBe('_blank')
})

test('a call with an address says where to join', async () => {
  const joinUrl = 'https://meet.loopwright.example/room'
  const here = { status: 201, body: { ...reply, joinUrl } }
  installFakeApi({ '/api/booking-slots': slots, '/api/bookings': here })
  history.replaceState(null, '', filled)
  render(<SchedulerIsland />)
  await pickFirstAndConfirm()
  const join = await screen.findByRole('link', { name: 'Join at meet.loopwright.example' })
  expect(join.getAttribute('href')).toBe(joinUrl)
})
