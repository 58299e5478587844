import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatEntry } from '#site/islands/chat/chat-entry.ts'

/** Closer to the end than this, the reader counts as following. */
const FOLLOW_WITHIN_PX = 96

/**
 * Scrolls the list to the newest message, unless the reader has scrolled up to read: then it only offers to.
 * A message taller than the list is shown from its first line.
 */
export function useNewestInView(entries: readonly ChatEntry[], writtenId: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTopPx = useRef(0)
  const lastHeightPx = useRef(0)
  const shownCount = useRef(0)
  const [hasUnseen, setHasUnseen] = useState(false)

  function handleScroll() {
    const { current } = list
    if (!current) return
    const { scrollTop, scrollHeight, clientHeight } = current
    const isNearEnd = scrollHeight - scrollTop - clientHeight < FOLLOW_WITHIN_PX
    // Only a move upwards is the reader's; our own scrolling passes here too, on its way down.
    if (isNearEnd) isFollowing.current = true
    else if (scrollTop < lastTopPx.current) isFollowing.current = false
    lastTopPx.current = scrollTop
    if (isNearEnd) setHasUnseen(false)
  }

  function showNewest() {
    isFollowing.current = true
    setHasUnseen(false)
    scrollToItems(list.current, entries.length - 1)
  }

  /** Words that come later keep their own message in view, not the reader who has turned to something else. */
  const followGrowth = useEffectEvent(() => {
    const { current } = list
    const written = entries.findIndex(({ id }) => id === writtenId)
    if (!current || written === -1) return
    const { bottom, height } = current.getBoundingClientRect()
    const wasInSight = bottom - (height - lastHeightPx.current) <= innerHeight
    lastHeightPx.current = height
    if (!isFollowing.current) return
    scrollToItems(current, written)
    if (wasInSight) current.scrollIntoView({ block: 'nearest' })
  })

  useEffect(() => {
    const isFirstSight = shownCount.current === 0
    const firstNew = Math.min(shownCount.current, entries.length)
    const hasNew = firstNew < entries.length
    shownCount.current = entries.length
    if (!hasNew) return followGrowth()
    if (isFirstSight) return scrollToItems(list.current, entries.length - 1)
    if (entries[firstNew]?.isAwaited) isFollowing.current = true
    if (!isFollowing.current) return setHasUnseen(true)
    scrollToItems(list.current, firstNew)
    // The list grows when a calendar opens in it; the page then has to follow.
    if (!entries[firstNew]?.isFromCard) list.current?.scrollIntoView({ block: 'nearest' })
    lastHeightPx.current = list.current?.offsetHeight ?? 0
  }, [entries])

  return { list, hasUnseen, handleScroll, showNewest }
}

/** Shows the items from `index` on. When they do not fit together, the last one, such as a calendar, comes first. */
function scrollToItems(list: HTMLElement | null, index: number): void {
  const items = list?.querySelectorAll<HTMLElement>(':scope > ol > li')
  const [first, last] = [items?.[index], items?.[items.length - 1]]
  if (!list || !first || !last) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const endTop = last.offsetTop + last.offsetHeight - list.clientHeight
  const top = Math.min(last.offsetTop, Math.max(first.offsetTop, endTop))
  list.scrollTo({ top: index === 0 ? 0 : top, behavior: isStill ? 'auto' : 'smooth' })
}
