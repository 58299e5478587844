import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { answerNews } from '#server/platform/events/stream-events.ts'
import { readEventStream } from '#tests/support/event-stream.ts'

const BUSY = new Error('timeout exceeded when trying to connect')

/** A stream that is asked about every few milliseconds whether it still may be read. */
async function openStream(isAllowed: () => Promise<boolean>) {
  const leave = vi.fn()
  const app = new Hono().get('/', (c) =>
    answerNews(c, { subscribe: () => () => {}, isAllowed, leave }, { recheckMs: 5 }),
  )
  return { stream: readEventStream(await app.request('/')), leave }
}

test('a database that is too busy to be asked now and then does not send readers away', async () => {
  const answers = [false, true, false, false, false, true, false, false]
  const isAllowed = vi.fn(async () => {
    if (answers.shift() === false) throw BUSY
    return true
  })
  const { stream, leave } = await openStream(isAllowed)
  await vi.waitFor(() => expect(isAllowed.mock.calls.length).toBeGreaterThan(10))
  expect(leave).not.toHaveBeenCalled()
  await stream.leave()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

test.each([
  ['a database that cannot be asked at all', async () => Promise.reject(BUSY)],
  ['any other failure', async () => Promise.reject(new Error('There is no such conversation.'))],
  ['a no', async () => false],
])('%s ends the stream', async (_, isAllowed) => {
  const { stream, leave } = await openStream(isAllowed)
  expect(await stream.next()).toBe(null)
  expect(leave).toHaveBeenCalledOnce()
})
