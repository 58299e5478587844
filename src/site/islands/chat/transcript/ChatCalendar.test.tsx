// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { bookingWidget } from '#site/islands/chat/transcript/LateCards.tsx'
import { installFakeApi } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({
  notify: vi.fn(),
  prepareToaster: vi.fn(),
}))
// This DOM loads no frames.
vi.mock('#site/islands/chat/transcript/SchedulingFrame.tsx', () => ({
  SchedulingFrame: ({ url }: { url: URL }) => <div title="calendar">{url.host}</div>,
}))

const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
const timestamp = '2026-11-21T10:02:00.000Z'
const confirmed = {
  status: 'confirmed',
  provider: 'calendly',
  scheduledTime: '2099-12-01T15:00:00.000Z',
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: 'https://calendly.com/reschedulings/B',
  cancelUrl: 'https://calendly.com/cancellations/B',
}

const say = (id: string, content: string) => ({ id, role: 'assistant', content, timestamp })
const offerIn = (id: string, calendlyUrl = '/schedule') => ({
  ...say(id, `offer ${id}`),
  type: 'booking_widget',
  metadata: { calendlyUrl },
})
const viewWith = (messages: readonly object[], booking: object | null = null) => ({
  status: 200,
  body: { conversationId, messages: [say('welcome', 'Hello.'), ...messages], booking },
})

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const frame = () => screen.queryByTitle('calendar')
const card = () => screen.queryByRole('article', { name: 'Your call' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function restore() {
  sessionStorage.setItem(
    'conversation',
    JSON.stringify({
      conversationId,
      ...JSON.parse(sessionStorage.getItem('conversation') ?? '{}'),
    }),
  )
  render(<ChatIsland />)
  await screen.findByText('Hello.')
}

function stubPointer(isFine: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isFine && query.includes('fine') }))
}

beforeAll(async () => void (await bookingWidget.load()))
beforeEach(() => {
  sessionStorage.clear()
  stubPointer(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('"Not now" closes the calendar and gives the input the focus; "Pick a time" opens it again', async () => {
  installFakeApi({ [VIEW]: viewWith([offerIn('w1')]) })
  await restore()
  expect(frame()).not.toBeNull()
  await press('Not now')
  expect(frame()).toBeNull()
  expect(document.activeElement).toBe(input())

  await press('Pick a time')
  expect(frame()).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Calendar' }))
})

test('on a touch screen closing leaves the focus at the message, and no keyboard opens', async () => {
  stubPointer(false)
  installFakeApi({ [VIEW]: viewWith([offerIn('w1')]) })
  await restore()
  await press('Not now')
  expect(document.activeElement?.id).toBe('message-w1')
})

test('a closed calendar stays closed over a reload', async () => {
  installFakeApi({ [VIEW]: viewWith([offerIn('w1')]) })
  await restore()
  await press('Not now')
  cleanup()
  await restore()
  expect(frame()).toBeNull()
  await press('Pick a time')
  expect(frame()).not.toBeNull()
})

test("after a reload another party's calendar waits for a click", async () => {
  installFakeApi({ [VIEW]: viewWith([offerIn('w1', 'https://calendly.com/firm/30min')]) })
  await restore()
  expect(frame()).toBeNull()
  await press('Pick a time')
  expect(frame()?.textContent).toBe('calendly.com')
})

test('of several calendars the newest is there; an earlier one leads to it', async () => {
  installFakeApi({ [VIEW]: viewWith([offerIn('w1'), offerIn('w2')]) })
  await restore()
  expect(screen.getAllByTitle('calendar')).toHaveLength(1)
  await press('The calendar is further down')
  expect(document.activeElement?.id).toBe('message-w2')
})

test('of several calendars with a booking the newest holds the appointment', async () => {
  installFakeApi({ [VIEW]: viewWith([offerIn('w1'), offerIn('w2')], confirmed) })
  await restore()
  expect(card()?.closest('li')?.id).toBe('message-w2')
  expect(screen.getByRole('button', { name: 'Your call is further down' })).toBeDefined()
})

test('a booking that was cancelled elsewhere shows so when the tab is looked at again; another time can be picked', async () => {
  let answer = viewWith([offerIn('w1')], confirmed)
  const calls = installFakeApi({ [VIEW]: () => answer })
  await restore()
  expect(screen.getByText('Your call is booked.')).toBeDefined()

  answer = viewWith([offerIn('w1')], { ...confirmed, status: 'cancelled' })
  fireEvent.focus(window)
  await screen.findByText('This call was canceled.')
  expect(screen.queryByRole('link', { name: /^Cancel/ })).toBeNull()
  await press('Pick another time')
  expect(frame()).not.toBeNull()

  const asked = calls.length
  vi.setSystemTime(Date.now() + 60_000)
  fireEvent.focus(window)
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked))
  expect(frame()).not.toBeNull()
  await press('Not now')
  expect(screen.getByText('This call was canceled.')).toBeDefined()
})

test('the page asks at most every two seconds, and not while it is hidden', async () => {
  const calls = installFakeApi({ [VIEW]: viewWith([offerIn('w1')], confirmed) })
  await restore()
  vi.useFakeTimers()
  const before = calls.length
  for (let look = 0; look < 20; look += 1) fireEvent.focus(window)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(calls.length - before).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(calls.length - before).toBe(2)

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  fireEvent(document, new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.length - before).toBe(2)
})

test('a claim is asked after until the scheduler has confirmed it', async () => {
  let answer = viewWith([offerIn('w1')], { ...confirmed, status: 'claimed' })
  const calls = installFakeApi({ [VIEW]: () => answer })
  await restore()
  expect(screen.getByText('Waiting for the calendar to confirm')).toBeDefined()
  cleanup()

  vi.useFakeTimers({ shouldAdvanceTime: true })
  await restore()
  answer = viewWith([offerIn('w1')], confirmed)
  await vi.advanceTimersByTimeAsync(3_100)
  await screen.findByText('Your call is booked.')
  const asked = calls.length
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls).toHaveLength(asked)
})

test('a conversation without a calendar asks nothing', async () => {
  const calls = installFakeApi({ [VIEW]: viewWith([]) })
  await restore()
  const before = calls.length
  fireEvent.focus(window)
  expect(calls).toHaveLength(before)
})
