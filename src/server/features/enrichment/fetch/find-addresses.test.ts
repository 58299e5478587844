import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createAddressFinder,
  resolveBySystem,
} from '#server/features/enrichment/fetch/find-addresses.ts'

const limits = { lookupMs: 2_000, lookupsUnderWay: 2 }
const PUBLIC = '93.184.215.14'

describe('looking up names', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Name servers that answer when they are told to. */
  function createNameServers() {
    const asked = new Map<string, (addresses: readonly string[]) => void>()
    const find = createAddressFinder({
      resolve: (hostname) => new Promise((answer) => asked.set(hostname, answer)),
      listOwnAddresses: () => ['93.184.216.99'],
      limits,
    })
    return { asked, find }
  }

  test('goes on for two at once, the others in order', async () => {
    const { asked, find } = createNameServers()
    const answers = ['a.com', 'b.com', 'c.com', 'd.com'].map(find)
    expect([...asked.keys()]).toEqual(['a.com', 'b.com'])
    asked.get('b.com')?.([PUBLIC])
    expect(await answers[1]).toEqual({ kind: 'public', addresses: [PUBLIC] })
    expect([...asked.keys()]).toEqual(['a.com', 'b.com', 'c.com'])
  })

  test('gives up after two seconds, yet what never ends keeps its place', async () => {
    const { asked, find } = createNameServers()
    const stuck = ['a.com', 'b.com', 'c.com'].map(find)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await Promise.all(stuck)).toEqual(Array(3).fill({ kind: 'timeout' }))
    const late = find('d.com')
    expect([...asked.keys()]).toEqual(['a.com', 'b.com'])
    asked.get('a.com')?.([PUBLIC])
    await vi.advanceTimersByTimeAsync(0)
    expect([...asked.keys()]).toEqual(['a.com', 'b.com', 'd.com'])
    asked.get('d.com')?.([PUBLIC])
    expect(await late).toEqual({ kind: 'public', addresses: [PUBLIC] })
  })

  test.each([
    [[PUBLIC, '127.0.0.1'], { kind: 'refused' }],
    [['93.184.216.99'], { kind: 'refused' }],
    [[PUBLIC, '93.184.216.99'], { kind: 'refused' }],
    [[], { kind: 'unknown' }],
    [[PUBLIC], { kind: 'public', addresses: [PUBLIC] }],
  ])('judges %j', async (addresses, judgement) => {
    const { asked, find } = createNameServers()
    const answer = find('a.com')
    asked.get('a.com')?.(addresses)
    expect(await answer).toEqual(judgement)
  })
})

test('the system resolves names of its own hosts file, and finds them private', async () => {
  const find = createAddressFinder({ resolve: resolveBySystem, listOwnAddresses: () => [], limits })
  expect(await find('localhost')).toEqual({ kind: 'refused' })
  expect(await find('127.1')).toEqual({ kind: 'refused' })
})
