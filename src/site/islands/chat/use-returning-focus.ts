import { useEffect, useRef } from 'react'
import type { ChatState } from '#site/islands/chat/chat-state.ts'

/**
 * Brings focus back to the input once it is ready, when the control that the visitor used is gone by then.
 * Not on touch screens, where focus opens the keyboard over the reply.
 */
export function useReturningFocus(phase: ChatState['phase']) {
  const input = useRef<HTMLTextAreaElement>(null)
  const isOwed = useRef(false)

  useEffect(() => {
    if (phase !== 'ready' || !isOwed.current) return
    isOwed.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [phase])

  function oweFocus() {
    isOwed.current = matchMedia('(pointer: fine)').matches
  }

  return { input, oweFocus }
}
