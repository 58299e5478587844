import { sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '#server/platform/db/client.ts'
import { createCounter } from '#server/platform/limits/create-counter.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const config = { authSecret: 'a secret of thirty-two characters or more', limitFactor: 1 }
const logger = pino({ level: 'silent' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const signIn = (subject: string) => [{ limit: 'sign-in', subject }] as const

test('several limits are counted by one statement, and a used-up one by none', async () => {
  const { db } = database
  const counter = createCounter({ db, config, logger })
  const execute = vi.spyOn(db, 'execute')
  const counts = [
    { limit: 'message', subject: 'one' },
    { limit: 'message-hour', subject: 'one' },
    { limit: 'message-day', subject: 'one' },
    { limit: 'message-address', subject: 'here' },
  ] as const
  for (let count = 0; count < 10; count += 1) expect(await counter.count(counts)).toBeNull()
  expect(execute).toHaveBeenCalledTimes(10)
  expect(await counter.count(counts)).toMatchObject({ limit: 'message' })
  for (let count = 0; count < 100; count += 1) await counter.count(counts)
  expect(execute).toHaveBeenCalledTimes(11)
})

test('what is given back counts no more', async () => {
  const counter = createCounter({ db: database.db, config, logger })
  for (let count = 0; count < 12; count += 1) {
    expect(await counter.count(signIn('good'))).toBeNull()
    await counter.giveBack(signIn('good'))
  }
})

test('a factor multiplies a limit, and at least one request is let through', async () => {
  const { db } = database
  const generous = createCounter({ db, config: { ...config, limitFactor: 2 }, logger })
  const mean = createCounter({ db, config: { ...config, limitFactor: 0 }, logger })
  for (let count = 0; count < 10; count += 1) {
    expect(await generous.count(signIn('office'))).toBeNull()
  }
  expect(await generous.count(signIn('office'))).not.toBeNull()
  expect(await mean.count(signIn('nobody'))).toBeNull()
  expect(await mean.count(signIn('nobody'))).not.toBeNull()
})

test('while the database is down limits go on in this process', async () => {
  const down = createDatabase({ host: '127.0.0.1', port: 1 })
  const warn = vi.fn()
  const counter = createCounter({ db: down.db, config, logger: Object.assign(logger, { warn }) })
  const excesses = []
  for (let count = 0; count < 7; count += 1) excesses.push(await counter.count(signIn('x')))
  expect(excesses.slice(0, 5)).toEqual(Array(5).fill(null))
  expect(excesses[5]).toMatchObject({ limit: 'sign-in', seconds: expect.any(Number) })
  expect(warn).toHaveBeenCalledTimes(1)
  await down.close()
})

test('a process that was busy itself does not take that for the silence of the database', async () => {
  const warn = vi.fn()
  const watched = { ...logger, warn } as unknown as typeof logger
  const counter = createCounter({ db: database.db, config, logger: watched, patienceMs: 600 })
  const counted = counter.count(signIn('busy'))
  const from = performance.now()
  while (performance.now() - from < 700);
  expect(await counted).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

test('two processes that count in other orders do not wait for each other', async () => {
  const { db } = database
  const [one, two] = [1, 2].map(() => createCounter({ db, config, logger }))
  const there = ['a', 'b', 'c'].map((subject) => ({ limit: 'correction', subject }) as const)
  const back = there.toReversed()
  const counting = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? one?.count(there) : two?.count(back),
  )
  expect(await Promise.all(counting)).toEqual(Array(40).fill(null))
  const { rows } = await db.execute(
    sql`select points from rate_limits where key like 'correction:%'`,
  )
  expect(rows).toEqual([{ points: 40 }, { points: 40 }, { points: 40 }])
})
