// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ManageIsland } from '#site/islands/booking/manage/ManageIsland.tsx'
import { pickZone } from '#site/islands/booking/testing/scheduler.ts'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-23T08:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  history.replaceState(null, '', '/booking#0190b3c0.token-1')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  sessionStorage.clear()
})

const startsAt = '2026-11-23T15:00:00.000Z'
const managed = {
  status: 'confirmed',
  startsAt,
  endsAt: '2026-11-23T15:30:00.000Z',
  timeZone: 'Europe/Berlin',
  name: 'Maya Okafor',
  email: 'maya@harbor.com',
  company: 'Harbor',
  joinUrl: 'https://meet.loopwright.example/room' as string | null,
  canChange: true,
  calendarLinks: { google: 'https://g.example/', outlook: 'https://o.example/', file: '/file.ics' },
}
const ok = (changes: Partial<typeof managed> = {}) => ({
  status: 200,
  body: { ...managed, ...changes },
})
const slots = {
  status: 200,
  body: {
    timeZone: 'America/New_York',
    durationMinutes: 30,
    days: [
      {
        date: '2026-11-23',
        slots: [
          { startsAt, isFree: false },
          { startsAt: '2026-11-23T15:30:00.000Z', isFree: true },
          { startsAt: '2026-11-23T16:00:00.000Z', isFree: true },
        ],
      },
    ],
  },
}
const conflict = refusal(409, { code: 'conflict', message: 'This booking was canceled.' })

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the appointment shows its time in the zone that it was booked in, who, where, and calendars', async () => {
  installFakeApi({ '/api/booking': ok() })
  const asked = vi.spyOn(globalThis, 'fetch')
  render(<ManageIsland />)
  expect(screen.getByText('Loading your appointment…')).toBeDefined()
  await findTitle('Your call is booked.')
  for (const text of ['Confirmed', 'Monday, November 23, 2026', '4:00 – 4:30 PM']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Berlin (GMT+1)')
  expect(screen.getByText('Maya Okafor, Harbor')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Join at meet.loopwright.example' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'File (.ics)' }).getAttribute('href')).toBe('/file.ics')
  const [address, init] = asked.mock.lastCall ?? []
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer 0190b3c0.token-1')
  expect(String(address)).not.toContain('token')
})

test('another zone tells the same call at once', async () => {
  installFakeApi({ '/api/booking': ok() })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await pickZone('Tokyo')
  expect(screen.getByText('Tuesday, November 24, 2026')).toBeDefined()
})

test.each([
  ['/booking', 'The link is missing the key that opens an appointment.'],
  ['/booking#0190b3c0.tok', 'The link is incomplete or wrong.'],
])('%s says how to find the link, and whom to write to', async (address, words) => {
  history.replaceState(null, '', address)
  installFakeApi({ '/api/booking': refusal(404, { code: 'not_found', message: '' }) })
  render(<ManageIsland />)
  await findTitle('We can’t find an appointment for this link.')
  expect(screen.getByText(new RegExp(`^${words.replace('.', '\\.')}`))).toBeDefined()
  expect(screen.getByText(/full link from your confirmation/)).toBeDefined()
  expect(screen.getByRole('link', { name: /^hello@/ }).getAttribute('href')).toMatch(/^mailto:/)
})

test('what could not be loaded can be asked for again', async () => {
  let answer: ReturnType<typeof refusal> | 'unreachable' = 'unreachable'
  installFakeApi({ '/api/booking': () => answer })
  render(<ManageIsland />)
  await findTitle('Your appointment could not be loaded.')
  answer = ok()
  await click('Retry')
  await findTitle('Your call is booked.')
})

test('another key in the address opens its own appointment', async () => {
  const calls = installFakeApi({ '/api/booking': ok() })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  location.hash = '#0190b3c0.token-2'
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await findTitle('Your call is booked.')
})

test('rescheduling opens on the day of the call, marks its time, and moves it where the button says', async () => {
  const moved = ok({
    status: 'rescheduled',
    startsAt: '2026-11-23T16:00:00.000Z',
    endsAt: '2026-11-23T16:30:00.000Z',
  })
  const calls = installFakeApi({
    '/api/booking': ok(),
    '/api/booking-slots': slots,
    '/api/booking/reschedule': moved,
  })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await click('Reschedule')
  expect(document.activeElement?.textContent).toBe('Pick a new time')
  const present = await screen.findByRole<HTMLInputElement>('radio', { name: /your current time/ })
  expect([present.disabled, present.checked]).toEqual([true, false])

  await click('Reschedule the call')
  expect(screen.getByRole('alert').textContent).toBe('Pick a time first.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4:30 PM' }))
  await userEvent.keyboard('{ArrowDown}')
  await click('Reschedule to Mon, Nov 23, 5:00 PM')
  await findTitle('Your call has been rescheduled.')
  expect(document.activeElement?.textContent).toBe('Your call has been rescheduled.')
  expect(screen.getByText('5:00 – 5:30 PM')).toBeDefined()
  expect(screen.queryByText('Pick a new time')).toBeNull()
  expect(calls.at(-1)?.body).toEqual({
    startsAt: '2026-11-23T16:00:00.000Z',
    timeZone: 'Europe/Berlin',
  })
})

test('a time that was just taken is said, the list is read again, and the call stays where it was', async () => {
  const taken = refusal(409, { code: 'slot_taken', message: '' })
  const calls = installFakeApi({
    '/api/booking': ok(),
    '/api/booking-slots': slots,
    '/api/booking/reschedule': taken,
  })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await click('Reschedule')
  await userEvent.click(await screen.findByRole('radio', { name: '5:00 PM' }))
  await click(/^Reschedule to/)
  await screen.findByText('That time was just taken. Pick another one.')
  await vi.waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/booking-slots')).toHaveLength(2),
  )
  await click('Keep the current time')
  expect(screen.getByRole('button', { name: 'Reschedule' })).toBeDefined()
})

test('cancelling asks once, sends the reason, and leads to what became of it', async () => {
  const calls = installFakeApi({
    '/api/booking': ok(),
    '/api/booking/cancel': ok({ status: 'cancelled', canChange: false }),
  })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await click('Cancel the call')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this call?' }))
  expect(document.activeElement?.textContent).toBe('Cancel this call?')
  expect(dialog.getByText('Monday, November 23 at 4:00 PM GMT+1')).toBeDefined()
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'On leave')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the call' }))
  await findTitle('Your call is canceled.')
  expect(document.activeElement?.textContent).toBe('Your call is canceled.')
  const another = screen.getByRole('link', { name: 'Book another time' })
  expect(another.getAttribute('href')).toBe('/schedule')
  expect(calls.at(-1)).toMatchObject({ path: '/api/booking/cancel', body: { reason: 'On leave' } })
})

test('keeping the call closes the question and sends nothing', async () => {
  const calls = installFakeApi({ '/api/booking': ok() })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await click('Cancel the call')
  await click('Keep it')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toHaveLength(1)
})

test('a cancellation without an answer says so in the dialog and keeps the reason', async () => {
  installFakeApi({ '/api/booking': ok(), '/api/booking/cancel': 'unreachable' })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  await click('Cancel the call')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'On leave')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the call' }))
  expect(await dialog.findByText(/^We got no response/)).toBeDefined()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe('On leave')
})

test('a call that was changed elsewhere meanwhile is shown as it stands now', async () => {
  let answer = ok()
  installFakeApi({ '/api/booking': () => answer, '/api/booking/cancel': conflict })
  render(<ManageIsland />)
  await findTitle('Your call is booked.')
  answer = ok({ status: 'cancelled', canChange: false })
  await click('Cancel the call')
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the call' }),
  )
  await findTitle('Your call is canceled.')
  expect(screen.getByRole('alert').textContent).toMatch(/changed somewhere else/)
})

const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

test.each([
  ['Your call is canceled.', { status: 'cancelled' }, true],
  ['This call took place.', { status: 'held' }, true],
  ['This call did not happen.', { status: 'no_show' }, true],
  ['This call is over.', { startsAt: at(-2 * HOUR_MS), endsAt: at(-HOUR_MS) }, true],
  ['Your call is in progress.', { startsAt: at(-HOUR_MS / 4), endsAt: at(HOUR_MS / 4) }, false],
])('%s Then nothing can be changed any more', async (title, changes, canRebook) => {
  installFakeApi({ '/api/booking': ok({ ...changes, canChange: false }) })
  render(<ManageIsland />)
  await findTitle(title)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryAllByRole('link', { name: 'Book another time' })).toHaveLength(
    canRebook ? 1 : 0,
  )
  expect(screen.queryAllByRole('link', { name: /^Join/ })).toHaveLength(canRebook ? 0 : 1)
})
