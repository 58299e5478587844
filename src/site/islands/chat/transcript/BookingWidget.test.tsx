// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Booking } from '#site/islands/chat/api/view.ts'
import { describeAppointment } from '#site/islands/chat/transcript/appointment.ts'
import { AppointmentCard } from '#site/islands/chat/transcript/BookingWidget.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const calendly: Booking = {
  status: 'confirmed',
  provider: 'calendly',
  scheduledTime: '2026-12-01T15:00:00.000Z',
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: 'https://calendly.com/reschedulings/B',
  cancelUrl: 'https://calendly.com/cancellations/B',
}
const embedded: Booking = {
  ...calendly,
  provider: 'embedded',
  manageKey: 'b1.token',
  joinUrl: 'https://meet.example.com/firm',
  rescheduleUrl: null,
  cancelUrl: null,
}

function show(booking: Booking) {
  const onPickAgain = vi.fn()
  const appointment = describeAppointment(booking, now)
  render(<AppointmentCard {...{ appointment, takesFocus: false, onPickAgain }} />)
  return onPickAgain
}
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.firstChild?.textContent, link.getAttribute('href')])
const card = () => screen.getByRole('article', { name: 'Your call' })

afterEach(cleanup)

test('an appointment says day, time from and to, and the zone by its name', () => {
  show(calendly)
  const time = card().querySelector('time')
  expect(time?.dateTime).toBe(calendly.scheduledTime)
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
    .formatToParts(new Date(calendly.scheduledTime ?? ''))
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(time?.textContent).toContain(zone)
  expect(time?.textContent).toMatch(
    /day, (?:November 30|December [12])\s\d{1,2}:\d\d.*–.*\d{1,2}:\d\d/,
  )
})

test('a booking at Calendly is moved and cancelled there, in another tab', () => {
  show(calendly)
  expect(links()).toEqual([
    ['Reschedule', calendly.rescheduleUrl],
    ['Cancel', calendly.cancelUrl],
  ])
  for (const link of screen.getAllByRole('link')) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
  expect(card().textContent).toContain('We’ll send you the link before the call.')
})

test('a booking of our own scheduler is joined at its address, and moved and cancelled on its page', () => {
  show(embedded)
  expect(links()).toEqual([
    ['Join', embedded.joinUrl],
    ['Add to calendar', '/booking#b1.token'],
    ['Reschedule', '/booking#b1.token'],
    ['Cancel', '/booking#b1.token'],
  ])
  expect(card().textContent).not.toContain('We’ll send you the link')
})

test.each([
  ['confirmed', 'Your call is booked.'],
  ['rescheduled', 'Your call has been rescheduled.'],
  ['claimed', 'Waiting for the calendar to confirm'],
] as const)('a call that is %s can be changed, and no other one picked', (status, heading) => {
  show({ ...calendly, status })
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(links()).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['cancelled', 'This call was canceled.'],
  ['expired', 'We could not find this booking in the calendar.'],
  ['no_show', 'This call did not happen.'],
  ['held', 'This call took place.'],
] as const)('a call that is %s can only be followed by another', async (status, heading) => {
  const onPickAgain = show({ ...embedded, status })
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(links()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Pick a(?:nother)? time$/ }))
  expect(onPickAgain).toHaveBeenCalledOnce()
})

test('a call whose time has passed is over', () => {
  show({ ...embedded, scheduledTime: '2026-11-21T11:29:00.000Z' })
  expect(screen.getByRole('heading').textContent).toBe('The time of this call has passed.')
  expect(links()).toEqual([])
})

test('a claim that names no time is at the time that was picked, and has no links yet', () => {
  const noLinks = { rescheduleUrl: null, cancelUrl: null }
  show({ ...calendly, ...noLinks, status: 'claimed', scheduledTime: null })
  expect(card().textContent).toContain('At the time you picked in the calendar.')
  expect(links()).toEqual([])
})
