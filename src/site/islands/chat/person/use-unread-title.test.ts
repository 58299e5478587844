// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { useUnreadTitle } from '#site/islands/chat/person/use-unread-title.ts'
import { composeMessage } from '#site/islands/chat/replies/message.ts'

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
