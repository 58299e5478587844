import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { isBookingEntry } from '#site/islands/chat/calendar/judge-calendar.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/chat-state.ts'
import { callToResume } from '#site/islands/chat/replies/conversation-calls.ts'

/** Between two questions to the server; one that comes earlier is asked later. */
export const REFRESH_PAUSE_MS = 2_000
/** After a claim, while the page is looked at: a scheduler's own message usually comes within seconds. */
export const CLAIM_CHECKS_MS: readonly number[] = [3_000, 10_000, 30_000, 90_000, 300_000, 900_000]

type RefreshTarget = {
  state: Pick<ChatState, 'conversationId' | 'entries' | 'booking'>
  dispatch: Dispatch<ChatAction>
}

/** Learns quietly what became of the booking elsewhere: in another tab, by mail, or at the scheduler. */
export function useBookingRefresh({ state, dispatch }: RefreshTarget): void {
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
