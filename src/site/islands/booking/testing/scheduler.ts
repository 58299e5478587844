import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** What the scheduler's calls answer, and what a visitor does with the form. */
export const startsAt = ['2026-11-23T15:00:00.000Z', '2026-11-23T15:30:00.000Z']
export const slots = {
  status: 200,
  body: {
    timeZone: 'America/New_York',
    durationMinutes: 30,
    days: [
      { date: '2026-11-23', slots: startsAt.map((time) => ({ startsAt: time, isFree: true })) },
    ],
  },
}
export const eventUri = 'http://localhost:3000/api/scheduled_events/e'
export const reply = {
  eventUri,
  inviteeUri: `${eventUri}/invitees/i`,
  scheduledTime: startsAt[0],
  manageKey: 'id.token',
  joinUrl: null as string | null,
  calendarLinks: {
    google: 'https://calendar.google.com/g',
    outlook: 'https://outlook.live.com/o',
    file: '/api/booking/calendar.ics?key=c',
  },
}
export const booked = { status: 201, body: reply }

/** The visitor is known; the conversation is not. */
export const filled = '/schedule?name=Maya&email=maya%40harbor.com&reference=no-uuid'

export async function pickZone(typed: string) {
  const field = await screen.findByLabelText<HTMLInputElement>('Time zone')
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  // The names of zones are still on their way.
  await waitFor(() => expect(field.getAttribute('aria-busy')).toBe('false'))
  return field
}

export const times = async () => {
  await screen.findByRole('group', { name: 'Time' })
  return Array.from(document.querySelectorAll<HTMLInputElement>('[name=time]'))
}

export async function pickFirstAndConfirm() {
  const [first] = await times()
  if (first) await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }))
}
