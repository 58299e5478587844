import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { type EventSink, streamEvents } from '#server/platform/events/stream-events.ts'
import { readEventStream } from '#tests/support/event-stream.ts'

/** A stream that the test tells events through. */
async function openStream() {
  const undo = vi.fn()
  let sink: EventSink | undefined
  const app = new Hono().get('/', (c) =>
    streamEvents(c, (opened) => {
      sink = opened
      return undo
    }),
  )
  const response = await app.request('/')
  if (!sink) throw new Error('The stream was not opened')
  return { sink, undo, response }
}

test('events come in their order, with what they carry on one line', async () => {
  const { sink, response } = await openStream()
  sink.send('one', { text: 'two\nlines' })
  sink.send('two')
  const stream = readEventStream(response)
  expect(await stream.next()).toEqual({ name: 'one', data: { text: 'two\nlines' } })
  expect(await stream.next()).toEqual({ name: 'two', data: {} })
})

test('an end undoes once what was begun, and what is sent after it is nothing', async () => {
  const { sink, undo, response } = await openStream()
  sink.end()
  sink.end()
  sink.send('late')
  expect(await readEventStream(response).next()).toBe(null)
  expect(undo).toHaveBeenCalledTimes(1)
})

test('a reader who leaves undoes it, too', async () => {
  const { sink, undo, response } = await openStream()
  await response.body?.cancel()
  sink.send('late')
  expect(undo).toHaveBeenCalledTimes(1)
})

test('a reader who does not read is let go before memory fills', async () => {
  const { sink, undo } = await openStream()
  for (let count = 0; count < 500; count += 1) sink.send('news', { text: 'x'.repeat(100) })
  expect(undo).not.toHaveBeenCalled()
  for (let count = 0; count < 500; count += 1) sink.send('news', { text: 'x'.repeat(100) })
  expect(undo).toHaveBeenCalledTimes(1)
})
