import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOwnAddresses } from '#server/features/enrichment/fetch/find-addresses.ts'

const PUBLIC = '93.184.215.14'
const MINUTE_MS = 60_000

describe('the addresses that our own name leads to', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function create(resolve: (hostname: string) => Promise<readonly string[]>) {
    const clock = { now: 0 }
    const list = createOwnAddresses({
      hostname: 'www.loopwright.com',
      resolve,
      now: () => clock.now,
      patienceMs: 1_000,
    })
    return { clock, list }
  }

  test('are looked up when first asked for, and again after five minutes', async () => {
    const resolve = vi.fn(async () => [PUBLIC, '127.0.0.1'])
    const { clock, list } = create(resolve)
    expect(resolve).not.toHaveBeenCalled()
    expect(await Promise.all([list(), list()])).toEqual([[PUBLIC], [PUBLIC]])
    clock.now = 5 * MINUTE_MS - 1
    await list()
    expect(resolve.mock.calls).toEqual([['www.loopwright.com']])
    clock.now += 1
    await list()
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  test('are none when the look-up fails, which is tried again', async () => {
    const resolve = vi.fn(async (): Promise<string[]> => [PUBLIC])
    resolve.mockRejectedValueOnce(new Error('ENOTFOUND'))
    const { list } = create(resolve)
    expect(await list()).toEqual([])
    expect(await list()).toEqual([PUBLIC])
  })

  test('are none when the look-up never ends, and only one is under way', async () => {
    const resolve = vi.fn(() => new Promise<string[]>(() => {}))
    const { list } = create(resolve)
    const answers = [list(), list()]
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await Promise.all(answers)).toEqual([[], []])
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('stay what they were while they cannot be looked up again', async () => {
    const resolve = vi.fn(async (): Promise<string[]> => [PUBLIC])
    const { clock, list } = create(resolve)
    await list()
    resolve.mockRejectedValueOnce(new Error('EAI_AGAIN'))
    clock.now = 5 * MINUTE_MS
    expect(await list()).toEqual([PUBLIC])
  })
})
