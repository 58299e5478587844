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
