import { Pool } from 'pg'

/** For looking into a database that is going to be taken away: a connection that then breaks is no failure. */
export function openDoomedPool(host: string, database = 'loopwright'): Pool {
  const pool = new Pool({ host, user: 'postgres', database, max: 3 })
  // Idle ones report to the pool, those on their way out only to themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
