import type { ComponentProps } from 'react'
import type { BookingWidget } from '#site/islands/chat/calendar/BookingWidget.tsx'
import { createLate, useLate } from '#site/islands/chat/parts/use-late.ts'

type Props = ComponentProps<typeof BookingWidget>

/** A calendar is offered late in a conversation, if at all. */
export const bookingWidget = createLate<Props>(
  async () => (await import('#site/islands/chat/calendar/BookingWidget.tsx')).BookingWidget,
)

export function LateBookingWidget(props: Props) {
  const { Component, hasFailed } = useLate(bookingWidget)
  if (Component) return <Component {...props} />
  if (!hasFailed) return null
  return (
    <p className="mt-3 text-small text-soft">
      The calendar did not load. Reload the page to see it; the conversation stays.
    </p>
  )
}
