type Parts = { data: object; response: string }

/** An answer to a message that is told by hand, event by event. It breaks when whoever asked goes away. */
export function openReplyStream(signal?: AbortSignal | null) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let isOver = false
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
    cancel() {
      isOver = true
    },
  })
  const breakOff = () => {
    if (isOver) return
    isOver = true
    controller.error(new TypeError('network error'))
  }
  signal?.addEventListener('abort', breakOff)
  const tell = (name: string, data: object = {}) => {
    const event = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    controller.enqueue(new TextEncoder().encode(event))
  }
  return {
    answer: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    tell,
    tellAll({ data, response }: Parts) {
      tell('data', data)
      tell('text', { response })
      tell('done', { response })
    },
    breakOff,
    signal: signal ?? null,
  }
}

export type ReplyStream = ReturnType<typeof openReplyStream>
