import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '#server/db/client.ts'

/** A migrated database of its own for one test file. Close it in `afterAll`. */
export async function createTestDatabase() {
  const template = inject('templateDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withAdministrator((client) =>
    client.query(`create database ${name} template ${template.database} strategy file_copy`),
  )
  const connection = { ...template, database: name }
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
