export function getMessageStepId(messageId: string): string {
  return `message-${messageId}`
}

/** Brings a message of the viewer into view and hands it the focus. */
export function showMessageStep(messageId: string): void {
  const step = document.getElementById(getMessageStepId(messageId))
  step?.focus({ preventScroll: true })
  step?.scrollIntoView({ block: 'nearest' })
}

/** The same for somebody whose focus is elsewhere and stays there. The page itself does not move. */
export function scrollToMessageStep(messageId: string, pane: HTMLElement): void {
  const step = document.getElementById(getMessageStepId(messageId))
  if (step === null) return
  const top = step.getBoundingClientRect().top - pane.getBoundingClientRect().top
  pane.scrollTop += top - pane.clientHeight / 3
}
