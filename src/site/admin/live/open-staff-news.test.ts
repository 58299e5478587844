import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStaffNews, POLL_INTERVAL_MS } from '#site/admin/live/open-staff-news.ts'
import { FakeEventSource } from '#site/admin/testing/fake-event-source.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.forgetAll()
})
afterEach(() => vi.useRealTimers())

function listen() {
  const told = { states: [] as string[], news: [] as unknown[], catchUps: 0 }
  const close = openStaffNews({
    onState: (state) => told.states.push(state),
    onNews: (news) => told.news.push(news),
    onCatchUp: () => {
      told.catchUps += 1
    },
  })
  return { told, close }
}

test('it is live once the stream is open, and passes news on', () => {
  const { told } = listen()
  const stream = FakeEventSource.newest()
  expect(stream.url).toBe('/api/admin/live')
  expect(told.states).toEqual(['connecting'])
  stream.open()
  stream.tell({ kind: 'message', conversationId: 'c1' })
  expect(told).toEqual({
    states: ['connecting', 'live'],
    news: [{ kind: 'message', conversationId: 'c1' }],
    catchUps: 0,
  })
})

test('while the stream is down it asks from time to time, and tries again ever more slowly', () => {
  const { told } = listen()
  FakeEventSource.newest().open()
  FakeEventSource.newest().fail()
  expect(told.states.at(-1)).toBe('polling')

  vi.advanceTimersByTime(1_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  FakeEventSource.newest().fail()
  vi.advanceTimersByTime(1_999)
  expect(FakeEventSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.opened).toHaveLength(3)

  vi.advanceTimersByTime(POLL_INTERVAL_MS - 3_000)
  expect(told.catchUps).toBe(1)
})

test('when the stream is back it stops asking, and catches up when the stream says so', () => {
  const { told } = listen()
  FakeEventSource.newest().open()
  FakeEventSource.newest().fail()
  vi.advanceTimersByTime(1_000)
  FakeEventSource.newest().open()
  expect(told.catchUps).toBe(0)
  FakeEventSource.newest().resync()
  expect(told.states).toEqual(['connecting', 'live', 'polling', 'live'])
  expect(told.catchUps).toBe(1)
  vi.advanceTimersByTime(10 * POLL_INTERVAL_MS)
  expect(told.catchUps).toBe(1)
})

test('closed, it neither asks nor tries again', () => {
  const { told, close } = listen()
  FakeEventSource.newest().fail()
  close()
  vi.advanceTimersByTime(10 * POLL_INTERVAL_MS)
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(told.catchUps).toBe(0)
  expect(FakeEventSource.newest().isClosed).toBe(true)
})
