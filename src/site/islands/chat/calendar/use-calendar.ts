import { type Dispatch, useRef } from 'react'
import { type BookCall, useBooking } from '#site/islands/chat/calendar/use-booking.ts'
import { useBookingRefresh } from '#site/islands/chat/calendar/use-booking-refresh.ts'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'
import type { ChatAction, ChatState } from '#site/islands/chat/chat-state.ts'
import { callToNoteOpened } from '#site/islands/chat/replies/conversation-calls.ts'

/** What a visitor does with the calendar of a message. */
export type CalendarControl = {
  book: BookCall
  open: (entry: ChatEntry) => void
  close: (entry: ChatEntry) => void
  /** Its frame has been drawn. */
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
  /** By message: what was drawn is told once. */
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
