import { eq, gt, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { estimateUsage } from '#server/features/models/call/call-cost.ts'
import {
  countRefusedActs,
  type Reservation,
  reserveCall,
  settleCall,
} from '#server/features/models/call/reserve-call.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { composeSettings } from '#tests/support/fake-providers/compose-settings.ts'
import { storePast } from '#tests/support/past-conversations.ts'

const clock = () => new Date('2026-11-20T23:59:00Z')
/** A thousand tokens in and a hundred out cost 4,500 millionths of a dollar. */
const USAGE = { inputTokens: 1_000, outputTokens: 100 }
const COST_USD = 0.0045

let database: Awaited<ReturnType<typeof createTestDatabase>>
let other: ReturnType<typeof createDatabase>
let conversationId: string

beforeAll(async () => {
  database = await createTestDatabase()
  other = createDatabase(database.connection)
})
beforeEach(async () => {
  await database.db.delete(modelUsage)
  await database.db.update(diagnosticConversations).set({ modelTokens: 0 })
  conversationId = await storePast(database.db, { at: '2026-11-20T10:00:00Z' })
})
afterAll(async () => {
  await other.close()
  await database.close()
})

const compose = (changes: Partial<LlmSettings> = {}) =>
  composeSettings('openai', { url: 'http://127.0.0.1:9', ...changes })
const reserve = (changes: Partial<LlmSettings> = {}, db = database.db) =>
  reserveCall({ db, clock, settings: compose(changes) }, conversationId, USAGE)
/** Each for a talk of its own: calls for one conversation wait for each other anyway. */
async function reserveForMany(count: number, choose: (index: number) => Partial<LlmSettings>) {
  const ids: string[] = []
  for (let talk = 0; talk < count; talk += 1) {
    ids.push(await storePast(database.db, { at: '2026-11-20T10:00:00Z' }))
  }
  const calls = ids.map((id, index) => {
    const { db } = index % 2 === 0 ? database : other
    return reserveCall({ db, clock, settings: compose(choose(index)) }, id, USAGE)
  })
  return (await Promise.all(calls)).filter((reservation) => reservation !== null)
}
const readDay = async () => (await database.db.select().from(modelUsage))[0]
async function readTokens() {
  const [row] = await database.db
    .select({ tokens: diagnosticConversations.modelTokens })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  return row?.tokens
}

test('what a call can cost is set aside before it is made', async () => {
  expect(await reserve()).toMatchObject({ day: '2026-11-20', costMicroUsd: 4_500 })
  expect(await readDay()).toMatchObject({
    model: 'openai:gpt-6-luna',
    calls: 1,
    inputTokens: 1_000,
    outputTokens: 100,
    costMicroUsd: 4_500,
  })
  expect(await readTokens()).toBe(1_100)
})

test('afterwards the account holds what the call really used', async () => {
  const reservation = (await reserve()) as Reservation
  const report = {
    usage: { inputTokens: 400, outputTokens: 30 },
    hasFailed: true,
    refusedSentences: 2,
  }
  await settleCall({ db: database.db, settings: compose() }, reservation, report)
  expect(await readDay()).toMatchObject({
    calls: 1,
    failures: 1,
    inputTokens: 400,
    outputTokens: 30,
    costMicroUsd: 1_650,
    refusedSentences: 2,
  })
  expect(await readTokens()).toBe(430)
})

test('where the provider did not say, what was set aside stands', async () => {
  const reservation = (await reserve()) as Reservation
  const report = { usage: null, hasFailed: false, refusedSentences: 0 }
  await settleCall({ db: database.db, settings: compose() }, reservation, report)
  expect(await readDay()).toMatchObject({ costMicroUsd: 4_500, failures: 0 })
  expect(await readTokens()).toBe(1_100)
})

test('forty calls of two processes at once never overdraw the day', async () => {
  const dailyBudgetUsd = COST_USD * 10
  expect(await reserveForMany(40, () => ({ dailyBudgetUsd }))).toHaveLength(10)
  expect(await readDay()).toMatchObject({ calls: 10, costMicroUsd: 45_000 })
  const [{ tokens } = { tokens: null }] = await database.db
    .select({ tokens: sum(diagnosticConversations.modelTokens).mapWith(Number) })
    .from(diagnosticConversations)
    .where(gt(diagnosticConversations.modelTokens, 0))
  expect(tokens, 'the refused ones leave no trace').toBe(11_000)
})

test('two processes with different models draw on one budget', async () => {
  const dailyBudgetUsd = COST_USD * 7
  const granted = await reserveForMany(30, (index) =>
    index % 2 === 0 ? { dailyBudgetUsd } : { dailyBudgetUsd, model: 'another' },
  )
  expect(granted).toHaveLength(7)
})

test('the tokens of a day have a limit of their own, for servers that cost nothing', async () => {
  const free = { inputUsdPerMillion: 0, outputUsdPerMillion: 0, dailyBudgetUsd: 0 }
  expect(await reserve({ ...free, dailyTokens: 2_200 })).not.toBeNull()
  expect(await reserve({ ...free, dailyTokens: 2_200 })).not.toBeNull()
  expect(await reserve({ ...free, dailyTokens: 2_200 })).toBeNull()
})

test('one conversation cannot use up the day, also not with twenty messages at once', async () => {
  const calls = Array.from({ length: 20 }, () => reserve({ conversationTokens: 3_300 }))
  const granted = (await Promise.all(calls)).filter((reservation) => reservation !== null)
  expect(granted).toHaveLength(3)
  expect(await readTokens()).toBe(3_300)
  expect(await readDay()).toMatchObject({ calls: 3 })
})

test('a budget of nothing allows nothing, and an erased conversation neither', async () => {
  expect(await reserve({ dailyBudgetUsd: 0 })).toBeNull()
  conversationId = '00000000-0000-4000-8000-000000000000'
  expect(await reserve()).toBeNull()
  expect(await readDay()).toBeUndefined()
})

test('a new day has a new budget', async () => {
  await reserve({ dailyBudgetUsd: COST_USD })
  expect(await reserve({ dailyBudgetUsd: COST_USD })).toBeNull()
  const settings = compose({ dailyBudgetUsd: COST_USD })
  const tomorrow = { db: database.db, settings, clock: () => new Date('2026-11-21T00:00:00Z') }
  expect(await reserveCall(tomorrow, conversationId, USAGE)).not.toBeNull()
})

test('refused acts are counted with the day', async () => {
  const deps = { db: database.db, clock }
  await countRefusedActs({ ...deps, settings: compose() }, 0)
  expect(await readDay()).toBeUndefined()
  await countRefusedActs({ ...deps, settings: compose() }, 2)
  await countRefusedActs({ ...deps, settings: compose() }, 1)
  expect(await readDay()).toMatchObject({ refusedActs: 3, calls: 0, costMicroUsd: 0 })
})

test('an estimate counts bytes, so that no script is cheaper than it is', () => {
  expect(estimateUsage(['a'.repeat(300)], 400)).toEqual({ inputTokens: 150, outputTokens: 400 })
  expect(estimateUsage(['工'.repeat(300)], 400)).toEqual({ inputTokens: 350, outputTokens: 400 })
})
