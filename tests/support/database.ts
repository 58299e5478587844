import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '#server/platform/db/client.ts'

/** A migrated database of its own for one test file. Close it in `afterAll`. */
export function createTestDatabase() {
  const { database } = inject('templateDatabase')
  return createDatabaseFrom(`template ${database} strategy file_copy`)
}

/** One without any table. Close it like the other. */
export function createEmptyDatabase() {
  return createDatabaseFrom('')
}

async function createDatabaseFrom(origin: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator((client) => client.query(`create database ${name} ${origin}`))
  const connection = { ...inject('templateDatabase'), database: name }
  const opened = createDatabase(connection)
  return {
    ...opened,
    connection,
    close: async () => {
      await opened.close()
      await withAdministrator((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function withAdministrator(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ ...inject('templateDatabase'), database: 'postgres' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
