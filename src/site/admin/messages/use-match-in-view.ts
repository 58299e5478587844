import { type RefObject, useLayoutEffect } from 'react'
import { scrollToMessageStep } from '#site/admin/messages/show-message-step.ts'

/** Opens a found conversation at the message that was found. */
export function useMatchInView(
  pane: RefObject<HTMLElement | null>,
  messageId: string | undefined,
): void {
  useLayoutEffect(() => {
    if (pane.current && messageId !== undefined) scrollToMessageStep(messageId, pane.current)
  }, [pane, messageId])
}
