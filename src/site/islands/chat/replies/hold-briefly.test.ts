import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD_MS, holdBriefly } from '#site/islands/chat/replies/hold-briefly.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is whole within a moment is told by nobody but its end', () => {
  const tell = vi.fn()
  const held = holdBriefly(tell)
  held.tell('decided')
  vi.advanceTimersByTime(HOLD_MS - 1)
  held.tell('words')
  held.drop()
  vi.advanceTimersByTime(HOLD_MS)
  held.tell('late')
  vi.advanceTimersByTime(HOLD_MS)
  expect(tell).not.toHaveBeenCalled()
})

test('what takes longer is told in its order, and from then on at once', () => {
  const told: string[] = []
  const held = holdBriefly((news: string) => told.push(news))
  held.tell('decided')
  held.tell('one')
  expect(told).toEqual([])
  vi.advanceTimersByTime(HOLD_MS)
  expect(told).toEqual(['decided', 'one'])
  held.tell('two')
  expect(told).toEqual(['decided', 'one', 'two'])
})
