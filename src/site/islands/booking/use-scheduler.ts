import { useRef, useState } from 'react'
import { schedulerTexts } from '#content/pages/booking.ts'
import type { BookSlotReply, BookSlotRequest } from '#contract/bookings.ts'
import { useSlots } from '#site/islands/booking/use-slots.ts'
import { addReference } from '#site/lib/add-reference.ts'
import { bookSlot } from '#site/lib/booking-api.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createAttemptNames } from '#site/lib/create-uuid.ts'

export type BookingAttempt =
  | { kind: 'open' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string; fields: Record<string, string> }
  | { kind: 'booked'; reply: BookSlotReply; email: string }

export type BookingOutcome = 'booked' | 'time_gone' | 'failed'

/** The slots of the embedded scheduler, and the one booking made from them. */
export function useScheduler() {
  const { slots, refresh, reload } = useSlots()
  const [attempt, setAttempt] = useState<BookingAttempt>({ kind: 'open' })
  const isUnderWay = useRef(false)
  const [nameAttempt] = useState(createAttemptNames)

  async function book(request: BookSlotRequest): Promise<BookingOutcome | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setAttempt({ kind: 'busy' })
    const booked = await bookSlot({
      ...request,
      attemptId: nameAttempt([request.startsAt, request.email]),
    })
    isUnderWay.current = false
    if (booked.kind === 'ok') {
      setAttempt({ kind: 'booked', reply: booked.value, email: request.email })
      reportBookingToParent(booked.value)
      return 'booked'
    }
    setAttempt({ kind: 'failed', ...describeBookingFailure(booked) })
    if (!isTimeGone(booked)) return 'failed'
    void refresh()
    return 'time_gone'
  }

  return { slots, attempt, reload, book }
}

/** Taken by another, or begun while the page stood open. */
export function isTimeGone(failed: ApiFailure): boolean {
  if (failed.kind !== 'refused') return false
  return failed.code === 'slot_taken' || failed.fields.startsAt !== undefined
}

function describeBookingFailure(failed: ApiFailure) {
  if (failed.kind === 'unreachable') {
    const { unread, noAnswer } = schedulerTexts.failures
    return { message: failed.isUnreadable ? unread : noAnswer, fields: {} }
  }
  if (failed.code === 'slot_taken') {
    return { message: schedulerTexts.failures.taken, fields: {} }
  }
  const fallback = schedulerTexts.failures.booking
  return {
    message: failed.status < 500 ? failed.message || fallback : addReference(fallback, failed),
    fields: failed.fields,
  }
}

/** Tells the chat around this frame, in the words Calendly's widget uses. Only our own pages may hear it. */
function reportBookingToParent(booked: BookSlotReply): void {
  if (window.parent === window) return
  const message = {
    event: 'calendly.event_scheduled',
    payload: {
      event: { uri: booked.eventUri },
      invitee: { uri: booked.inviteeUri },
      scheduledTime: booked.scheduledTime,
    },
  }
  window.parent.postMessage(message, location.origin)
}
