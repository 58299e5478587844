// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SchedulerIsland } from '#site/islands/booking/SchedulerIsland.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const startsAt = ['2026-11-23T15:00:00.000Z', '2026-11-23T15:30:00.000Z']
const slots = {
  status: 200,
  body: {
    timeZone: 'America/New_York',
    durationMinutes: 30,
    days: [
      { date: '2026-11-23', slots: startsAt.map((time) => ({ startsAt: time, isFree: true })) },
    ],
  },
}
const eventUri = 'http://localhost:3000/api/scheduled_events/e'
const booked = {
  status: 201,
  body: { eventUri, inviteeUri: `${eventUri}/invitees/i`, scheduledTime: startsAt[0] },
}

const times = async () => {
  await screen.findByRole('group', { name: 'Time' })
  return Array.from(document.querySelectorAll<HTMLInputElement>('[name=time]'))
}

async function pickFirstAndConfirm() {
  const [first] = await times()
  if (first) await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
}

test('a booking is made from what the address prefilled, confirmed, and told to our own parent alone', async () => {
  history.replaceState(null, '', '/schedule?name=Maya&email=maya%40harbor.com&company=Harbor')
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
  expect(await screen.findByText(/All times of the next ten working days are taken/)).toBeDefined()
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
