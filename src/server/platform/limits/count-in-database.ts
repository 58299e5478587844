import { hash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { LIMITS, type LimitName } from '#server/platform/limits/limits.ts'

export type Counted = { points: number; secondsLeft: number }
type Row = { key: string; points: number; seconds_left: number }

/**
 * Adds one to each counter and tells where they stand: one statement, however many there are, and atomic for all
 * processes. Windows run by the database's clock, since those of several machines differ.
 */
export async function countInDatabase(
  db: Pick<Transaction, 'execute'>,
  counters: ReadonlyMap<string, { seconds: number }>,
  { isKept }: { isKept: boolean },
): Promise<ReadonlyMap<string, Counted>> {
  const asked: SQL[] = [...counters].map(
    ([key, { seconds }]) => sql`(${key}::text, ${seconds}::float8)`,
  )
  // A count without other writes is lost when the machine loses its power within the second, and nobody waits for the disk:
  // not the visitor, nor the next of the same address, who waits for the row. The setting ends with the statement.
  const haste = isKept ? sql`true` : sql`set_config('synchronous_commit', 'off', true) = 'off'`
  // In one order, so that two statements never wait for each other.
  const { rows } = await db.execute<Row>(sql`
    insert into rate_limits as counted (key, points, expire)
    select key, 1, now() + seconds * interval '1 second'
    from (values ${sql.join(asked, sql`, `)}) as asked (key, seconds)
    where ${haste}
    order by key
    on conflict (key) do update set
      points = case when counted.expire <= now() then 1 else counted.points + 1 end,
      expire = case when counted.expire <= now() then excluded.expire else counted.expire end
    returning key, points, extract(epoch from expire - now())::float8 as seconds_left`)
  return new Map(
    rows.map(({ key, points, seconds_left }) => [key, { points, secondsLeft: seconds_left }]),
  )
}

/** Takes back what was counted for a request that turned out to be good. */
export async function uncountInDatabase(
  db: Pick<Transaction, 'execute'>,
  keys: readonly string[],
): Promise<void> {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  await db.execute(
    sql`update rate_limits set points = greatest(points - 1, 0)
      where key in (select key from rate_limits where key in (${list}) order by key for update)`,
  )
}

const SPENT = sql`now() - interval '1 hour'`

/** Counters whose window is long over. */
export async function shedSpentCounters(db: Pick<Transaction, 'execute'>): Promise<void> {
  await db.execute(sql`delete from rate_limits where expire < ${SPENT}`)
}

/** The requests that a limit lets through in its time: its figure times `LIMIT_FACTOR`, rounded, at least one. */
export function allow(limit: LimitName, limitFactor: number): number {
  return Math.max(1, Math.round(LIMITS[limit].requests * limitFactor))
}

/** Keyed, so that the four billion addresses cannot be tried against a dump. */
export function hashSubject(authSecret: string, subject: string): string {
  return hash('sha256', `${authSecret}:${subject}`, 'base64url')
}
