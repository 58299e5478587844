import { setImmediate as tick } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { wakeOnVisit } from '#server/start/wake-on-visit.ts'

test('a server that only machines ask stays asleep; the first visitor wakes it, once', async () => {
  const wake = vi.fn()
  const api = wakeOnVisit({ fetch: () => new Response('ok') }, wake)
  const ask = async (path: string) => {
    await api.fetch(new Request(`http://localhost${path}`))
    await tick()
    return wake.mock.calls.length
  }
  expect(await ask('/api/health')).toBe(0)
  expect(await ask('/api/ready')).toBe(0)
  expect(await ask('/api/events')).toBe(1)
  expect(await ask('/api/create-conversation')).toBe(1)
})
