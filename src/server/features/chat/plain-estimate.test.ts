import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  server = await createTestApp({ config: { limitFactor: 1 } })
})
afterAll(() => server.close())

const ROWS = {
  process: 'Reviewing faxed referrals',
  hours: '6 people × 3 hours × 5 days',
  rate: '32',
  tools: 'Excel, SAP',
  errors: '4',
}

const post = (fields: Record<string, string>, address = '198.51.100.1') =>
  createTestBrowser(server.app, address).call('/api/estimate', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

test('the form gets the estimate that the same rows give in the chat, with price and verdict', async () => {
  const response = await post(ROWS)
  expect(response.status).toBe(200)
  const page = await response.text()
  // 30 + 5 × 2 tools + 2 × 4 errors = 48 percent of 90 hours at $32.
  expect(page).toContain('$71,885 a year')
  expect(page).toContain('43.2 of 90 hours a week freed')
  expect(page).toContain('90 hours × $32 × 52 weeks × 48% = $71,884.80 a year')
  expect(page).toContain('Audit: $25,000 to $50,000')
  expect(page).toContain('about 25 months, on the $150,000')
  expect(page).toContain('<dd>Borderline</dd>')
  expect(page).toContain('At the $150,000')
  expect(page).toContain('<a href="/#contact">Request an Operations Audit</a>')
  expect(page).toContain('value="6 people × 3 hours × 5 days"')
})

test('hours and cost of an hour are enough', async () => {
  const page = await (await post({ hours: '100', rate: '50' })).text()
  expect(page).toContain('$78,000 a year')
})

test('work that is too small is told what to do instead', async () => {
  const page = await (await post({ hours: '2', rate: '20' })).text()
  expect(page).toContain('Too small for us')
  expect(page).toContain('A connector such as Zapier')
})

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  const process = '"><script>alert(1)</script>'
  const response = await post({ ...ROWS, process, hours: 'a lot', rate: '' })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toMatch(/id="hours-problem">[^<]+<\/p>/)
  expect(page).toContain('aria-invalid="true" aria-describedby="hours-problem hours-hint"')
  expect(page).toContain('id="rate-problem">Enter what one of those hours costs.<')
  expect(page).toContain('value="a lot"')
  expect(page).toContain('value="Excel, SAP"')
  expect(page).toContain('&quot;&gt;&lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('a year')
})

test('a cost in another currency is counted in dollars', async () => {
  const page = await (await post({ ...ROWS, rate: '30 euros' })).text()
  expect(page).toMatch(/90 hours × \$3\d(?:\.\d+)? × 52 weeks/)
})

test('somebody in danger is told where there is help, and no figure', async () => {
  const page = await (await post({ ...ROWS, process: 'I want to kill myself' })).text()
  expect(page).toContain('988')
  expect(page).not.toContain('a year')
})

test('the page runs no script, is kept by nobody, and posts only to us', async () => {
  const { headers } = await post(ROWS)
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  )
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('set-cookie')).toBeNull()
})

test('nothing of it is stored, not even the count', async () => {
  await post(ROWS)
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select (select count(*) from diagnostic_conversations)::int
      + (select count(*) from audit_requests)::int + (select count(*) from rate_limits)::int as count`,
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('more than thirty in a minute from one machine wait, with what was typed', async () => {
  const statuses = []
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await post({ hours: '9' }, '203.0.113.9')).status)
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
  const refused = await post(ROWS, '203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('value="Excel, SAP"')
})

test('a form of another site is refused', async () => {
  const response = await createTestBrowser(server.app).call('/api/estimate', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams(ROWS).toString(),
  })
  expect(response.status).toBe(403)
})
