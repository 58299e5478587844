import { and, asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/db/client.ts'

/** Rows looked at one by one before what is sought counts as rare: some 15 ms at any size of the table. */
export const WALK = 5_000

/** A moment and, among those of the same moment, an id. */
export type Place = { at: string; id: string }

export type Walk = {
  table: PgTable
  /** Of the index that the list is in the order of. */
  at: PgColumn
  id: PgColumn
  /** Conditions on the moment alone, such as days. */
  bounds?: SQL | undefined
  after?: Place | undefined
}

/** Rows that began earlier, or at the same moment with a higher id. New rows come before these and shift nothing. */
export function isAfter(
  { at, id }: Record<'at' | 'id', SQLWrapper>,
  place: Place | undefined,
): SQL | undefined {
  if (place === undefined) return undefined
  const moment = sql`${place.at}::timestamptz`
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${id} > ${place.id}::uuid)`
}

/** The order of a list, written as its index is: otherwise PostgreSQL would sort all rows. */
export function newestFirst({ at, id }: Pick<Walk, 'at' | 'id'>): SQL[] {
  return [sql`${at} desc nulls last`, asc(id)]
}

/** Finds the last row of a walk and the moment of its first; null when the walk reaches the end of the table. */
export async function findEnd(
  db: Transaction,
  { table, at, id, bounds, after }: Walk,
): Promise<(Place & { newest: string }) | null> {
  const where = and(bounds, isAfter({ at, id }, after)) ?? sql`true`
  const listed = sql`from ${table} where ${where} order by ${sql.join(newestFirst({ at, id }), sql`, `)}`
  const { rows } = await db.execute<Place & { newest: string }>(sql`
    select to_json(${at}) #>> '{}' as at, ${id} as id, to_json((select ${at} ${listed} limit 1)) #>> '{}' as newest
    ${listed} offset ${WALK - 1} limit 1`)
  return rows[0] ?? null
}
