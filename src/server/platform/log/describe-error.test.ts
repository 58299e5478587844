import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger, describeError } from '#server/platform/log/create-logger.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const SECRET = 'dana.reyes@harbor.example'

let server: Awaited<ReturnType<typeof createTestApp>>
let logged: string[] = []
beforeAll(async () => {
  const logger = createLogger('trace', { write: (line) => void logged.push(line) })
  server = await createTestApp({ logger })
})
afterAll(() => server.close())

async function fail(query: Parameters<typeof server.db.execute>[0]): Promise<unknown> {
  return server.db.execute(query).then(
    () => {
      throw new Error('The query was to fail.')
    },
    (error) => error,
  )
}

test('a failed query is logged without what it carried', async () => {
  const error = await fail(sql`insert into leads (id, email) values (gen_random_uuid(), ${SECRET})`)
  expect(String(error)).toContain(SECRET)
  const described = describeError(error)
  expect(JSON.stringify(described)).not.toContain(SECRET)
  expect(described).toMatchObject({ cause: { code: '23502', table: 'leads' } })
  expect(described.cause?.frames.length).toBeGreaterThan(0)
})

test('what the database says of a value that does not fit is not logged', async () => {
  const error = await fail(sql`select ${SECRET}::uuid`)
  expect(JSON.stringify(describeError(error))).not.toContain('dana')
})

test('a bug is logged with its message, its place and what caused it', () => {
  const error = new Error('no such plan', { cause: new TypeError('x is not a function') })
  const described = describeError(error)
  expect(described).toMatchObject({
    kind: 'Error',
    message: 'no such plan',
    cause: { kind: 'TypeError', message: 'x is not a function' },
  })
  expect(described.frames[0]).toContain('describe-error.test.ts')
})

test('something thrown that is no error, and causes in a circle, are described all the same', () => {
  expect(describeError('dana@harbor.example')).toEqual({ kind: 'string', frames: [] })
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(JSON.stringify(describeError(first)).length).toBeLessThan(20_000)
})

test('a request that the database cannot store tells the log nothing of the visitor', async () => {
  await server.db.execute(sql`alter table audit_requests rename to audit_requests_gone`)
  logged = []
  const browser = createTestBrowser(server.app)
  const response = await browser.call('/api/audit-requests', {
    json: {
      name: 'Dana Reyes',
      company: 'Harbor',
      challenge: 'Bills of lading by hand',
      contactMethod: 'email',
      contactDetail: SECRET,
    },
  })
  await server.db.execute(sql`alter table audit_requests_gone rename to audit_requests`)
  expect(response.status).toBe(500)
  expect(logged.join()).toContain('request failed')
  for (const word of [SECRET, 'Reyes', 'lading']) expect(logged.join()).not.toContain(word)
})
