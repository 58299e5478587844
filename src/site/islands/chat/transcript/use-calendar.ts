import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { callCardWords } from '#content/chat/cards.ts'
import { callToNoteOpened, callToRecord, callToResume } from '#site/islands/chat/api/calls.ts'
import { isBookingEntry } from '#site/islands/chat/state/booking-state.ts'
import type { ChatEntry } from '#site/islands/chat/state/chat-entry.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/state/chat-state.ts'
import type { BookingClaim } from '#site/islands/chat/state/resume-marker.ts'
import type { SchedulingReport } from '#site/islands/chat/transcript/SchedulingFrame.tsx'
import { notify } from '#site/islands/toaster/notify.ts'
import type { ApiFailure, ApiResult } from '#site/lib/call-api.ts'

type BookingTarget = {
  state: Pick<ChatState, 'conversationId' | 'unrecordedClaim'>
  dispatch: Dispatch<ChatAction>
}

type BookCall = (report: SchedulingReport, prefill: { contactName: string; email: string }) => void

/** Between two questions to the server; one that comes earlier is asked later. */
const REFRESH_PAUSE_MS = 2_000

/** After a claim, while the page is looked at: a scheduler's own message usually comes within seconds. */
const CLAIM_CHECKS_MS: readonly number[] = [3_000, 10_000, 30_000, 90_000, 300_000, 900_000]

type RefreshTarget = {
  state: Pick<ChatState, 'conversationId' | 'entries' | 'booking'>
  dispatch: Dispatch<ChatAction>
}

/** Opens and closes the calendar of a message. */
export type CalendarControl = {
  book: BookCall
  open: (entry: ChatEntry) => void
  close: (entry: ChatEntry) => void
  /** To be called when the frame of the calendar has been drawn. */
  noteDrawn: (entry: ChatEntry) => void
}

type CalendarTarget = {
  state: ChatState
  dispatch: Dispatch<ChatAction>
  /** The control that had the focus is gone then. */
  onClose: (messageId: string) => void
}

export function useCalendar({ state, dispatch, onClose }: CalendarTarget): CalendarControl {
  const { conversationId } = state
  const book = useBooking({ state, dispatch })
  /** Messages whose calendar was drawn: the server is told of each once. */
  const drawn = useRef(new Set<string>())
  useBookingRefresh({ state, dispatch })

  function choose(entry: ChatEntry, isOpen: boolean) {
    dispatch({ type: 'calendar_chosen', choice: { key: entry.key, isOpen } })
  }

  return {
    book,
    open: (entry) => choose(entry, true),
    close(entry) {
      choose(entry, false)
      onClose(entry.id)
    },
    noteDrawn({ key }) {
      if (conversationId === null || drawn.current.has(key)) return
      drawn.current.add(key)
      void callToNoteOpened(conversationId)
    },
  }
}

/** Learns quietly what became of the booking elsewhere: in another tab, by mail, or at the scheduler. */
function useBookingRefresh({ state, dispatch }: RefreshTarget): void {
  const { conversationId, booking } = state
  const isAwaited = booking?.status === 'claimed'
  const askedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const postponed = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || conversationId === null) return
    if (!state.entries.some(isBookingEntry)) return
    clearTimeout(postponed.current)
    const waitMs = askedAtMs.current + REFRESH_PAUSE_MS - Date.now()
    if (waitMs > 0) {
      postponed.current = setTimeout(() => void refresh(), waitMs)
      return
    }
    askedAtMs.current = Date.now()
    const resumed = await callToResume(conversationId)
    if (resumed.kind !== 'ok') return
    const known = { conversationId, before: booking, booking: resumed.value.booking }
    dispatch({ type: 'booking_refreshed', ...known })
  })

  useEffect(() => {
    const ask = () => void refresh()
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    const checks = isAwaited ? CLAIM_CHECKS_MS.map((pauseMs) => setTimeout(ask, pauseMs)) : []
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
      for (const check of [...checks, postponed.current]) clearTimeout(check)
    }
  }, [isAwaited])
}

/** Has the server record what the scheduling frame reported, also when that takes several tries or a reload. */
function useBooking({ state, dispatch }: BookingTarget): BookCall {
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
        void notify('error', callCardWords.notRecorded)
      },
    })
    underWay.current.delete(inviteeUri)
    if (!confirmation) return
    dispatch({ type: 'booking_recorded', inviteeUri, confirmation })
    if (!isSilent) void notify('success', callCardWords.recorded)
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

/** Pauses before the second and later tries; a server that restarts is back within these two minutes. */
export const RETRY_PAUSES_MS: readonly number[] = [3_000, 10_000, 30_000, 75_000]

type Attempts<Value> = {
  call: () => Promise<ApiResult<Value>>
  wait: (pauseMs: number) => Promise<void>
  onFirstFailure: () => void
}

/** Tries a harmless-to-repeat call until it succeeds, is refused for good, or the pauses run out: then null. */
export async function recordPersistently<Value>({
  call,
  wait,
  onFirstFailure,
}: Attempts<Value>): Promise<Value | null> {
  const first = await call()
  if (first.kind === 'ok') return first.value
  onFirstFailure()
  let failed: ApiFailure = first
  for (const pauseMs of RETRY_PAUSES_MS) {
    if (!isPassing(failed)) return null
    await wait(pauseMs)
    const result = await call()
    if (result.kind === 'ok') return result.value
    failed = result
  }
  return null
}

/** Too many requests, a broken server and a lost connection pass; a refusal of the request itself stays. */
function isPassing(failed: ApiFailure): boolean {
  return failed.kind === 'unreachable' || failed.status === 429 || failed.status >= 500
}
