import { createParser, type EventSourceMessage } from 'eventsource-parser'

type JsonObject = Readonly<Record<string, unknown>>

/** The parts of a reply so far: `data` is all but the words, `text` all words so far; `reset` voids those. */
export type ReplyNews =
  | { kind: 'data'; data: JsonObject }
  | { kind: 'text'; text: string }
  | { kind: 'reset' }

type Listener = {
  onNews: (news: ReplyNews) => void
  /** Called for every piece of the stream, also for one that only keeps it open. */
  onBytes: () => void
}

/**
 * Reads the stream of one reply to its end.
 * @returns the whole reply; null when the stream ended before it was told, or told it wrongly.
 */
export async function readReplyStream(
  body: ReadableStream<Uint8Array>,
  { onNews, onBytes }: Listener,
): Promise<JsonObject | null> {
  const reply = followReply(onNews)
  const parser = createParser({ onEvent: reply.hear })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  while (!reply.isOver()) {
    const { done, value } = await reader.read()
    if (done) return null
    onBytes()
    parser.feed(decoder.decode(value, { stream: true }))
  }
  // Nothing is owed any more, whether the server closes or not.
  reader.cancel().catch(() => {})
  return reply.whole()
}

function followReply(onNews: Listener['onNews']) {
  let data: JsonObject | null = null
  let text = ''
  let isOver = false
  let whole: JsonObject | null = null

  function hear({ event, data: json }: EventSourceMessage) {
    if (isOver) return
    const told = parseObject(json)
    if (event === 'data' && told) {
      data = told
      onNews({ kind: 'data', data })
    } else if (event === 'text' && typeof told?.response === 'string') {
      text += told.response
      onNews({ kind: 'text', text })
    } else if (event === 'reset') {
      text = ''
      onNews({ kind: 'reset' })
    } else if (event === 'done') {
      isOver = true
      whole = data && { ...data, response: text, ...(typeof told?.response === 'string' && told) }
    }
  }

  return { hear, isOver: () => isOver, whole: () => whole }
}

function parseObject(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject | null) : null
  } catch {
    // An event that cannot be read says nothing; without the reply's end it is asked for again.
    return null
  }
}
