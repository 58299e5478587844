import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { openPatientClient } from '#server/platform/db/open-patient-client.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 4_615_190_021

/**
 * Brings the schema up to date. Processes that start together wait for each other on an advisory lock, on a connection
 * of its own: neither the wait nor a migration has the limits of a request.
 */
export async function migrateDatabase(pool: Pick<Pool, 'options'>): Promise<void> {
  const client = await openPatientClient(pool, 'migration')
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The session ends with its connection, and with it the lock.
    await client.end()
  }
}
