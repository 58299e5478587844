// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  askPersistently,
  HOLD_MS,
  holdBriefly,
  RESEND_PAUSES_MS,
  SETTLE_PAUSE_MS,
} from '#site/islands/chat/api/follow-reply.ts'
import { STOPPED, waitForNetwork } from '#site/islands/chat/api/wait-for-network.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import type { ReplyListener } from '#site/lib/call-for-reply.ts'

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

type Try = (listener: ReplyListener) => ApiResult<unknown> | Promise<ApiResult<unknown>>

const lost: ApiResult<unknown> = { kind: 'unreachable', isUnreadable: false }
const page: ApiResult<unknown> = { kind: 'unreachable', isUnreadable: true }
const whole: ApiResult<unknown> = { kind: 'ok', value: 'whole' }
const full: ApiResult<unknown> = {
  kind: 'refused',
  status: 429,
  code: 'rate_limited',
  message: '',
  requestId: '',
  fields: {},
}
const always =
  (result: ApiResult<unknown>): Try =>
  () =>
    result

/** Waits until the request is aborted, as a browser's does. */
const hang: Try = ({ signal }) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(lost)
    signal.addEventListener('abort', () => resolve(lost))
  })

function ask(...tries: Try[]) {
  const controller = new AbortController()
  const pausesMs: number[] = []
  const onNews = vi.fn()
  const onLost = vi.fn()
  const call = vi.fn(async (listener: ReplyListener) => (tries.shift() ?? hang)(listener))
  const replied = askPersistently({
    call,
    onNews,
    onLost,
    signal: controller.signal,
    wait: async (pauseMs) => void pausesMs.push(pauseMs),
  })
  const stop = () => controller.abort(STOPPED)
  const leave = () => controller.abort()
  return { replied, call, stop, leave, pausesMs, onNews, onLost }
}

test.each([
  ['a reply', whole],
  ['a refusal', full],
  ['a page of the network', page],
])('%s is final at once', async (_, result) => {
  const { replied, call, onLost } = ask(always(result))
  expect(await replied).toBe(result)
  expect(call).toHaveBeenCalledTimes(1)
  expect(onLost).not.toHaveBeenCalled()
})

test('a lost connection is tried anew three times, with growing pauses, and told each time', async () => {
  const { replied, call, pausesMs, onLost } = ask(...Array.from({ length: 4 }, () => always(lost)))
  expect(await replied).toBe(lost)
  expect(call).toHaveBeenCalledTimes(4)
  expect(pausesMs).toEqual(RESEND_PAUSES_MS)
  expect(pausesMs).toEqual(pausesMs.toSorted((one, other) => one - other))
  expect(onLost).toHaveBeenCalledTimes(3)
})

const busy = (retryAfterSeconds?: number): ApiResult<unknown> => ({
  kind: 'refused',
  status: 503,
  code: 'unavailable',
  message: '',
  requestId: '',
  fields: {},
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
})

test('a server that is full is asked again when it says, and the visitor sees nothing of it', async () => {
  const { replied, pausesMs, onLost } = ask(always(busy(2)), always(busy(5)), always(whole))
  expect(await replied).toBe(whole)
  expect(pausesMs).toEqual([2_000, 5_000])
  expect(onLost).not.toHaveBeenCalled()
})

test('a server that stays full is not asked for ever, and one that names no time only once', async () => {
  const full = Array.from({ length: 9 }, () => always(busy(5)))
  const { replied, pausesMs } = ask(...full)
  expect(await replied).toEqual(busy(5))
  expect(pausesMs).toEqual([5_000, 5_000])
  const unnamed = ask(always(busy()), always(whole))
  expect(await unnamed.replied).toEqual(busy())
})

test('the first whole reply ends it', async () => {
  const { replied, call } = ask(always(lost), always(whole), always(lost))
  expect(await replied).toBe(whole)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a stop closes the connection and asks for what stands, without telling the way there', async () => {
  const news = { kind: 'text' as const, text: 'more' }
  const settled: Try = ({ onNews }) => {
    onNews(news)
    return whole
  }
  const { replied, call, stop, pausesMs, onNews, onLost } = ask(hang, settled)
  stop()
  expect(await replied).toBe(whole)
  expect(call).toHaveBeenCalledTimes(2)
  expect(pausesMs).toEqual([SETTLE_PAUSE_MS])
  expect(onNews).not.toHaveBeenCalled()
  expect(onLost).not.toHaveBeenCalled()
})

test('a stop on a bad connection still has all its tries', async () => {
  const { replied, stop, pausesMs } = ask(hang, always(lost), always(lost), always(whole))
  stop()
  expect(await replied).toBe(whole)
  expect(pausesMs).toEqual([SETTLE_PAUSE_MS, ...RESEND_PAUSES_MS.slice(0, 2)])
})

test('who leaves asks no more', async () => {
  const { replied, call, leave } = ask(hang, always(whole))
  leave()
  expect(await replied).toBe(lost)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a stop during a pause asks for what stands as well', async () => {
  const { replied, call, stop, onNews, onLost } = ask(always(lost), hang, always(whole))
  onLost.mockImplementation(stop)
  expect(await replied).toBe(whole)
  expect(call).toHaveBeenCalledTimes(3)
  expect(onNews).not.toHaveBeenCalled()
})
