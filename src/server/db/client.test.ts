import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'

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
