import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool } from 'pg'

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 4_615_190_021

/**
 * Brings the schema up to date. Processes that start together wait for each other on an advisory lock, on a connection
 * of its own: neither the wait nor a migration has the limits of a request.
 */
export async function migrateDatabase({ options }: Pick<Pool, 'options'>): Promise<void> {
  const client = new Client({
    ...options,
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Unheard, the event would end the process; the query that meets it fails by itself.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The session ends with its connection, and with it the lock.
    await client.end()
  }
}
