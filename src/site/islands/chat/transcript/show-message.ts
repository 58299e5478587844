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
/** What the header takes of the top of the window when it is shown, in px. */
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

/** What shows that the reader goes somewhere else. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings this under the header, and again when the page comes to rest elsewhere: the talk may grow, or follow a reply,
 * while it scrolls. That is over once it has been there, or with the reader's first move.
 * @returns what ends it too.
 */
export function holdUnderHeader(element: HTMLElement): () => void {
  const hold = new AbortController()
  const bring = () => {
    const { top } = element.getBoundingClientRect()
    if (Math.abs(top - measureView().top) > 1) bringUnderHeader(top)
    else hold.abort()
  }
  window.addEventListener('scrollend', bring, { signal: hold.signal })
  bring()
  const end = () => hold.abort()
  for (const type of READER_EVENTS) {
    window.addEventListener(type, end, { signal: hold.signal, passive: true })
  }
  return end
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
