import { expect, test, vi } from 'vitest'
import { readReplyStream } from '#site/lib/read-reply-stream.ts'

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const DATA = event('data', { messageId: 'a1', brain: 'offline' })
const DONE = event('done', { response: 'Grüß Gott. €45.', brain: 'openai' })
const STREAM = `${DATA}: a sign of life\n\n${event('text', { response: 'Grüß Gott. ' })}${event('text', { response: '€45.' })}${DONE}`
const WHOLE = { messageId: 'a1', response: 'Grüß Gott. €45.', brain: 'openai' }

/** A body that comes in the given parts and then ends, or stays open. */
function bodyOf(parts: readonly Uint8Array[], { isLeftOpen = false } = {}) {
  const onCancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      if (!isLeftOpen) controller.close()
    },
    cancel: onCancel,
  })
  return { body, onCancel }
}

async function read(text: string, sizeBytes = Number.POSITIVE_INFINITY) {
  const bytes = new TextEncoder().encode(text)
  const parts: Uint8Array[] = []
  const step = Math.min(sizeBytes, bytes.length || 1)
  for (let at = 0; at < bytes.length; at += step) parts.push(bytes.subarray(at, at + step))
  const onNews = vi.fn()
  const onBytes = vi.fn()
  const whole = await readReplyStream(bodyOf(parts).body, { onNews, onBytes })
  return { whole, news: onNews.mock.calls.map(([news]) => news), chunks: onBytes.mock.calls.length }
}

test.each([1, 2, 3, 5, 7, 64, 10_000])('in parts of %i bytes a reply is the same', async (size) => {
  const { whole, news } = await read(STREAM, size)
  expect(whole).toEqual(WHOLE)
  expect(news).toEqual([
    { kind: 'data', data: { messageId: 'a1', brain: 'offline' } },
    { kind: 'text', text: 'Grüß Gott. ' },
    { kind: 'text', text: 'Grüß Gott. €45.' },
  ])
})

test.each([
  ['CRLF', STREAM.replaceAll('\n', '\r\n')],
  ['CR', STREAM.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${STREAM}`],
  ['fields and events nobody knows', `id: 7\nretry: 10\nwhat: x\n\n${event('ping', {})}${STREAM}`],
  ['an event that is no JSON', `event: text\ndata: {"respo\n\n${STREAM}`],
  ['a text without words', `${event('text', { words: 'x' })}${event('text', null)}${STREAM}`],
  [
    'more after the end',
    `${STREAM}${event('text', { response: ' And more.' })}${event('reset', {})}`,
  ],
])('%s changes nothing', async (_, text) => {
  const { whole, news } = await read(text)
  expect(whole).toEqual(WHOLE)
  expect(news.at(-1)).toEqual({ kind: 'text', text: WHOLE.response })
})

test('a reset voids the words and not what was decided', async () => {
  const rest = `${event('reset', {})}${event('text', { response: 'Noted.' })}${event('done', { response: 'Noted.' })}`
  const { whole, news } = await read(`${DATA}${event('text', { response: 'I prom' })}${rest}`)
  expect(news.map(({ kind, text }) => [kind, text])).toEqual([
    ['data', undefined],
    ['text', 'I prom'],
    ['reset', undefined],
    ['text', 'Noted.'],
  ])
  expect(whole).toEqual({ messageId: 'a1', response: 'Noted.', brain: 'offline' })
})

test('an end that does not repeat the words keeps those that came', async () => {
  const { whole } = await read(
    `${DATA}${event('text', { response: 'Noted.' })}${event('done', {})}`,
  )
  expect(whole).toMatchObject({ response: 'Noted.' })
})

test.each([
  ['nothing at all', ''],
  ['no end', STREAM.replace(DONE, '')],
  ['half an end', STREAM.slice(0, -3)],
  ['an end without what was decided', STREAM.replace(DATA, '')],
  ['an unreadable decision', STREAM.replace('"messageId"', 'messageId')],
  ['a page', '<!doctype html><h1>Sign in</h1>'],
])('a stream with %s tells no whole reply', async (_, text) => {
  expect((await read(text)).whole).toBeNull()
})

test('comments are signs of life too', async () => {
  expect((await read(':\n\n:\n\n', 3)).chunks).toBe(2)
})

test('the end is the end, though the server keeps the connection open', async () => {
  const { body, onCancel } = bodyOf([new TextEncoder().encode(STREAM)], { isLeftOpen: true })
  expect(await readReplyStream(body, { onNews() {}, onBytes() {} })).toEqual(WHOLE)
  expect(onCancel).toHaveBeenCalled()
})

test('a connection that breaks throws, for the caller to decide', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  await expect(readReplyStream(body, { onNews() {}, onBytes() {} })).rejects.toThrow(TypeError)
})
