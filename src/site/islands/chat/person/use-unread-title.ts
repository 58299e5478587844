import { useEffect } from 'react'
import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'

/** While the page is out of sight, its title says who has written; looking at it takes that back. */
export function useUnreadTitle(entries: readonly ChatEntry[]): void {
  const newest = entries.at(-1)

  useEffect(() => {
    if (!newest || newest.authorName === null || newest.isRestored) return
    if (document.visibilityState !== 'hidden') return
    const plainTitle = document.title
    document.title = `${newest.authorName} has written · ${plainTitle}`
    const restoreTitle = () => {
      document.title = plainTitle
    }
    document.addEventListener('visibilitychange', restoreTitle, { once: true })
    return () => {
      document.removeEventListener('visibilitychange', restoreTitle)
      restoreTitle()
    }
  }, [newest])
}
