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

export const DOCK_ID = 'chat-dock'
/** Height of the header at the top of the window, in px. */
const HEADER_PX = { narrow: 68, wide: 84 }

/** The part of the window between header and dock, which stands above a phone's keyboard, in px from its top. */
export function measureView(): { top: number; bottom: number } {
  const top = matchMedia('(min-width: 48rem)').matches ? HEADER_PX.wide : HEADER_PX.narrow
  const height = document.getElementById(DOCK_ID)?.offsetHeight ?? 0
  const keyboard = document.documentElement.style.getPropertyValue('--keyboard')
  return { top, bottom: innerHeight - height - (Number.parseFloat(keyboard) || 0) }
}

/** Scrolls the page so that this point of it, in px from the window's top, stands under the header. */
export function bringUnderHeader(pointPx: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = Math.max(0, scrollY + pointPx - measureView().top)
  makeRoom(top + innerHeight)
  window.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' })
}

const findTalk = () => document.getElementById(DOCK_ID)?.parentElement

/** Lets the talk reach down to this point of the page, in px, so that the dock stands there and not further up. */
function makeRoom(endPx: number): void {
  const talk = findTalk()
  if (!talk) return
  const { top, height } = talk.getBoundingClientRect()
  const neededPx = endPx - (scrollY + top)
  if (neededPx > height) talk.style.minHeight = `${neededPx}px`
}

/** Of another conversation, or at another width, the talk has another height. */
export function releaseRoom(): void {
  findTalk()?.style.removeProperty('min-height')
}
