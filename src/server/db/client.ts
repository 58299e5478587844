import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { tables } from '#server/db/schema/tables.ts'

export type Db = NodePgDatabase<typeof tables>
/** A transaction, or the database itself: what a query inside a verb runs on. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

const POOL_SIZE = 10

/** Opens a pool; `host` may be the directory of a Unix socket. No connection is made before the first query. */
export function createDatabase(connection: PoolConfig): Database {
  const pool = new Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'website',
    ...connection,
  })
  // A connection that breaks (server restart) is replaced by the pool, and a query on it fails by itself.
  // Unheard, the event would end the process: idle ones report to the pool, those in use only to themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool, { schema: tables })
  db.transaction = async (work, config) => {
    // Drizzle's own never gives a connection back whose `begin` fails, as after a restart of the server.
    const client = await pool.connect()
    try {
      return await drizzle(client, { schema: tables }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return { db, pool, close: () => pool.end() }
}
