import type { Context } from 'hono'

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
