import { type ComponentProps, useEffect, useState } from 'react'
import type { BookingWidget } from '#site/islands/chat/calendar/BookingWidget.tsx'

type Widget = typeof BookingWidget

let loadedWidget: Widget | undefined

/** A calendar is offered late in a conversation, if at all: what shows it is fetched then. */
export async function loadBookingWidget(): Promise<Widget> {
  loadedWidget ??= (await import('#site/islands/chat/calendar/BookingWidget.tsx')).BookingWidget
  return loadedWidget
}

export function LateBookingWidget(props: ComponentProps<Widget>) {
  const [Widget, setWidget] = useState(() => loadedWidget)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Widget) return
    loadBookingWidget()
      .then((loaded) => setWidget(() => loaded))
      // Offline, or a deployment in between. The conversation goes on.
      .catch(() => setHasFailed(true))
  }, [Widget])

  if (Widget) return <Widget {...props} />
  if (!hasFailed) return null
  return (
    <p className="mt-3 text-small text-soft">
      The calendar did not load. Reload the page to see it; the conversation stays.
    </p>
  )
}
