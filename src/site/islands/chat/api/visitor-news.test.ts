// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import { openVisitorNews, useUnreadTitle } from '#site/islands/chat/api/visitor-news.ts'
import { toEntry } from '#site/islands/chat/state/chat-entry.ts'

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

test('that a person types is no news to ask for', () => {
  const [onNews, onTyping] = [vi.fn(), vi.fn()]
  openVisitorNews('/live', onNews, onTyping)
  const data = JSON.stringify({ conversationId: 'c1', what: 'typing' })
  FakeStream.opened.at(-1)?.dispatchEvent(new MessageEvent('news', { data }))
  expect([onNews.mock.calls.length, onTyping.mock.calls.length]).toEqual([0, 1])
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

const say = (id: string, authorName: string | null) =>
  toEntry(
    composeMessage({
      id,
      role: 'assistant',
      content: id,
      timestamp: '2026-11-23T15:00:00Z',
      authorName,
    }),
  )

afterEach(() => vi.restoreAllMocks())

test('out of sight, the title says who has written, once, until the page is looked at', () => {
  document.title = 'Operations audit'
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const first = [say('welcome', null), say('p1', 'Dana')]
  const { rerender } = renderHook((entries) => useUnreadTitle(entries), { initialProps: first })
  expect(document.title).toBe('Dana has written · Operations audit')
  rerender([...first, say('p2', 'Dana')])
  expect(document.title).toBe('Dana has written · Operations audit')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(document.title).toBe('Operations audit')
})

test('neither the assistant, nor what was there before a reload, changes the title', () => {
  document.title = 'Operations audit'
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const restored = { ...say('p1', 'Dana'), isRestored: true }
  const { rerender } = renderHook((entries) => useUnreadTitle(entries), {
    initialProps: [restored],
  })
  rerender([restored, say('a1', null)])
  expect(document.title).toBe('Operations audit')
})
