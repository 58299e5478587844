import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import type { SchedulingReport } from '#site/islands/chat/calendar/accept-scheduling-message.ts'
import { recordPersistently } from '#site/islands/chat/calendar/record-persistently.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/chat-state.ts'
import { callToRecord } from '#site/islands/chat/replies/conversation-calls.ts'
import type { BookingClaim } from '#site/islands/chat/resume-marker.ts'
import { notify } from '#site/islands/toaster/notify.ts'

type BookingTarget = {
  state: Pick<ChatState, 'conversationId' | 'unrecordedClaim'>
  dispatch: Dispatch<ChatAction>
}

/** Has the server record what the scheduling frame reported, also when that takes several tries or a reload. */
export function useBooking({ state, dispatch }: BookingTarget): BookCall {
  const { conversationId, unrecordedClaim } = state
  /** Bookings reported on this page: only their outcome is news to the visitor. */
  const reported = useRef(new Set<string>())
  const underWay = useRef(new Set<string>())

  const record = useEffectEvent(async (claim: BookingClaim) => {
    const { inviteeUri } = claim
    if (conversationId === null || underWay.current.has(inviteeUri)) return
    underWay.current.add(inviteeUri)
    let isSilent = !reported.current.has(inviteeUri)
    const confirmation = await recordPersistently({
      call: () => callToRecord({ ...claim, conversationId }),
      wait: (pauseMs) => new Promise((resolve) => setTimeout(resolve, pauseMs)),
      onFirstFailure: () => {
        if (isSilent) return
        isSilent = true
        void notify('error', 'Booking confirmed, but there was an error updating our records.')
      },
    })
    underWay.current.delete(inviteeUri)
    if (!confirmation) return
    dispatch({ type: 'booking_recorded', inviteeUri, confirmation })
    if (!isSilent) void notify('success', 'Call booked successfully! 🎉')
  })

  useEffect(() => {
    if (unrecordedClaim) void record(unrecordedClaim)
  }, [unrecordedClaim])

  return function book(report, { contactName, email }) {
    if (conversationId === null || reported.current.has(report.inviteeUri)) return
    reported.current.add(report.inviteeUri)
    const claim = { ...report, inviteeName: contactName, inviteeEmail: email }
    dispatch({ type: 'booked', claim })
  }
}

export type BookCall = (
  report: SchedulingReport,
  prefill: { contactName: string; email: string },
) => void
