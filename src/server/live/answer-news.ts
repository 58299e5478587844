import type { Context } from 'hono'
import type { LiveSignal } from '#server/live/listen.ts'
import { streamEvents } from '#server/live/stream-events.ts'

/** How soon somebody whose time is over hears no more; who was signed out is told of at once. */
const RECHECK_MS = 30_000

export type NewsPace = { heartbeatMs?: number; recheckMs?: number }

type Source<News> = {
  subscribe: (handler: (signal: LiveSignal<News>) => void) => () => void
  isFor?: (news: News) => boolean
  /** Asked again and again; what it throws counts as no. */
  isAllowed: () => Promise<boolean>
  /** Calls when that may have changed. */
  subscribeToAccess?: (handler: () => void) => () => void
  /** Called once at the end. */
  leave: () => void
}

/** Answers with a stream of news, until the reader goes, may no longer read, or the process stops. */
export function answerNews<News extends object>(
  c: Context,
  { subscribe, isFor = () => true, isAllowed, subscribeToAccess, leave }: Source<News>,
  { recheckMs = RECHECK_MS, ...pace }: NewsPace,
): Response {
  // Nobody reads the body of this, so nothing would ever end it.
  if (c.req.method === 'HEAD') {
    leave()
    return c.body(null, 200)
  }
  return streamEvents(
    c,
    ({ send, end }) => {
      const unsubscribe = subscribe((signal) => {
        if (signal.kind === 'resync') send('resync')
        else if (signal.kind === 'closed') end()
        else if (isFor(signal.news)) send('news', signal.news)
      })
      const recheck = () => {
        isAllowed().then((isStillAllowed) => isStillAllowed || end(), end)
      }
      const rechecking = setInterval(recheck, recheckMs)
      const unsubscribeFromAccess = subscribeToAccess?.(recheck)
      return () => {
        unsubscribe()
        unsubscribeFromAccess?.()
        clearInterval(rechecking)
        leave()
      }
    },
    pace,
  )
}
