import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CONNECTION_OPTIONS,
  KEEP_ALIVE_MS,
} from '#server/platform/http/security/watch-connections.ts'
import { type ServedApp, serveTestApp } from '#tests/support/served-app.ts'

let served: ServedApp

beforeAll(async () => {
  served = await serveTestApp()
})
afterAll(() => served.close())

test('an idle connection is kept for at least 65 s, and clients are told so', async () => {
  expect(KEEP_ALIVE_MS).toBeGreaterThanOrEqual(65_000)
  const response = await fetch(`${served.url}/api/health`)
  expect(response.headers.get('keep-alive')).toBe('timeout=65')
})

/** The product's limits, each a five-hundredth of its length. */
test('the limit for headers does not end a connection that is idle between two requests', async () => {
  const scale = 1 / 500
  const server = createServer(
    {
      headersTimeout: CONNECTION_OPTIONS.headersTimeout * scale,
      requestTimeout: CONNECTION_OPTIONS.requestTimeout * scale,
      connectionsCheckingInterval: CONNECTION_OPTIONS.connectionsCheckingInterval * scale,
      keepAliveTimeout: 60_000,
    },
    (_, response) => response.end('here'),
  ).listen(0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = await new Promise<AddressInfo>((resolve) =>
    server.once('listening', () => resolve(server.address() as AddressInfo)),
  )
  const ask = () =>
    new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
      const request = get({ port, host: '127.0.0.1', agent }, (reply: IncomingMessage) => {
        reply
          .resume()
          .once('end', () => resolve({ status: reply.statusCode, isReused: request.reusedSocket }))
      }).once('error', reject)
    })
  await ask()
  await delay(CONNECTION_OPTIONS.requestTimeout * scale * 4)
  expect(await ask()).toEqual({ status: 200, isReused: true })
  agent.destroy()
  server.close()
})
