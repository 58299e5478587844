import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import {
  isConnectionFailure,
  POOL_FULL,
  SILENCE,
} from '#server/platform/db/embedded/connection-failure.ts'
import { tables } from '#server/platform/db/schema/tables.ts'

export type Db = NodePgDatabase<typeof tables>
/** A transaction, or the database itself: what a query inside a verb runs on. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

const POOL_SIZE = 10
/** Queries that may wait for a connection. One more would wait longer than anybody waits for an answer. */
const WAITING_MAX = 512
/** The server ends a statement that waits longer for a lock (PostgreSQL's `lock_timeout`). */
const LOCK_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** For a server that stopped answering: longer than the server's own limit. */
const SILENCE_TIMEOUT_MS = 11_000

/** Opens a pool; `host` may be the directory of a Unix socket. No connection is made before the first query. */
export function createDatabase(connection: PoolConfig): Database {
  const pool = new Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'website',
    // Statements that are not awaited one by one are sent together.
    pipeline: true,
    ...connection,
  })
  // A connection that breaks (server restart) is replaced by the pool, and a query on it fails by itself.
  // Unheard, the event would end the process: idle ones report to the pool, those in use only to themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpWhenSilent(client)
  })
  refuseWhenFull(pool)
  const db = drizzle(pool, { schema: tables })
  db.transaction = async (work, config) => {
    // Drizzle's own never gives a connection back whose `begin` fails, as after a restart of the server.
    const client = await pool.connect()
    let isBroken = false
    try {
      const session = drizzle<typeof tables, PoolClient>({ client: sendBeginAlong(client) })
      return await session.transaction(work, config)
    } catch (error) {
      isBroken = isConnectionFailure(error)
      throw error
    } finally {
      // A connection in an unknown state is not given to the next.
      client.release(isBroken)
    }
  }
  return { db, pool, close: () => pool.end() }
}

/**
 * For one transaction: its `begin` goes out together with the first statement, which saves the way to the database and
 * back. Where `begin` fails, so does every statement behind it.
 */
function sendBeginAlong(client: PoolClient): PoolClient {
  const ask = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>
  let begun: Promise<unknown> | null = null
  const query = (...words: unknown[]) => {
    const asked = ask(...words)
    if (begun) return Promise.all([asked, begun]).then(([answer]) => answer)
    begun = asked
    begun.catch(() => {})
    return Promise.resolve({ rows: [] })
  }
  return Object.create(client, { query: { value: query } })
}

/** A query that finds too many waiting for a connection fails at once instead of waiting with them. */
function refuseWhenFull(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (...words: unknown[]) => unknown
  const connectOrRefuse = (...words: unknown[]) => {
    if (pool.waitingCount < WAITING_MAX) return connect(...words)
    const [callback] = words
    if (typeof callback !== 'function') return Promise.reject(new Error(POOL_FULL))
    return process.nextTick(callback, new Error(POOL_FULL))
  }
  pool.connect = connectOrRefuse as typeof pool.connect
}

/**
 * Refuses what is asked on a connection after an answer did not come in time. The driver would let the rollback wait as
 * long again, and then read the late answer as that of another query.
 */
function giveUpWhenSilent(client: PoolClient): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown
  let isSilent = false
  const askOrRefuse = (...words: unknown[]) => {
    if (isSilent) return Promise.reject(new Error(SILENCE))
    const asked = ask(...words)
    if (asked instanceof Promise) {
      asked.catch((error: Error) => {
        if (error.message === SILENCE) isSilent = true
      })
    }
    return asked
  }
  client.query = askOrRefuse as typeof client.query
}

/** Switches off each timeout that the database or the role sets; an older server knows fewer of them. */
const WITHOUT_LIMITS = `
  select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout',
    'idle_in_transaction_session_timeout', 'idle_session_timeout')`

/** A connection of its own to the same database, without the time limits of requests. End it. */
export async function openPatientClient(
  { options }: Pick<Pool, 'options'>,
  applicationName: string,
): Promise<Client> {
  const client = new Client({
    ...options,
    // The pool hides it from code that copies its options.
    password: options.password,
    application_name: applicationName,
    lock_timeout: 0,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    // Copies stream through it, which takes a connection that answers one question at a time.
    pipeline: false,
  })
  // Without a listener, the event would end the process; the query that meets it fails by itself.
  client.on('error', () => {})
  await client.connect()
  await client.query(WITHOUT_LIMITS)
  return client
}
