import type { Context } from 'hono'
import { isConnectionFailure } from '#server/platform/db/embedded/connection-failure.ts'
import type { LiveSignal } from '#server/platform/events/listen.ts'
import { streamEvents } from '#server/platform/events/stream-events.ts'

/** Time between two checks of a stream's session. An expired one ends then, one that was signed out at once. */
const RECHECK_MS = 30_000
/** So often in a row a question of that may find no database, before the stream ends. */
const UNANSWERED_MAX = 3

export type NewsPace = { heartbeatMs?: number; recheckMs?: number }

type Source<News> = {
  subscribe: (handler: (signal: LiveSignal<News>) => void) => () => void
  isFor?: (news: News) => boolean
  /** Asked again and again. What it throws counts as no, unless the database could not be asked. */
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
      let unansweredInARow = 0
      const recheck = async () => {
        try {
          const isStillAllowed = await isAllowed()
          unansweredInARow = 0
          if (!isStillAllowed) end()
        } catch (error) {
          // Thousands that are sent away by a busy database would come back at once, and make it busier.
          unansweredInARow += 1
          if (!isConnectionFailure(error) || unansweredInARow > UNANSWERED_MAX) end()
        }
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
