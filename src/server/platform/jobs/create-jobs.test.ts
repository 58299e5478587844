import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJobs, type Queue, type RunningJobs } from '#server/platform/jobs/create-jobs.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const HOUR_MS = 3_600_000
const GRACE_MS = 5_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let jobs: RunningJobs
let others: RunningJobs[] = []
let logged: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  logged = []
  others = []
  jobs = open()
})
afterEach(async () => {
  await Promise.all([jobs, ...others].map((some) => some.stop(GRACE_MS)))
})
afterAll(() => database.close())

function open(pool = database.pool): RunningJobs {
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  return createJobs({ pool, logger })
}

/** Work that the test holds up and lets go. */
function createWork(lookEveryMs = HOUR_MS) {
  const work = { runs: 0, isHeld: false, finish: () => {}, signal: null as AbortSignal | null }
  const outbox: Queue = {
    name: 'outbox',
    lookEveryMs,
    async run(signal) {
      work.runs += 1
      work.signal = signal
      if (!work.isHeld) return
      const { promise, resolve } = Promise.withResolvers<void>()
      work.finish = resolve
      await promise
    },
  }
  return Object.assign(work, { outbox })
}

const until = (condition: () => void) => vi.waitFor(condition, { timeout: 10_000, interval: 5 })

describe('the queue on the database', () => {
  test('looks at what was waiting when the process starts, and at what it is woken for', async () => {
    const work = createWork()
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBe(1))
    await jobs.wake('outbox')
    await until(() => expect(work.runs).toBe(2))
    expect(logged).toEqual([])
  })

  test('runs once more when it is woken while it runs, however often', async () => {
    const work = createWork()
    work.isHeld = true
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBe(1))
    await Promise.all(Array.from({ length: 20 }, () => jobs.wake('outbox')))
    expect(await countWaiting()).toBe(1)
    work.finish()
    await until(() => expect(work.runs).toBe(2))
    work.finish()
    await until(async () => expect(await countUnfinished()).toBe(0))
    expect(work.runs).toBe(2)
  })

  test('is looked at from time to time although nobody wakes it', async () => {
    const work = createWork(20)
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBeGreaterThan(3))
  })

  test('goes on after work that failed', async () => {
    const work = createWork()
    const failing = vi.fn(work.outbox.run).mockRejectedValueOnce(new Error('no luck'))
    await jobs.start([{ ...work.outbox, run: failing }])
    await until(() => expect(failing).toHaveBeenCalledTimes(1))
    await jobs.wake('outbox')
    await until(() => expect(work.runs).toBe(1))
    expect(logged.join()).toContain('no luck')
  })

  test('is shared: what one process woke, another runs while the first is busy', async () => {
    const [busy, free] = [createWork(), createWork()]
    busy.isHeld = true
    await jobs.start([busy.outbox])
    await until(() => expect(busy.runs).toBe(1))
    await jobs.wake('outbox')
    expect(await countWaiting()).toBe(1)
    const other = open()
    others.push(other)
    await other.start([free.outbox])
    await until(async () => expect(await countWaiting()).toBe(0))
    await until(() => expect(free.runs).toBeGreaterThan(0))
    expect(busy.runs).toBe(1)
    busy.finish()
  })

  test('survives a database that breaks every connection', async () => {
    const work = createWork()
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBe(1))
    await breakConnections()
    await until(async () => {
      await jobs.wake('outbox')
      expect(work.runs).toBeGreaterThan(1)
    })
  })

  test('holds no connection of its own while there is nothing to do', async () => {
    await jobs.start([createWork().outbox])
    await until(async () => expect(await countUnfinished()).toBe(0))
    await until(() => expect(database.pool.idleCount).toBe(database.pool.totalCount))
    const { rows } = await database.pool.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    )
    expect(rows[0].count).toBe(database.pool.totalCount)
  })
})

describe('a stop', () => {
  test('lets the work in hand finish, tells it to hurry, and starts no other', async () => {
    const work = createWork()
    work.isHeld = true
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBe(1))
    let hasStopped = false
    const stopped = jobs.stop(GRACE_MS).then(() => {
      hasStopped = true
    })
    await until(() => expect(work.signal?.aborted).toBe(true))
    await jobs.wake('outbox')
    expect(hasStopped).toBe(false)
    work.finish()
    await stopped
    expect(work.runs).toBe(1)
  })

  test('before the start, or during it, leaves nothing running', async () => {
    const work = createWork()
    const starting = jobs.start([work.outbox])
    await jobs.stop(GRACE_MS)
    await starting
    await jobs.start([work.outbox])
    await jobs.wake('outbox')
    expect(await countActive()).toBe(0)
  })
})

describe('where the queue cannot be started', () => {
  let restricted: pg.Pool

  beforeAll(async () => {
    await database.pool.query('drop schema if exists pgboss cascade')
    const role = `reader_${process.pid}`
    await database.pool.query(`create role ${role} login`)
    restricted = new pg.Pool({ ...database.connection, user: role, max: 3 })
  })
  afterAll(async () => {
    await restricted.end()
    await database.pool.query(`drop role reader_${process.pid}`)
  })

  test('the process does the work alone, says so once, and its connections stay usable', async () => {
    const work = createWork(20)
    jobs = open(restricted)
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBeGreaterThan(2))
    expect(logged.filter((line) => line.includes('cannot be started'))).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => restricted.query('select 1 as one')),
    )
    expect(answers.map(({ rows }) => rows[0])).toEqual(Array(6).fill({ one: 1 }))
  })

  test('a wake during the work means once more, and a stop waits for it', async () => {
    const work = createWork()
    work.isHeld = true
    jobs = open(restricted)
    await jobs.start([work.outbox])
    await until(() => expect(work.runs).toBe(1))
    for (let count = 0; count < 5; count += 1) await jobs.wake('outbox')
    expect(work.runs).toBe(1)
    work.finish()
    await until(() => expect(work.runs).toBe(2))
    const stopped = jobs.stop(GRACE_MS)
    work.finish()
    await stopped
    expect(work.runs).toBe(2)
  })
})

async function countJobs(condition: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'outbox' and ${condition}`,
  )
  return rows[0].count
}
const countWaiting = () => countJobs("state = 'created'")
const countActive = () => countJobs("state = 'active'")
const countUnfinished = () => countJobs("state in ('created', 'active')")

async function breakConnections() {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
