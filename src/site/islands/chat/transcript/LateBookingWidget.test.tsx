// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import type { Calendar } from '#site/islands/chat/state/booking-state.ts'
import { LateBookingWidget } from '#site/islands/chat/transcript/LateCards.tsx'
import type { CalendarControl } from '#site/islands/chat/transcript/use-calendar.ts'

const load = vi.hoisted(() => vi.fn<() => () => string>())
vi.mock('#site/islands/chat/transcript/BookingWidget.tsx', () => ({
  get BookingWidget() {
    return load()
  },
}))

const prefill = { email: '', name: '', contactName: '' }
const show = () =>
  render(
    <LateBookingWidget
      calendar={{ standing: 'closed' } as Calendar}
      prefill={prefill}
      control={{} as CalendarControl}
    />,
  )

afterEach(cleanup)

test('says what to do when the calendar cannot be fetched, and shows it at the next try', async () => {
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  show()
  await screen.findByText(/Reload the page/)
  cleanup()
  load.mockReturnValue(() => 'The calendar')
  show()
  await screen.findByText('The calendar')
})
