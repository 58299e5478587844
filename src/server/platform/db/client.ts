import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg'
import { findStatementName } from '#server/platform/db/compose-once.ts'
import { isConnectionFailure, SILENCE } from '#server/platform/db/connection-failure.ts'
import { tables } from '#server/platform/db/schema/tables.ts'

export type Db = NodePgDatabase<typeof tables>
/** A transaction, or the database itself: what a query inside a verb runs on. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
type Session = NodePgSession<typeof tables, ExtractTablesWithRelations<typeof tables>>
export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

const POOL_SIZE = 10
/** Said by the server; so that nobody waits long behind one who holds a lock. */
const LOCK_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** For a server that says nothing any more: after its own limit has passed. */
const SILENCE_TIMEOUT_MS = 11_000

type Way = {
  /** Through a pooler, which may give each transaction another session: nothing can be kept in one. */
  isPooled?: boolean
}

/** Opens a pool; `host` may be the directory of a Unix socket. No connection is made before the first query. */
export function createDatabase(connection: PoolConfig, { isPooled = false }: Way = {}): Database {
  const pool = new Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'website',
    // What is asked without waiting goes out at once: a transaction begins in the flight of its first statement.
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
  const db = drizzle(pool, { schema: tables })
  const dialect = new PgDialect()
  db.transaction = async (work, config) => {
    // Drizzle's own never gives a connection back whose `begin` fails, as after a restart of the server.
    const client = await pool.connect()
    let isBroken = false
    try {
      // Without the tables, which it would go through anew each time: they serve queries of a kind that nobody asks.
      const session: Session = new NodePgSession(
        beginAlong(client, isPooled ? toUnnamed : toNamed),
        dialect,
        undefined,
      )
      return await session.transaction(work, config)
    } catch (error) {
      isBroken = isConnectionFailure(error)
      throw error
    } finally {
      // One of which nothing is known any more is not given to the next.
      client.release(isBroken)
    }
  }
  return { db, pool, close: () => pool.end() }
}

const BEGUN: Partial<QueryResult> = { rows: [], rowCount: 0 }
type Ask = (...words: unknown[]) => Promise<unknown>

/** The same connection, on which `begin` is sent without waiting for its answer. Should it fail, so does what follows. */
function beginAlong(client: PoolClient, prepare: typeof toNamed): PoolClient {
  const ask = client.query.bind(client) as unknown as Ask
  let begun: Promise<unknown> | null = null
  const query: Ask = (...words) => {
    if (begun === null) sendTogether(client)
    const asked = ask(...prepare(words))
    if (begun === null) {
      begun = asked
      // Whoever asks next hears of it.
      asked.catch(() => {})
      return Promise.resolve(BEGUN)
    }
    return Promise.all([begun, asked]).then(([, answer]) => answer)
  }
  return Object.assign(Object.create(client) as PoolClient, { query })
}

type Words = readonly unknown[]
const toUnnamed = (words: Words): Words => words

/** The server reads and plans a text once for each connection that asks for it by name. */
function toNamed([statement, ...values]: Words): Words {
  const { text } = statement as { text: string }
  const name = findStatementName(text)
  return [name ? Object.assign({}, statement, { name }) : statement, ...values]
}

/** One write for all that is asked now: each wakes the other side, and costs more than what is in it. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork()
  // The first statement is composed in microtasks, after which a tick comes.
  queueMicrotask(() => process.nextTick(() => stream.uncork()))
}

/**
 * Ends a connection on which an answer did not come in time. The driver would let the rollback wait as long again, and
 * then read the late answer as that of another query.
 */
function giveUpWhenSilent(client: PoolClient): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown
  const askOrEnd = (...words: unknown[]) => {
    const asked = ask(...words)
    if (asked instanceof Promise) {
      asked.catch((error: Error) => {
        if (error.message === SILENCE) client.connection.stream.destroy()
      })
    }
    return asked
  }
  client.query = askOrEnd as typeof client.query
}
