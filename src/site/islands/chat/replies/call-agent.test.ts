import { expect, test, vi } from 'vitest'
import {
  askPersistently,
  RESEND_PAUSES_MS,
  SETTLE_PAUSE_MS,
} from '#site/islands/chat/replies/call-agent.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import type { ReplyListener } from '#site/lib/call-for-reply.ts'

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
  const [stop, leave] = [new AbortController(), new AbortController()]
  const pausesMs: number[] = []
  const onNews = vi.fn()
  const onLost = vi.fn()
  const call = vi.fn(async (listener: ReplyListener) => (tries.shift() ?? hang)(listener))
  const replied = askPersistently({
    call,
    onNews,
    onLost,
    stop: stop.signal,
    leave: leave.signal,
    wait: async (pauseMs) => void pausesMs.push(pauseMs),
  })
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
  stop.abort()
  expect(await replied).toBe(whole)
  expect(call).toHaveBeenCalledTimes(2)
  expect(pausesMs).toEqual([SETTLE_PAUSE_MS])
  expect(onNews).not.toHaveBeenCalled()
  expect(onLost).not.toHaveBeenCalled()
})

test('a stop on a bad connection still has all its tries', async () => {
  const { replied, stop, pausesMs } = ask(hang, always(lost), always(lost), always(whole))
  stop.abort()
  expect(await replied).toBe(whole)
  expect(pausesMs).toEqual([SETTLE_PAUSE_MS, ...RESEND_PAUSES_MS.slice(0, 2)])
})

test('who leaves asks no more', async () => {
  const { replied, call, leave } = ask(hang, always(whole))
  leave.abort()
  expect(await replied).toBe(lost)
  expect(call).toHaveBeenCalledTimes(1)
})

test('who leaves after a stop does not wait for what stands either', async () => {
  const { replied, stop, leave } = ask(hang, hang)
  stop.abort()
  await vi.waitFor(() => expect(leave.signal.aborted).toBe(false))
  leave.abort()
  expect(await replied).toBe(lost)
})
