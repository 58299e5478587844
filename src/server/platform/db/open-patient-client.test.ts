import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createDatabase, openPatientClient } from '#server/platform/db/client.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { createEmptyDatabase } from '#tests/support/database.ts'

/** What a PostgreSQL says that wants a password in the clear. */
const WANTS_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])

/** A server that knows nothing but how to ask for a password, and who it was given. */
async function openDoor() {
  const given: string[] = []
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WANTS_PASSWORD)
      socket.once('data', (message) => {
        given.push(message.subarray(5, -1).toString())
        socket.destroy()
      })
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { given, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

const openers = {
  'a migration': migrateDatabase,
  'a backup': async (pool: Parameters<typeof migrateDatabase>[0]) => {
    const client = await openPatientClient(pool, 'backup')
    await client.end()
  },
}

test.each(Object.entries(openers))(
  '%s knows a password that stands in no address',
  async (_name, open) => {
    const door = await openDoor()
    const { port } = door
    const user = { user: 'postgres', password: 'stands apart', database: 'any' }
    const { pool, close } = createDatabase({ host: '127.0.0.1', port, ...user })
    await expect(open(pool)).rejects.toThrow()
    expect(door.given).toEqual(['stands apart'])
    await close()
    door.close()
  },
)

test('no limit of time holds for it, whatever the database allows others', async () => {
  const { pool, connection, close } = await createEmptyDatabase()
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  for (const name of names) {
    await pool.query(`alter database ${connection.database} set ${name} = '1min'`)
  }
  const client = await openPatientClient(pool, 'backup')
  const asked = 'select setting from pg_settings where name = any ($1)'
  const { rows } = await client.query(asked, [names])
  await client.end()
  await close()
  expect(rows).toEqual(names.map(() => ({ setting: '0' })))
})
