import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createDatabase } from '#server/platform/db/client.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { watchRequests } from '#server/platform/http/create-guarded-app.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'
import { createMetrics } from '#server/platform/metrics/create-metrics.ts'

const VISITOR = '203.0.113.9'
/** Never asked. */
const { pool } = createDatabase({})

/** The warnings while requests come, each from an address and with a header, or none. */
async function listWarnings(
  trustedProxies: readonly string[],
  requests: readonly (readonly [string, string | null])[],
): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = []
  const logger = createLogger('warn', { write: (line) => void lines.push(line) })
  const metrics = createMetrics({ pool, clock: () => new Date(), hasReader: false })
  const app = new Hono<AppEnv>()
    .use(watchRequests({ logger, metrics, config: { trustedProxies } }))
    .get('/', (c) => c.text('answered'))
  for (const [remoteAddress, forwarded] of requests) {
    const headers = new Headers(forwarded === null ? [] : [['x-forwarded-for', forwarded]])
    await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  }
  return lines.map((line) => JSON.parse(line))
}

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.0.0.2',
  '172.18.0.3',
  '192.168.1.5',
  'fd00::2',
])('a proxy at %s that nobody named is told of once, without an address', async (proxy) => {
  const warnings = await listWarnings(
    [],
    [
      [proxy, VISITOR],
      [proxy, VISITOR],
    ],
  )
  expect(warnings).toMatchObject([{ level: 40, msg: expect.stringContaining('TRUSTED_PROXIES') }])
  expect(JSON.stringify(warnings)).not.toContain(VISITOR)
})

test('another proxy than the named one is told of too', async () => {
  expect(await listWarnings(['127.0.0.1'], [['172.18.0.3', VISITOR]])).toHaveLength(1)
})

test.each([
  ['a named proxy', ['10.0.0.0/8'], '10.0.0.2', VISITOR],
  ['a visitor who makes the header up', [], VISITOR, '1.1.1.1'],
  ['a request without a proxy', [], '127.0.0.1', null],
])('%s is no cause for it', async (_name, trusted, address, forwarded) => {
  expect(await listWarnings(trusted, [[address, forwarded]])).toEqual([])
})
