// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SchedulerIsland } from '#site/islands/booking/SchedulerIsland.tsx'
import {
  booked,
  eventUri,
  filled,
  pickFirstAndConfirm,
  slots,
  startsAt,
  times,
} from '#site/islands/booking/testing/scheduler.ts'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('a booking is made from what the address prefilled, confirmed, and told to our own parent alone', async () => {
  const reference = '0190b3c0-0000-7000-8000-000000000001'
  const prefill = `name=Maya&email=maya%40harbor.com&company=Harbor&reference=${reference}`
  history.replaceState(null, '', `/schedule?${prefill}`)
  const calls = installFakeApi({ '/api/booking-slots': slots, '/api/bookings': booked })
  const parent = { postMessage: vi.fn() }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
  render(<SchedulerIsland />)
  await pickFirstAndConfirm()

  await screen.findByText('Your call is booked.')
  expect(calls.at(-1)?.body).toEqual({
    startsAt: startsAt[0],
    name: 'Maya',
    email: 'maya@harbor.com',
    company: 'Harbor',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    reference,
    attemptId: expect.any(String),
  })
  const payload = {
    event: { uri: eventUri },
    invitee: { uri: `${eventUri}/invitees/i` },
    scheduledTime: startsAt[0],
  }
  expect(parent.postMessage.mock.calls).toEqual([
    [{ event: 'calendly.event_scheduled', payload }, location.origin],
  ])
})

test('when the time was just taken, the list is read again and nothing typed is lost', async () => {
  history.replaceState(null, '', '/schedule?email=maya%40harbor.com')
  const taken = refusal(409, { code: 'slot_taken', message: 'Someone just took this time.' })
  const calls = installFakeApi({ '/api/booking-slots': slots, '/api/bookings': taken })
  render(<SchedulerIsland />)
  await times()
  await userEvent.type(screen.getByLabelText('Name'), 'Maya')
  await pickFirstAndConfirm()

  await screen.findByText('That time was just taken. Pick another one.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya')
  expect(calls.filter((call) => call.path === '/api/booking-slots')).toHaveLength(2)
})

test('without free times it says whom to write to', async () => {
  const none = { status: 200, body: { ...slots.body, days: [] } }
  installFakeApi({ '/api/booking-slots': none })
  render(<SchedulerIsland />)
  expect(await screen.findByText(/Every time in the next ten business days is taken/)).toBeDefined()
})

test('times that could not be loaded can be asked for again', async () => {
  let answer = refusal(503, { code: 'unavailable', message: '' })
  installFakeApi({ '/api/booking-slots': () => answer })
  render(<SchedulerIsland />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answer = slots
  await userEvent.click(retry)
  expect(await times()).toHaveLength(2)
})

test('days and times are radios with names as people say them, the first free day picked', async () => {
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const day = await screen.findByRole<HTMLInputElement>('radio', { name: 'Mon Nov 23' })
  expect(day.checked).toBe(true)
  expect(screen.getAllByRole('radio', { name: /^\d+:\d\d [AP]M$/ })).toHaveLength(2)
})

test('without a time, a name or an address nothing is sent, and focus goes to what is missing', async () => {
  const calls = installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const [first] = await times()
  const confirm = screen.getByRole('button', { name: 'Confirm booking' })
  await userEvent.click(confirm)
  expect(document.activeElement).toBe(first)

  if (first) await userEvent.click(first)
  await userEvent.type(screen.getByLabelText('Name'), 'Maya')
  await userEvent.type(screen.getByLabelText('Email'), 'maya at harbor')
  await userEvent.click(confirm)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByText(/^Enter an email address/)).toBeDefined()
  expect(calls.map((call) => call.path)).toEqual(['/api/booking-slots'])
})

test('a click on a time leads on to the details with what was picked; arrow keys only pass over times', async () => {
  installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const [first, second] = await times()
  first?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(second?.checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined()

  if (first) await userEvent.click(first)
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Monday, November 23 at /)
  await userEvent.click(screen.getByRole('button', { name: /Change day or time/ }))
  expect(document.activeElement).toBe(first)
})

test('Enter on a time picks it and books nothing yet', async () => {
  const calls = installFakeApi({ '/api/booking-slots': slots })
  render(<SchedulerIsland />)
  const [first] = await times()
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(first?.checked).toBe(true)
  expect(calls).toHaveLength(1)
})

test.each([
  ['unreachable', /^We got no response, so your call may not/],
  ['sign_in_page', /^We could not read the response/],
] as const)(
  'when the answer is %s, it says so and keeps all that was typed',
  async (answer, words) => {
    installFakeApi({ '/api/booking-slots': slots, '/api/bookings': answer })
    history.replaceState(null, '', filled)
    render(<SchedulerIsland />)
    await pickFirstAndConfirm()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@harbor.com')
  },
)

test('when the list cannot be read again after a time was taken, the form stays with all that was typed', async () => {
  const taken = refusal(409, { code: 'slot_taken', message: '' })
  let listed: Parameters<typeof installFakeApi>[0][string] = slots
  installFakeApi({ '/api/booking-slots': () => listed as typeof slots, '/api/bookings': taken })
  history.replaceState(null, '', filled)
  render(<SchedulerIsland />)
  await times()
  listed = 'unreachable'
  await pickFirstAndConfirm()
  await screen.findByText('That time was just taken. Pick another one.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Maya')
})

test.each([
  ['2026-11-24', '2026-11-25T15:00:00.000Z'],
  ['2026-11-25', '2026-11-25T15:00:00.000Z'],
  ['2027-01-01', startsAt[0]],
  ['not-a-day', startsAt[0]],
])('opens on the day of the address, or the next free one: %s', async (date, first) => {
  history.replaceState(null, '', `${filled}&date=${date}`)
  const later = {
    date: '2026-11-25',
    slots: [{ startsAt: '2026-11-25T15:00:00.000Z', isFree: true }],
  }
  const body = { ...slots.body, days: [...slots.body.days, later] }
  installFakeApi({ '/api/booking-slots': { ...slots, body } })
  render(<SchedulerIsland />)
  expect((await times())[0]?.value).toBe(first)
})
