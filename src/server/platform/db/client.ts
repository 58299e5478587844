import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import {
  isConnectionFailure,
  POOL_FULL,
  SILENCE,
} from '#server/platform/db/embedded/connection-failure.ts'
import { tables } from '#server/platform/db/schema/tables.ts'
import { answerWithin, readLeftMs } from '#server/platform/deadline.ts'

export type Db = NodePgDatabase<typeof tables>
/** A transaction, or the database itself: what a query inside a verb runs on. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

const POOL_SIZE = 10
const CONNECTION_TIMEOUT_MS = 5_000
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
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
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
    giveUpWhenSilent(client, pool.options.query_timeout ?? SILENCE_TIMEOUT_MS)
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

type Connected = (error: unknown, client?: PoolClient) => void

/**
 * A query that finds too many waiting for a connection fails at once instead of waiting with them, and one whose
 * request has no time left waits no longer.
 */
function refuseWhenFull(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>
  async function connectInTime(): Promise<PoolClient> {
    if (pool.waitingCount >= WAITING_MAX) throw new Error(POOL_FULL)
    const leftMs = readLeftMs()
    if (leftMs <= 0) throw new Error(SILENCE)
    if (leftMs >= CONNECTION_TIMEOUT_MS) return connect()
    const connecting = connect()
    return answerWithin(connecting, leftMs).catch((error) => {
      connecting.then((client) => client.release()).catch(() => {})
      throw error
    })
  }
  // The callback goes on in the request that asked, and not in the one that gave the connection back.
  const connectOrRefuse = (callback?: Connected) => {
    const connecting = connectInTime()
    if (!callback) return connecting
    return void connecting.then((client) => callback(undefined, client), callback)
  }
  pool.connect = connectOrRefuse as typeof pool.connect
}

/**
 * Refuses what is asked on a connection after an answer did not come in time. The driver would let the rollback wait as
 * long again, and then read the late answer as that of another query. An answer has no more time than is left of the
 * request.
 */
function giveUpWhenSilent(client: PoolClient, silenceMs: number): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown
  let isSilent = false
  const askOrRefuse = (...words: unknown[]) => {
    const leftMs = readLeftMs()
    isSilent ||= leftMs <= 0
    if (isSilent) return refuse(words)
    const asked = ask(...(leftMs < silenceMs ? limit(words, leftMs) : words))
    if (asked instanceof Promise) {
      asked.catch((error: Error) => {
        if (error.message === SILENCE) isSilent = true
      })
    }
    return asked
  }
  client.query = askOrRefuse as typeof client.query
}

function refuse(words: readonly unknown[]) {
  const callback = words.at(-1)
  if (typeof callback !== 'function') return Promise.reject(new Error(SILENCE))
  return process.nextTick(callback, new Error(SILENCE))
}

/** The same words for `pg`, with a time of their own. What sends itself, as a stream of rows does, is left as it is. */
function limit([query, ...rest]: readonly unknown[], ms: number): unknown[] {
  if (typeof query === 'string') return [{ text: query, query_timeout: ms }, ...rest]
  const isPlain = typeof query === 'object' && query !== null && !('submit' in query)
  return [isPlain ? { ...query, query_timeout: ms } : query, ...rest]
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
