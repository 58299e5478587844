export function getEntryId(messageId: string): string {
  return `message-${messageId}`
}

/** Brings a message of the transcript into view and hands it the focus. */
export function showMessage(messageId: string): void {
  const entry = document.getElementById(getEntryId(messageId))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  entry?.focus({ preventScroll: true })
  entry?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}
