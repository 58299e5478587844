import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { AgentReply } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import type { TurnListener } from '#server/features/chat/conversations/turn-listener.ts'
import { type EventSink, streamEvents } from '#server/platform/events/stream-events.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

const EVENT_STREAM = 'text/event-stream'
/** Far more than a reply can have: nobody who reads slowly loses the end of one. */
const REPLY_MAX_BYTES = 1024 * 1024
/** Half of what a visitor's chat takes for a lost connection. */
const HEARTBEAT_MS = 10_000

export function wantsEventStream(c: Context): boolean {
  const chosen = accepts(c, {
    header: 'Accept',
    supports: [EVENT_STREAM],
    default: '',
    match: (all) =>
      all.some(({ type, q }) => type.toLowerCase() === EVENT_STREAM && q > 0) ? EVENT_STREAM : '',
  })
  return chosen === EVENT_STREAM
}

/**
 * Answers with a stream: `data` (all that code decided, without the words), `text` (the next piece of them), `reset`
 * (all pieces so far are void), `done` (the words that stand). It begins once the turn is stored: a refusal before
 * that is thrown, and becomes JSON with its status. One that ends without `done` is to be asked for again.
 */
export function streamReply(
  c: Context<AppEnv>,
  { logger }: Pick<Deps, 'logger'>,
  answer: (listener: TurnListener) => Promise<AgentReply>,
): Promise<Response> {
  const gone = new AbortController()
  return new Promise((resolve, reject) => {
    let sink = null as EventSink | null
    const listener: TurnListener = {
      signal: AbortSignal.any([gone.signal, c.req.raw.signal]),
      onDecided({ response: _, ...data }) {
        const open = (opened: EventSink) => {
          sink = opened
          return () => gone.abort()
        }
        const response = streamEvents(c, open, {
          heartbeatMs: HEARTBEAT_MS,
          unreadMaxBytes: REPLY_MAX_BYTES,
          greeting: '',
        })
        sink?.send('data', data)
        resolve(response)
      },
      onWords: (response) => sink?.send('text', { response }),
      onReset: () => sink?.send('reset'),
    }
    answer(listener).then(
      ({ response, brain }) => {
        sink?.send('done', { response, brain })
        sink?.end()
      },
      (error) => {
        reject(error)
        if (sink === null) return
        // Too late for a refusal: without `done` the client asks again.
        logger.error({ err: error, requestId: c.var.requestId }, 'a reply broke off')
        sink.end()
      },
    )
  })
}
