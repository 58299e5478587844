import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase } from '#server/platform/db/client.ts'
import { isConnectionFailure } from '#server/platform/db/embedded/connection-failure.ts'
import { runWithin } from '#server/platform/deadline.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSilentProxy } from '#tests/support/silent-proxy.ts'

test('a connection that breaks while it is in use fails its query and nothing else', async () => {
  const { pool, close } = await createTestDatabase()
  const client = await pool.connect()
  // What a socket reports when the server is killed under it; unheard, it would end the process.
  expect(() => client.emit('error', new Error('write EPIPE'))).not.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('a transaction that finds its connection broken gives it back', async () => {
  const { db, pool, close } = await createTestDatabase()
  const select = () => db.transaction((transaction) => transaction.execute(sql`select 1 as one`))
  await select()
  const client = await pool.connect()
  client.release()
  // The next to take it has a connection that is dead already, as after a restart of the server.
  client.connection.stream.destroy()
  await expect(select()).rejects.toThrow()
  expect((await select()).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(pool.idleCount)
  await close()
})

test('who finds five hundred waiting for a connection fails at once, and those are served', async () => {
  const { connection, close } = await createTestDatabase()
  const { db, pool, close: leave } = createDatabase({ ...connection, max: 1 })
  const client = await pool.connect()
  const waiting = Array.from({ length: 512 }, () => pool.query('select 1 as one'))
  await expect(pool.query('select 1')).rejects.toSatisfy(isConnectionFailure)
  const write = db.transaction((transaction) => transaction.execute(sql`select 1`))
  await expect(write).rejects.toSatisfy(isConnectionFailure)
  client.release()
  expect((await Promise.all(waiting)).every(({ rowCount }) => rowCount === 1)).toBe(true)
  await leave()
  await close()
})

test('a server that falls silent in a transaction fails it once its time is over, and not twice that', async () => {
  const { connection, close } = await createTestDatabase()
  const proxy = await openSilentProxy(connection)
  const { db, pool, close: leave } = createDatabase({ ...proxy.connection, query_timeout: 1_500 })
  const from = performance.now()
  const broken = db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`)
    proxy.loseAll()
    await transaction.execute(sql`select 2`)
  })
  await expect(broken).rejects.toSatisfy(isConnectionFailure)
  expect(performance.now() - from).toBeLessThan(2_900)
  expect(pool.totalCount).toBe(0)
  proxy.close()
  await leave()
  await close()
})

/** A clock that goes on when it is told to. */
function createClock() {
  let nowMs = 0
  return { now: () => nowMs, goOn: (ms: number) => (nowMs += ms) }
}

test('the steps of a request share its time: each gets what those before it left', async () => {
  const { connection, close } = await createTestDatabase()
  const proxy = await openSilentProxy(connection)
  const { db, pool, close: leave } = createDatabase(proxy.connection)
  const clock = createClock()
  const request = () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      clock.goOn(10_950)
      proxy.loseAll()
      await transaction.execute(sql`select 2`)
    })
  const from = performance.now()
  await expect(runWithin(11_000, request, clock.now)).rejects.toSatisfy(isConnectionFailure)
  // Each alone would have 11 seconds.
  expect(performance.now() - from).toBeLessThan(5_000)
  expect(pool.totalCount).toBe(0)
  proxy.close()
  await leave()
  await close()
})

test('a request whose time is over writes nothing more, and what comes behind it is no part of it', async () => {
  const { db, pool, close } = await createTestDatabase()
  const clock = createClock()
  const write = () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into rate_limits (key, points) values ('late', 1)`)
      clock.goOn(11_000)
    })
  const late = runWithin(11_000, write, clock.now)
  await expect(late).rejects.toSatisfy(isConnectionFailure)
  await expect(runWithin(0, () => pool.query('select 1'), clock.now)).rejects.toSatisfy(
    isConnectionFailure,
  )
  const behind = await runWithin(
    11_000,
    async () => async () => {
      clock.goOn(60_000)
      return pool.query("select count(*)::int as count from rate_limits where key = 'late'")
    },
    clock.now,
  )
  expect((await behind()).rows).toEqual([{ count: 0 }])
  await close()
})

test('who waits for a connection has no more time than is left, and the connection comes back', async () => {
  const { connection, close } = await createTestDatabase()
  const { pool, close: leave } = createDatabase({ ...connection, max: 1 })
  const holder = await pool.connect()
  const waiting = runWithin(20, () => pool.query('select 1'))
  await expect(waiting).rejects.toSatisfy(isConnectionFailure)
  holder.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(pool.idleCount)
  await leave()
  await close()
})

test('a query that waited goes on in the time of its own request', async () => {
  const { connection, close } = await createTestDatabase()
  const { pool, close: leave } = createDatabase({ ...connection, max: 1 })
  const clock = createClock()
  const { promise: hasAsked, resolve: noteAsked } = Promise.withResolvers<void>()
  const holding = runWithin(
    11_000,
    async () => {
      const client = await pool.connect()
      await hasAsked
      clock.goOn(11_000)
      client.release()
    },
    clock.now,
  )
  const waiting = pool.query('select 1 as one')
  noteAsked()
  await holding
  expect((await waiting).rows).toEqual([{ one: 1 }])
  await leave()
  await close()
})

test('a server that takes no writes any more is an outage, and its connections are given up', async () => {
  const { connection, close } = await createTestDatabase()
  const options = '-c default_transaction_read_only=on'
  const { db, pool, close: leave } = createDatabase({ ...connection, options })
  const write = db.transaction((transaction) => transaction.execute(sql`delete from rate_limits`))
  await expect(write).rejects.toSatisfy(isConnectionFailure)
  expect(pool.totalCount).toBe(0)
  await leave()
  await close()
})

test('a lock that somebody holds is waited for as long as the limit says, and is an outage then', async () => {
  const { connection, pool, close } = await createTestDatabase()
  const other = createDatabase({ ...connection, lock_timeout: 50 })
  const holder = await pool.connect()
  await holder.query('begin; lock table audit_requests')
  const waiting = other.db.transaction((transaction) =>
    transaction.execute(sql`select count(*) from audit_requests`),
  )
  await expect(waiting).rejects.toSatisfy(isConnectionFailure)
  await holder.query('rollback')
  holder.release()
  await other.close()
  await close()
})

test.each(['57P01', '53300', '53100', '25006', '28P01', '55000', 'ENOTFOUND', 'ECONNREFUSED'])(
  '%s is the database’s fault, also inside another error',
  (code) => {
    const cause = Object.assign(new Error('what it says'), { code })
    expect(isConnectionFailure(new Error('Failed query', { cause }))).toBe(true)
  },
)

test.each(['23505', '22P02', '42P01'])('%s is our own', (code) => {
  expect(isConnectionFailure(Object.assign(new Error('what it says'), { code }))).toBe(false)
})
