import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSlowLane } from '#server/features/staff/auth/limit-sign-ins.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const ACCOUNT = 'ada@firm.example'

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.db.delete(rateLimits))

test.each([
  ['stays when the lot falls on it', 0.99, 'waiting'],
  ['makes room when the lot falls on the newcomer', 0, 'newcomer'],
] as const)('who waits for a turn %s, and one of the two gets it', async (_, lot, winner) => {
  const wait = createSlowLane(server.deps, () => lot)
  const attempts = { waiting: wait(ACCOUNT), newcomer: wait(ACCOUNT) }
  const seconds = { waiting: await attempts.waiting, newcomer: await attempts.newcomer }
  expect(seconds[winner]).toBe(0)
  expect(Object.values(seconds).filter((left) => left > 0)).toHaveLength(1)
})

test('of many who come for one turn the third has a third of the chance', async () => {
  const wait = createSlowLane(server.deps, () => 0.4)
  const [first, second, third] = [wait(ACCOUNT), wait(ACCOUNT), wait(ACCOUNT)]
  expect(await third).toBeGreaterThan(0)
  expect(await first).toBeGreaterThan(0)
  expect(await second).toBe(0)
})
