// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { welcomeText } from '#content/welcome-text.ts'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { bookingWidget, roiCard } from '#site/islands/chat/transcript/LateCards.tsx'
import type { SchedulingReport } from '#site/islands/chat/transcript/SchedulingFrame.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'
import { notify } from '#site/islands/toaster/notify.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({
  notify: vi.fn(),
  prepareToaster: vi.fn(),
}))

type FrameProps = {
  url: URL
  onDrawn: () => void
  onReport: (report: SchedulingReport, hasFocus: boolean) => void
}
const calendar = vi.hoisted((): Partial<FrameProps> => ({}))
// This DOM loads no frames.
vi.mock('#site/islands/chat/transcript/SchedulingFrame.tsx', () => ({
  SchedulingFrame: (props: FrameProps) => {
    Object.assign(calendar, props)
    return <button type="button" title="calendar" />
  },
}))

const CREATE = '/api/create-conversation'
const SEND = '/api/bd-agent-conversation'
const RECORD = '/api/handle-calendly-booking'
const OPENED = '/api/bookings/opened'
const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
/** No more than the spec names; the rest is the page's own. */
const created = { status: 200, body: { conversationId } }
const view = {
  status: 200,
  body: {
    conversationId,
    messages: [
      { content: welcomeText },
      { type: 'booking_widget', metadata: { calendlyUrl: '/schedule' } },
    ],
  },
}
const broken = refusal(500, { code: 'internal', message: '' })
const recorded = { status: 200, body: { confirmationMessage: { response: 'See you then.' } } }
const offer = {
  status: 200,
  body: {
    response: 'Let us talk.',
    leadScore: 84.4,
    qualificationSignals: { manual_hours: 88.6 },
    calculatedROI: { annual_savings: 39_686.4, time_saved_per_week: 23.85 },
    triggerBooking: true,
    capturedEmail: 'maya@harbor.com',
    selfReportedData: { company_name: 'Harbor' },
  },
}

const WAITING = 'Waiting for the calendar to confirm'
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

function reportBooking() {
  const eventUri = 'https://api.calendly.com/scheduled_events/e'
  const report = { eventUri, inviteeUri: `${eventUri}/invitees/i`, scheduledTime: null }
  const hasFocus = document.activeElement === screen.getByTitle('calendar')
  act(() => calendar.onReport?.(report, hasFocus))
}

async function openChat() {
  render(<ChatIsland />)
  await screen.findByText(welcomeText)
}

async function openCalendar() {
  await openChat()
  await userEvent.type(input(), 'book a call{Enter}')
  await screen.findByTitle('calendar')
}

beforeAll(async () => void (await Promise.all([bookingWidget.load(), roiCard.load()])))
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.mocked(notify).mockClear()
})
afterEach(cleanup)

test("a server that speaks only the spec's fields gives welcome, reply, score, chips, savings and calendar", async () => {
  const calls = installFakeApi({
    [CREATE]: created,
    [SEND]: offer,
    [RECORD]: recorded,
  })
  await openCalendar()

  expect(screen.getByText('84')).toBeDefined()
  expect(screen.getByText('manual hours 89')).toBeDefined()
  expect(screen.getByText('$39,686')).toBeDefined()
  expect(calendar.url?.pathname).toBe('/schedule')
  expect(Object.fromEntries(calendar.url?.searchParams ?? [])).toMatchObject({
    email: 'maya@harbor.com',
    company: 'Harbor',
  })
  reportBooking()
  await screen.findByText('See you then.')
  expect(calls.at(-1)?.body).toMatchObject({ inviteeName: '', inviteeEmail: 'maya@harbor.com' })
})

test('the claim of a booking names the person, not the company', async () => {
  const facts = { contact_name: { value: 'Maya Okafor', quote: 'Maya Okafor' } }
  const named = { status: 200, body: { ...offer.body, facts } }
  const calls = installFakeApi({ [CREATE]: created, [SEND]: named, [RECORD]: broken })
  await openCalendar()
  reportBooking()
  await waitFor(() => expect(calls.at(-1)?.body.inviteeName).toBe('Maya Okafor'))
})

test('a booking that could not be recorded stays booked over a reload, and is recorded then', async () => {
  let answer = broken
  installFakeApi({ [CREATE]: created, [SEND]: offer, [VIEW]: view, [RECORD]: () => answer })
  await openCalendar()
  reportBooking()
  await screen.findByText(WAITING)
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      'error',
      'Booking confirmed, but there was an error updating our records.',
    ),
  )

  cleanup()
  answer = recorded
  await openChat()
  await screen.findByText('See you then.')
  expect(screen.queryByTitle('calendar')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('conversation') ?? '{}').unrecordedClaim).toBeNull()
})

test('confirming moves focus from the calendar to the booking, unless the visitor has moved on', async () => {
  installFakeApi({ [CREATE]: created, [SEND]: offer, [RECORD]: broken })
  await openCalendar()
  screen.getByTitle('calendar').focus()
  reportBooking()
  await screen.findByText(WAITING)
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Your call' }))

  cleanup()
  sessionStorage.clear()
  await openCalendar()
  input().focus()
  reportBooking()
  await screen.findByText(WAITING)
  expect(document.activeElement).toBe(input())
})

test('the confirmation brings the appointment: message, toast, and the card with its links', async () => {
  const booking = {
    status: 'confirmed',
    provider: 'embedded',
    scheduledTime: '2099-12-01T15:00:00.000Z',
    manageKey: 'b1.token',
    joinUrl: 'https://meet.example.com/firm',
    rescheduleUrl: null,
    cancelUrl: null,
  }
  const answer = { status: 200, body: { ...recorded.body, booking } }
  installFakeApi({ [CREATE]: created, [SEND]: offer, [RECORD]: answer })
  await openCalendar()
  reportBooking()
  await screen.findByText('See you then.')
  expect(notify).toHaveBeenCalledWith('success', 'Call booked successfully! 🎉')
  const card = within(screen.getByRole('article', { name: 'Your call' }))
  expect(card.getByText('Your call is booked.')).toBeDefined()
  expect(card.getByRole('link', { name: /^Join/ }).getAttribute('href')).toBe(booking.joinUrl)
  for (const name of [/^Reschedule/, /^Cancel/]) {
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/booking#b1.token')
  }
})

test('a drawn calendar is told once, and nobody minds when that fails', async () => {
  const calls = installFakeApi({ [CREATE]: created, [SEND]: offer, [OPENED]: broken })
  await openCalendar()
  act(() => calendar.onDrawn?.())
  act(() => calendar.onDrawn?.())
  const told = () => calls.filter(({ path }) => path === OPENED)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]?.body).toEqual({ conversationId })
  expect(notify).not.toHaveBeenCalled()
})

test('reference and campaign of the offer reach the calendar', async () => {
  const reference = '0f2f1d0c-8c4e-4b52-9a3d-5d9e0a7b6c11'
  const utm = { source: 'mail', medium: '', campaign: 'q4' }
  const metadata = { calendlyUrl: 'https://calendly.com/firm/30min', reference, utm }
  const bookingMessage = { id: 'w1', type: 'booking_widget', content: 'Pick.', metadata }
  const answer = { status: 200, body: { ...offer.body, bookingMessage } }
  installFakeApi({ [CREATE]: created, [SEND]: answer })
  await openCalendar()
  expect(Object.fromEntries(calendar.url?.searchParams ?? [])).toMatchObject({
    salesforce_uuid: reference,
    utm_source: 'mail',
    utm_campaign: 'q4',
  })
})

test('closing the calendar that was opened over a cancelled call gives the input the focus', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }))
  const cancelled = { status: 'cancelled', provider: 'embedded' }
  const answer = { status: 200, body: { ...recorded.body, booking: cancelled } }
  installFakeApi({ [CREATE]: created, [SEND]: offer, [RECORD]: answer })
  await openCalendar()
  screen.getByTitle('calendar').focus()
  reportBooking()
  await userEvent.click(await screen.findByRole('button', { name: 'Pick another time' }))
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await screen.findByText('This call was canceled.')
  expect(document.activeElement).toBe(input())
})
