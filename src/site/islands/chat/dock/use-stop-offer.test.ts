// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOBODY } from '#site/islands/chat/api/message.ts'
import { useStopOffer } from '#site/islands/chat/dock/Composer.tsx'
import { type ChatState, initialChatState } from '#site/islands/chat/state/chat-state.ts'
import { beginTurn } from '#site/islands/chat/state/turn-state.ts'

const keeping = { retentionDays: null, model: 'openai' }
const waiting = beginTurn({ turnId: 't1', messageId: null })
const writing = beginTurn({ turnId: 't1', messageId: 'a1' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function offer(known: Partial<ChatState>) {
  return renderHook((state: ChatState) => useStopOffer(state), {
    initialProps: { ...initialChatState, keeping, ...known },
  })
}

const passMs = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('what is being written can be stopped at once, whoever writes', () => {
  expect(offer({ underWay: writing }).result.current).toBe(true)
  expect(offer({ underWay: writing, keeping: null }).result.current).toBe(true)
})

test('what is waited for can be stopped after a moment', () => {
  const { result } = offer({ underWay: waiting })
  passMs(599)
  expect(result.current).toBe(false)
  passMs(1)
  expect(result.current).toBe(true)
})

test.each<[string, Partial<ChatState>]>([
  ['without a model', { keeping: { ...keeping, model: null } }],
  ['on a server that does not say', { keeping: null }],
  ['while a person answers', { person: { ...NOBODY, joinedBy: 'Dana' } }],
])('%s a wait is not offered to be stopped', (_, known) => {
  const { result } = offer({ underWay: waiting, ...known })
  passMs(10_000)
  expect(result.current).toBe(false)
})

test('the next message waits for its own moment, and nothing under way can be stopped', () => {
  const { result, rerender } = offer({ underWay: waiting })
  passMs(600)
  rerender({ ...initialChatState, keeping, underWay: { ...waiting, turnId: 't2' } })
  expect(result.current).toBe(false)
  rerender({ ...initialChatState, keeping })
  passMs(10_000)
  expect(result.current).toBe(false)
})
