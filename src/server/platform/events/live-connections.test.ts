import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEventStream } from '#tests/support/event-stream.ts'
import { openLiveSite, RESYNC } from '#tests/support/live-site.ts'

let site: Awaited<ReturnType<typeof openLiveSite>>
let served: Awaited<ReturnType<typeof site.serve>>
let headers: Record<string, string>

beforeAll(async () => {
  site = await openLiveSite()
  served = await site.serve()
  const staff = await site.signIn()
  headers = { cookie: `staff=${staff.cookies.get('staff')}`, 'accept-encoding': 'gzip, br' }
})
afterAll(() => site.close())

const fetchLive = (signal: AbortSignal | null = null) =>
  fetch(`${served.url}/api/admin/live`, { headers, signal })

test('a reader who goes away leaves nothing behind', async () => {
  for (let count = 0; count < 8; count += 1) {
    const leaving = new AbortController()
    // Four may be open: the fifth would be refused if the first were still counted.
    const response = await vi.waitUntil(
      async () => {
        const answer = await fetchLive(leaving.signal)
        return answer.ok && answer
      },
      { timeout: 5_000 },
    )
    expect(await readEventStream(response).next()).toEqual(RESYNC)
    leaving.abort()
  }
})

test('over a real connection events come at once, and a stop ends the streams by itself', async () => {
  const response = await vi.waitUntil(async () => {
    const answer = await fetchLive()
    return answer.ok && answer
  })
  expect(response.headers.get('content-encoding')).toBe(null)
  const stream = readEventStream(response)
  expect(await stream.next()).toEqual(RESYNC)
  expect(await site.tellStaff()).toEqual(await stream.next())
  const startedAt = performance.now()
  await served.stop()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  expect(await stream.next()).toBe(null)
})
