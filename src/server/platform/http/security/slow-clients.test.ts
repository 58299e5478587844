import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSockets } from '#tests/support/raw-http.ts'
import { type ServedApp, serveTestApp } from '#tests/support/served-app.ts'

let served: ServedApp
let slow: Socket[] = []

beforeAll(async () => {
  served = await serveTestApp()
})
afterAll(async () => {
  for (const socket of slow) socket.destroy()
  await served.close()
})

async function measureMs(path: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${served.url}${path}`)
  await response.arrayBuffer()
  return performance.now() - start
}

/** The long version, with 2,000 of them and how soon they are gone, is in tests/security. */
test('200 clients that never finish their headers, and 100 that never finish their body, slow nobody down', async () => {
  const head = 'POST /api/create-conversation HTTP/1.1\r\nHost: 127.0.0.1\r\n'
  const body = 'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"enrichmentData":'
  slow = [...openSockets(served.port, 200, head), ...openSockets(served.port, 100, head + body)]
  const times: number[] = []
  for (let count = 0; count < 40; count += 1) {
    for (const socket of slow) socket.write('x')
    times.push(await measureMs('/api/health'))
  }
  expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(300)
})
