import type { Context } from 'hono'
import { isConnectionFailure } from '#server/platform/db/embedded/connection-failure.ts'
import { AppError } from '#server/platform/errors.ts'
import type { LiveSignal } from '#server/platform/events/listen.ts'

/** Proxies close a connection that is silent for a minute or so. */
const HEARTBEAT_MS = 20_000
/** A reader that is this far behind is let go: it comes back and reads everything anew. */
const UNREAD_MAX_BYTES = 64 * 1024

/** Tells nothing and keeps a connection alive. */
const COMMENT = ':\n\n'

/** The first words of a stream of news: how long a browser waits, when it ends, before it comes back. */
const GREETING = `retry: 3000\n${COMMENT}`

export type EventSink = {
  send(name: string, data?: object): void
  end(): void
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // No proxy may compress it, which would hold events back until a block is full.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** An answer that stays open and sends events as they come. `open` returns the clean-up for its end. */
export function streamEvents(
  c: Context,
  open: (sink: EventSink) => () => void,
  { heartbeatMs = HEARTBEAT_MS, unreadMaxBytes = UNREAD_MAX_BYTES, greeting = GREETING } = {},
): Response {
  const encoder = new TextEncoder()
  let close = () => {}

  function start(controller: ReadableStreamDefaultController<Uint8Array>) {
    let isOpen = true
    const end = () => {
      if (isOpen) controller.close()
      close()
    }
    const write = (text: string) => {
      if (!isOpen) return
      if ((controller.desiredSize ?? 0) > 0) {
        controller.enqueue(encoder.encode(text))
        return
      }
      end()
      // The rest would wait in memory for a reader who does not come.
      c.env?.outgoing?.destroy()
    }
    const heartbeat = setInterval(() => write(COMMENT), heartbeatMs)
    let undo = () => {}
    close = () => {
      if (!isOpen) return
      isOpen = false
      clearInterval(heartbeat)
      undo()
    }
    // At once, so that the browser knows it is connected.
    if (greeting !== '') write(greeting)
    undo = open({
      send: (name, data = {}) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      end,
    })
    if (!isOpen) undo()
  }

  const queueing = new ByteLengthQueuingStrategy({ highWaterMark: unreadMaxBytes })
  return c.body(new ReadableStream({ start, cancel: () => close() }, queueing), 200, HEADERS)
}

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

const RETRY_AFTER_SECONDS = 30

/** The number of streams that may be open at once under a key, such as a session's. */
export type StreamKey = { key: string; max: number }

/** Counts the streams that are open in this process. */
export function createStreamLimit() {
  const counts = new Map<string, number>()

  function leave(key: string) {
    const left = (counts.get(key) ?? 0) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  return {
    /** @returns how to give the place back. @throws a refusal when one of the keys is used up. */
    enter(keys: readonly StreamKey[]): () => void {
      if (keys.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) {
        const refusal = new AppError(
          'too_many_requests',
          'Too many tabs are open at once. Close one.',
        )
        refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
        throw refusal
      }
      for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        for (const { key } of keys) leave(key)
      }
    },
  }
}
