import type { BookSlotReply } from '#contract/bookings.ts'

/** Tells the chat around this frame, in the words Calendly's widget uses. Only our own pages may hear it. */
export function reportBookingToParent(booked: BookSlotReply): void {
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
