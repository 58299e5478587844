import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callForReply } from '#site/lib/call-for-reply.ts'

const DATA = 'event: data\ndata: {"messageId":"a1"}\n\n'
const DONE = 'event: done\ndata: {"response":"Noted."}\n\n'
const LOST = { kind: 'unreachable', isUnreadable: false }
const unheard = () => ({ onNews() {}, signal: new AbortController().signal })

/** An answer whose parts are sent by hand; it ends with an error when nobody listens any more. */
function openStream(signal?: AbortSignal) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened
    },
  })
  signal?.addEventListener('abort', () => controller.error(signal.reason))
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  return {
    answer: new Response(body, { headers }),
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a stream that is whole is the reply', async () => {
  const { answer, send } = openStream()
  send(DATA + DONE)
  expect(await callForReply(async () => answer, unheard())).toEqual({
    kind: 'ok',
    value: { messageId: 'a1', response: 'Noted.' },
  })
})

test('a server that answers plain JSON is understood as well', async () => {
  const call = async () => Response.json({ response: 'Noted.' })
  expect(await callForReply(call, unheard())).toEqual({ kind: 'ok', value: { response: 'Noted.' } })
})

test('a refusal carries the words of the server', async () => {
  const error = { code: 'not_found', message: 'There is none.', requestId: 'r1' }
  const call = async () => Response.json({ error }, { status: 404 })
  expect(await callForReply(call, unheard())).toMatchObject({ kind: 'refused', ...error })
})

test('a page in place of an answer is told from a lost connection', async () => {
  const page = async () => new Response('<h1>Sign in</h1>')
  expect(await callForReply(page, unheard())).toEqual({ ...LOST, isUnreadable: true })
  const lost = () => Promise.reject(new TypeError('fetch failed'))
  expect(await callForReply(lost, unheard())).toEqual(LOST)
})

test('a stream that ends early is a lost connection', async () => {
  const { answer, send, end } = openStream()
  send(DATA)
  end()
  expect(await callForReply(async () => answer, unheard())).toEqual(LOST)
})

test('twenty seconds without a byte are a lost connection, and each byte counts anew', async () => {
  let stream: ReturnType<typeof openStream> | undefined
  const replied = callForReply(async ({ init }) => {
    stream = openStream(init.signal)
    return stream.answer
  }, unheard())
  const isOver = vi.fn()
  void replied.then(isOver)
  await vi.advanceTimersByTimeAsync(19_999)
  stream?.send(':\n\n')
  await vi.advanceTimersByTimeAsync(19_999)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2)
  expect(await replied).toEqual(LOST)
})

test('a server that never answers at all is given up after as long', async () => {
  const replied = callForReply(
    ({ init: { signal } }) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    unheard(),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await replied).toEqual(LOST)
})

test('who does not wait any more closes the connection', async () => {
  const leave = new AbortController()
  let asked: AbortSignal | undefined
  const replied = callForReply(
    async ({ init }) => {
      asked = init.signal
      return openStream(init.signal).answer
    },
    { onNews() {}, signal: leave.signal },
  )
  leave.abort()
  expect(await replied).toEqual(LOST)
  expect(asked?.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
