/**
 * SQLSTATE: 08 connection, 53 out of resources (disk, memory, connections), 57P server going down or starting; and
 * what took too long or was in each other's way: 57014 statement, 55P03 lock, 25P03 silent transaction, 40P01 deadlock;
 * 25006 a server that takes no writes, as after a failover: its connections are given up, too. 55000 a database that
 * takes no connections, 28 and 3D000 one without our account or database, 58 a disk that fails under it.
 */
const OUTAGE_STATES = /^(?:08|53|57P|57014|55P03|25P03|25006|40P01|55000|28|3D000|58)/
/** The message of `pg` when an answer does not come. */
export const SILENCE = 'Query read timeout'
/** Thrown where a query would wait behind too many others for a connection. */
export const POOL_FULL = 'Too many wait for a connection to the database'
const SOCKET_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  // Its name is not known: a container that is stopped, or a name server that is away.
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Messages of `pg` without a code, and ours (`answerWithin`). */
const POOL_FAILURES =
  /Too many wait for a connection|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|^no answer in \d/

/** True when a query failed because the database cannot be used now, and not because of the query. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    OUTAGE_STATES.test(code) ||
    SOCKET_FAILURES.has(code) ||
    POOL_FAILURES.test(error.message) ||
    isConnectionFailure(error.cause)
  )
}

/** The embedded PostgreSQL cannot serve; the message says why and what the owner can do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
