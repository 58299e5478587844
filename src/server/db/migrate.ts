import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 4_615_190_021

/** Brings the schema up to date. Processes that start together wait for each other on an advisory lock. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select set_config($1, $2, false)', ['statement_timeout', '0'])
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The session ends with its connection, and with it the lock and the setting.
    client.release(true)
  }
}
