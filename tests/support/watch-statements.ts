import type { Pool, PoolClient } from 'pg'
import type { Db } from '#server/platform/db/client.ts'

/** The statements of one round trip: those that went out before an answer to any of them was awaited. */
export type Flight = string[]

/** Writes down, round trip by round trip, what is asked of the database while `work` runs. */
export async function watchStatements(db: Db, work: () => Promise<unknown>): Promise<Flight[]> {
  const { $client: pool } = db as Db & { $client: Pool }
  const flights: Flight[] = []
  let unanswered = 0
  const undo: (() => void)[] = []
  const watch = (client: PoolClient) => {
    const ask = client.query as (...words: unknown[]) => unknown
    const answered = () => {
      unanswered -= 1
    }
    client.query = ((...words: unknown[]) => {
      if (unanswered === 0) flights.push([])
      unanswered += 1
      flights.at(-1)?.push(readText(words[0]))
      return ask.apply(client, words)
    }) as typeof client.query
    client.connection.on('readyForQuery', answered)
    const forget = () => {
      client.query = ask as typeof client.query
      client.connection.off('readyForQuery', answered)
    }
    undo.push(forget)
  }
  pool.on('acquire', watch)
  pool.on('release', () => undo.splice(0).forEach((forget) => void forget()))
  try {
    await work()
    return flights
  } finally {
    pool.removeAllListeners('acquire')
    pool.removeAllListeners('release')
  }
}

function readText(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
  return text.replaceAll(/\s+/g, ' ').trim()
}
