import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openVisitorNews } from '#site/islands/chat/person/open-visitor-news.ts'

class FakeStream extends EventTarget {
  static opened: FakeStream[] = []
  isClosed = false
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }

  close() {
    this.isClosed = true
  }
}

const tell = (name: string) => FakeStream.opened.at(-1)?.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.opened = []
})
afterEach(() => vi.useRealTimers())

test('news, and a gap in them, are both said', () => {
  const onNews = vi.fn()
  openVisitorNews('/live', onNews)
  expect(FakeStream.opened[0]?.url).toBe('/live')
  tell('news')
  tell('resync')
  expect(onNews).toHaveBeenCalledTimes(2)
})

test('while the stream is down it asks ever more slowly, and tries the stream again each time', () => {
  const onNews = vi.fn()
  openVisitorNews('/live', onNews)
  const waits = [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]
  for (const [index, waitMs] of waits.entries()) {
    tell('error')
    vi.advanceTimersByTime(waitMs - 1)
    expect(onNews).toHaveBeenCalledTimes(index)
    vi.advanceTimersByTime(1)
    expect(onNews).toHaveBeenCalledTimes(index + 1)
    expect(FakeStream.opened).toHaveLength(index + 2)
  }
  tell('open')
  tell('error')
  vi.advanceTimersByTime(5_000)
  expect(onNews).toHaveBeenCalledTimes(waits.length + 1)
})

test('a browser without streams asks by the clock', () => {
  vi.stubGlobal('EventSource', undefined)
  const onNews = vi.fn()
  openVisitorNews('/live', onNews)
  vi.advanceTimersByTime(15_000)
  expect(onNews).toHaveBeenCalledTimes(2)
})

test('closed, it neither listens nor asks', () => {
  const onNews = vi.fn()
  const close = openVisitorNews('/live', onNews)
  tell('error')
  close()
  vi.advanceTimersByTime(120_000)
  expect(onNews).not.toHaveBeenCalled()
  expect(FakeStream.opened).toHaveLength(1)
})
