import { type Dispatch, useRef } from 'react'
import type { SchedulingReport } from '#site/islands/chat/accept-scheduling-message.ts'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import type { ChatAction } from '#site/islands/chat/chat-state.ts'
import { notify } from '#site/islands/toaster/notify.ts'
import { recordBooking } from '#site/lib/api.ts'

type BookingTarget = { conversationId: string | null; dispatch: Dispatch<ChatAction> }

/** Records what the scheduling frame reported, once per booking however often it is reported. */
export function useBooking({ conversationId, dispatch }: BookingTarget) {
  const reported = useRef(new Set<string>())

  return async function book(report: SchedulingReport, prefill: { name: string; email: string }) {
    if (conversationId === null || reported.current.has(report.inviteeUri)) return
    reported.current.add(report.inviteeUri)
    dispatch({ type: 'booked', scheduledTime: report.scheduledTime })
    const recorded = await recordBooking({
      ...report,
      conversationId,
      inviteeName: prefill.name,
      inviteeEmail: prefill.email,
    })
    if (recorded.kind !== 'ok') {
      void notify('error', 'Booking confirmed, but there was an error updating our records.')
      return
    }
    const { confirmationMessage } = recorded.value
    dispatch({
      type: 'booking_recorded',
      confirmation: {
        id: confirmationMessage.messageId,
        role: 'assistant',
        type: 'text',
        content: confirmationMessage.response,
        timestamp: confirmationMessage.timestamp,
      },
    })
    void notify('success', 'Call booked successfully! 🎉')
  }
}

export type BookCall = (
  report: SchedulingReport,
  prefill: { name: string; email: string },
) => Promise<void>

export function isBookingEntry(entry: ChatEntry): boolean {
  return entry.type === 'booking_widget' && entry.metadata?.calendlyUrl !== undefined
}
