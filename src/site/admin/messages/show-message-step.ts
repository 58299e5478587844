export function getMessageStepId(messageId: string): string {
  return `message-${messageId}`
}

/** Brings a message of the viewer into view and hands it the focus. */
export function showMessageStep(messageId: string): void {
  const step = document.getElementById(getMessageStepId(messageId))
  step?.focus({ preventScroll: true })
  step?.scrollIntoView({ block: 'nearest' })
}
