import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSilentProxy } from '#tests/support/silent-proxy.ts'
import { createTestApp } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (app: typeof server.app, path: string) => (await app.request(path)).status

test('a process with its database is up and ready', async () => {
  expect(await ask(server.app, '/api/health')).toBe(200)
  expect(await ask(server.app, '/api/ready')).toBe(200)
})

test('with a database that hangs the process is up and within two seconds not ready', async () => {
  const proxy = await openSilentProxy(server.connection)
  const apart = await createTestApp({ connection: proxy.connection })
  expect(await ask(apart.app, '/api/ready')).toBe(200)
  proxy.loseAll()
  const startedAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(apart.app, '/api/ready')))
  expect(new Set(answers)).toEqual(new Set([503]))
  expect(performance.now() - startedAt).toBeLessThan(4_000)
  expect(await ask(apart.app, '/api/health')).toBe(200)
  // Thirty questions took one connection, not the pool.
  expect(proxy.countConnections()).toBeLessThanOrEqual(2)
  proxy.close()
  await apart.close()
})

test('with a database that takes no writes a process is not ready, and says when to ask again', async () => {
  const options = '-c default_transaction_read_only=on'
  const apart = await createTestApp({ connection: { ...server.connection, options } })
  const answer = await apart.app.request('/api/ready')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  await apart.close()
})

test('before its tables are of this version a process is not ready', async () => {
  const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`
  await server.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = 1 - created_at where id = ${newest}`,
  )
  expect(await ask(server.app, '/api/ready')).toBe(503)
  await server.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = 1 - created_at where id = ${newest}`,
  )
  expect(await ask(server.app, '/api/ready')).toBe(200)
})

test('a process that stops is up and not ready', async () => {
  server.deps.turnsUnderWay.stop()
  expect(await ask(server.app, '/api/ready')).toBe(503)
  expect(await ask(server.app, '/api/health')).toBe(200)
})
