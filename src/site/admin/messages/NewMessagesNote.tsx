import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Props = { pane: RefObject<HTMLElement | null>; messageCount: number }

/** px from the end within which somebody is following the talk. */
const AT_END = 48

/** Whoever is at the end stays there as messages come; for anyone else nothing moves, and a button says that they came. */
export function NewMessagesNote({ pane, messageCount }: Props) {
  const [seenCount, setSeenCount] = useState(messageCount)
  const isFollowing = useIsAtEnd(pane)
  const newCount = messageCount - seenCount
  const follow = () => {
    setSeenCount(messageCount)
    const end = pane.current?.scrollHeight ?? 0
    pane.current?.scrollTo({ top: end })
  }
  useLayoutEffect(() => {
    if (newCount === 0 || !isFollowing.current) return
    setSeenCount(messageCount)
    pane.current?.scrollTo({ top: pane.current.scrollHeight })
  }, [newCount, messageCount, isFollowing, pane])

  return (
    <div className="pointer-events-none sticky bottom-3 flex justify-center">
      {newCount > 0 ? (
        <button
          type="button"
          className="button button-small pointer-events-auto bg-ink text-paper shadow-float"
          onClick={follow}
        >
          {newCount === 1 ? '1 new message' : `${newCount} new messages`}
        </button>
      ) : null}
    </div>
  )
}

/** Whether the pane stood at its end before anything was added. */
function useIsAtEnd(pane: RefObject<HTMLElement | null>) {
  const isAtEnd = useRef(false)
  useEffect(() => {
    const scrolled = pane.current
    if (scrolled === null) return
    const note = () => {
      const { scrollHeight, scrollTop, clientHeight } = scrolled
      isAtEnd.current = scrollHeight - scrollTop - clientHeight <= AT_END
    }
    note()
    scrolled.addEventListener('scroll', note, { passive: true })
    return () => scrolled.removeEventListener('scroll', note)
  }, [pane])
  return isAtEnd
}
