// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForNetwork } from '#site/islands/chat/replies/wait-for-network.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(isOnline: boolean, signal = new AbortController().signal) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const isOver = vi.fn()
  void waitForNetwork(500, signal).then(isOver)
  return isOver
}

test('with a network it lasts as long as it was to', async () => {
  const isOver = wait(true)
  await vi.advanceTimersByTimeAsync(499)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalled()
})

test('without one it waits longer, but not for ever', async () => {
  const isOver = wait(false)
  await vi.advanceTimersByTimeAsync(3_499)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalled()
})

test('a network that comes back ends it', async () => {
  const isOver = wait(false)
  await vi.advanceTimersByTimeAsync(1_000)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody waiting any more ends it, before or after its begin', async () => {
  const leave = new AbortController()
  const isOver = wait(true, leave.signal)
  leave.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  const isOverAtOnce = wait(true, leave.signal)
  await vi.advanceTimersByTimeAsync(0)
  expect(isOverAtOnce).toHaveBeenCalled()
})
