import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  buildFacts,
  foldChanges,
  lockFacts,
  rebuildFacts,
} from '#server/features/insight/facts/fold-changes.ts'
import { eraseFacts } from '#server/features/insight/facts/sums.ts'
import { readInsight } from '#server/features/insight/read-insight.ts'
import { findDay, shiftDay } from '#server/platform/day-range.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import {
  insightBuilds,
  insightChanges,
  insightFacts,
  insightSums,
} from '#server/platform/db/schema/insight.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { changeAtRandom, createChance } from '#tests/support/insight/change-at-random.ts'
import { expectExactFigures, expectTotals } from '#tests/support/insight/expect-exact-figures.ts'
import { storePast } from '#tests/support/past-conversations.ts'
import { createTestApp } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let now: Date
beforeAll(async () => {
  server = await createTestApp({ clock: () => now })
}, 30_000)
beforeEach(async () => {
  for (const table of [diagnosticConversations, auditRequests, leads, insightBuilds]) {
    await server.db.delete(table)
  }
}, 30_000)
afterAll(() => server.close(), 60_000)

function createDeps(bookingTimeZone = 'America/New_York') {
  const { deps } = server
  return { ...deps, config: { ...deps.config, bookingTimeZone } }
}

// The weeks hold a night that is an hour longer in New York, half an hour shorter on Lord Howe; Nepal is 5:45 ahead.
test.each([
  ['America/New_York', '2026-11-05T12:00:00Z', 1],
  ['Australia/Lord_Howe', '2026-10-08T12:00:00Z', 2],
  ['Asia/Kathmandu', '2027-01-04T12:00:00Z', 3],
])(
  'whatever happens, figures in %s are those that a look at each conversation gives',
  {
    timeout: 240_000,
  },
  async (zone, end, seed) => {
    const chance = createChance(seed)
    const deps = createDeps(zone)
    const to = new Date(end)
    const from = new Date(to.getTime() - 9 * 86_400_000)
    now = to
    const today = findDay(to, zone)
    for (let round = 0; round < 8; round += 1) {
      for (let count = 0; count < 25; count += 1)
        await changeAtRandom(server.db, chance, { from, to })
      const first = shiftDay(today, -chance.below(12))
      await expectExactFigures(
        deps,
        { from: first, to: shiftDay(first, chance.below(12)) },
        chance.below(101),
      )
      // Nobody writes, and time alone ends conversations.
      now = new Date(now.getTime() + chance.below(3_600_000))
      await expectExactFigures(deps, { from: shiftDay(today, -40), to: today }, 60)
    }
  },
)

test('an hour of silence ends a conversation to the millisecond, with nothing written', async () => {
  const deps = createDeps()
  await storePast(server.db, { at: '2026-11-18T12:00:00.000Z', answersMs: [1], asking: 'email' })
  const countEnded = async (time: string) => {
    now = new Date(time)
    const range = { from: '2026-11-18', to: '2026-11-18', days: 1, threshold: 60 }
    const { questions } = await readInsight(deps, range)
    return questions[0]?.ended.count
  }
  expect(await countEnded('2026-11-18T12:59:59.999Z')).toBe(0)
  expect(await countEnded('2026-11-18T13:00:00.000Z')).toBe(1)
  expect(await countEnded('2026-11-18T12:59:59.999Z')).toBe(0)
})

test('sources beyond thirty are one line, and its list holds all of them', async () => {
  const deps = createDeps()
  now = new Date('2026-11-19T12:00:00Z')
  for (let source = 0; source < 34; source += 1) {
    // The first come more often, so that it is clear who is rare.
    for (let visit = 0; visit < (source < 30 ? 2 : 1); visit += 1) {
      const referrer = `https://site-${source}.example/`
      await storePast(server.db, { at: '2026-11-18T12:00:00Z', referrer, answersMs: [1] })
    }
  }
  const range = { from: '2026-11-18', to: '2026-11-18' }
  for (const threshold of [0, 5, 10, 16]) await expectExactFigures(deps, range, threshold)
  const { sources } = await readInsight(deps, { ...range, days: 1, threshold: 60 })
  expect(sources).toHaveLength(31)
  expect(sources.find(({ source }) => source === 'other')?.chats.count).toBe(4)
})

test('a day knows sixty names of sources, whoever makes them up', async () => {
  const deps = createDeps()
  now = new Date('2026-11-19T12:00:00Z')
  for (let source = 0; source < 70; source += 1) {
    await storePast(server.db, { at: '2026-11-18T12:00:00Z', utmSource: `made-up-${source}` })
  }
  await readInsight(deps, { days: 3, threshold: 60 })
  const named = await server.db
    .select()
    .from(insightSums)
    .where(sql`period = '2026-11-18' and cell ~ '^source:[^:]+$'`)
  expect(named).toHaveLength(61)
  expect(named.find(({ cell }) => cell === 'source:other')?.amount).toBe(10)
})

test('of whoever is erased nothing stays once the change is folded', async () => {
  const deps = createDeps()
  now = new Date('2026-11-19T12:00:00Z')
  await storePast(server.db, { at: '2026-11-18T12:00:00Z', utmSource: 'zanzibar', answersMs: [7] })
  await buildFacts(deps)
  await foldChanges(deps)
  expect(await server.db.$count(insightFacts)).toBe(1)
  await server.db.delete(diagnosticConversations)
  await foldChanges(deps)
  for (const table of [insightFacts, insightSums, insightChanges]) {
    expect(await server.db.$count(table)).toBe(0)
  }
})

test('of whoever is erased by the product nothing stays after its transaction, and sums are right', async () => {
  const deps = createDeps()
  now = new Date('2026-11-19T12:00:00Z')
  const at = '2026-11-18T12:00:00Z'
  const kept = await storePast(server.db, { at, answersMs: [7] })
  const gone = await storePast(server.db, { at, utmSource: 'zanzibar', answersMs: [9], score: 70 })
  await buildFacts(deps)
  await foldChanges(deps)
  // What is told meanwhile is in the log alone.
  const isGone = eq(diagnosticConversations.id, gone)
  await server.db.update(diagnosticConversations).set({ leadScore: 90 }).where(isGone)
  await server.db.transaction(async (transaction) => {
    await lockFacts(transaction)
    await transaction.delete(diagnosticConversations).where(isGone)
    await eraseFacts(deps, transaction, [gone])
  })
  expect(await server.db.select({ id: insightFacts.subjectId }).from(insightFacts)).toEqual([
    { id: kept },
  ])
  expect(await server.db.$count(insightChanges)).toBe(0)
  const named = await server.db.select().from(insightSums).where(sql`cell ~ 'zanzibar'`)
  expect(named).toEqual([])
  await expectExactFigures(deps, { from: '2026-11-10', to: '2026-11-19' }, 50)
})

test('while two processes fold and others write, nothing is counted twice or lost', {
  timeout: 120_000,
}, async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const deps = createDeps()
  const other = createDatabase(server.connection)
  const times = { from: new Date('2026-11-10T00:00:00Z'), to: now }
  await buildFacts(deps)
  let isWriting = true
  const write = async (seed: number) => {
    const chance = createChance(seed)
    for (let count = 0; count < 60; count += 1) {
      // Two may want the same row, or one that is gone.
      const { db } = seed % 2 ? server : other
      const changing = db.transaction((transaction) =>
        changeAtRandom(transaction as typeof db, chance, times),
      )
      await changing.catch(() => {})
    }
  }
  const fold = async (db: typeof server.db) => {
    while (isWriting) await foldChanges({ ...deps, db })
  }
  const folding = [fold(server.db), fold(other.db)]
  await Promise.all([write(11), write(12), write(13), write(14)])
  isWriting = false
  await Promise.all(folding)
  await expectExactFigures(deps, { from: '2026-11-01', to: '2026-11-20' }, 40)
  await other.close()
})

test('facts that are made anew are those that grew with the changes', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const deps = createDeps()
  const chance = createChance(21)
  const times = { from: new Date('2026-11-10T00:00:00Z'), to: now }
  for (let count = 0; count < 60; count += 1) await changeAtRandom(server.db, chance, times)
  await buildFacts(deps)
  for (let count = 0; count < 60; count += 1) await changeAtRandom(server.db, chance, times)
  await foldChanges(deps)
  const read = async () => ({
    facts: await server.db.select().from(insightFacts).orderBy(asc(insightFacts.subjectId)),
    sums: await server.db
      .select()
      .from(insightSums)
      .orderBy(asc(insightSums.period), asc(insightSums.cell)),
  })
  const grown = await read()
  await rebuildFacts(deps)
  await foldChanges(deps)
  expect(await read()).toEqual(grown)
})

test('a change costs what differs, however much its day and month hold', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const deps = createDeps()
  await buildFacts(deps)
  // A sum that no fact stands behind is gone once its day is added up anew.
  const unread = { cell: 'of nobody', amount: 7 }
  const periods = ['2026-11-18', '2026-11']
  await server.db.insert(insightSums).values(periods.map((period) => ({ period, ...unread })))
  await storePast(server.db, { at: '2026-11-18T12:00:00Z', answersMs: [5] })
  await foldChanges(deps)
  const left = await server.db.select().from(insightSums).where(eq(insightSums.cell, unread.cell))
  expect(left).toHaveLength(2)
})

test('what was loaded past the triggers is counted after a rebuild, in batches', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const deps = createDeps()
  await storePast(server.db, { at: '2026-11-18T12:00:00Z', answersMs: [5] })
  await buildFacts(deps)
  await server.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`insert into diagnostic_conversations
      select (jsonb_populate_record(kept, jsonb_build_object('id', gen_random_uuid(),
        'created_at', kept.created_at - interval '1 minute' * (step / 3)))).*
      from diagnostic_conversations kept, generate_series(1, 2500) step`)
  })
  await rebuildFacts(deps)
  await expectTotals(deps)
  await expectExactFigures(deps, { from: '2026-11-10', to: '2026-11-20' }, 50)
})

test('while many conversations wait to be counted, figures come from the conversations themselves', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const deps = createDeps()
  await storePast(server.db, { at: '2026-11-18T12:00:00Z', answersMs: [5], score: 70 })
  const held = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  // Another process is at it.
  const holding = server.db.transaction(async (transaction) => {
    await lockFacts(transaction)
    isHeld.resolve()
    await held.promise
  })
  await isHeld.promise
  await expectExactFigures(deps, { from: '2026-11-10', to: '2026-11-20' }, 50)
  expect(await server.db.$count(insightBuilds)).toBe(0)
  held.resolve()
  await holding
  await expectExactFigures(deps, { from: '2026-11-10', to: '2026-11-20' }, 50)
  expect(await server.db.$count(insightFacts)).toBe(1)
})

test('what changes no figure leaves no change behind', async () => {
  now = new Date('2026-11-20T12:00:00Z')
  const id = await storePast(server.db, { at: '2026-11-18T12:00:00Z', answersMs: [5] })
  await server.db.delete(insightChanges)
  const words = { contactName: randomUUID(), phone: '+14155550137', modelTokens: 7 }
  const isThis = eq(diagnosticConversations.id, id)
  await server.db.update(diagnosticConversations).set(words).where(isThis)
  expect(await server.db.$count(insightChanges)).toBe(0)
  await server.db.update(diagnosticConversations).set({ leadScore: 7 }).where(isThis)
  expect(await server.db.$count(insightChanges)).toBe(1)
})
