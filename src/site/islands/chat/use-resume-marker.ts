import { useLayoutEffect } from 'react'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import { leaveResumeMarker } from '#site/islands/chat/resume-marker.ts'
import { composeResumeMarker } from '#site/islands/chat/select-from-chat.ts'

/** Keeps in this tab what a reload needs. Before paint, so that nothing seen is lost. */
export function useResumeMarker(state: ChatState): void {
  useLayoutEffect(() => {
    const marker = composeResumeMarker(state)
    if (marker) leaveResumeMarker(marker)
  }, [state])
}
