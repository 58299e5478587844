import { and, asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/db/client.ts'

/** Rows looked at one by one before what is sought counts as rare: some 15 ms at any size of the table. */
const WALK = 5_000

/** A moment and, among those of the same moment, an id. */
export type Place = { at: string; id: string }

/** Candidates with `id` and `at`, and what each has to meet beside. */
export type Found = { rows: SQL; proof: SQL }

export type Picking = {
  table: PgTable
  /** Of the index that the list is in the order of. */
  at: PgColumn
  id: PgColumn
  /** What has to hold, in words that suit a look at one row after the other. */
  each: SQL | undefined
  /** The same, where all rows that meet it are wanted at once. */
  all?: SQL | undefined
  /** All that may meet it, when they and their moments are known without a look at the table. */
  found?: Found | undefined
  /** Conditions on the moment alone, such as days. */
  bounds?: SQL | undefined
  after?: Place | undefined
  limit: number
}

/**
 * The ids of the newest rows that meet several conditions at once. PostgreSQL cannot know how many meet them together, and
 * may walk through millions for a page. So the newest are looked at first, which is enough for what is common; of
 * what is rare, all rows are found by the indexes of the conditions, and sorted.
 */
export function pickNewest(db: Db, picking: Picking): Promise<string[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(USE_INDEXES)
    const found = await walk(transaction, picking)
    if (found.length >= picking.limit) return found
    const end = await findEnd(transaction, picking)
    if (end === null) return found
    const limit = picking.limit - found.length
    return [...found, ...(await collect(transaction, { ...picking, after: end }, limit))]
  })
}

/**
 * What the walk did not fill is rare, whatever the planner believes of it; it takes every prefix of a word for common.
 * The walk itself goes along the index of the list and sorts nothing.
 */
export const USE_INDEXES = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`

/** What began earlier, or at the same moment and has a higher id. New rows come before it and shift nothing. */
export function isAfter(
  { at, id }: Record<'at' | 'id', SQLWrapper>,
  place: Place | undefined,
): SQL | undefined {
  if (place === undefined) return undefined
  const moment = sql`${place.at}::timestamptz`
  return sql`${at} <= ${moment} and (${at} < ${moment} or ${id} > ${place.id}::uuid)`
}

/** In the words of the indexes, which are not used otherwise: all rows would be sorted. */
export function newestFirst({ at, id }: Pick<Picking, 'at' | 'id'>): SQL[] {
  return [sql`${at} desc nulls last`, asc(id)]
}

function selectWalked({ table, at, id, bounds, after }: Picking): SQL {
  const where = and(bounds, isAfter({ at, id }, after)) ?? sql`true`
  return sql`select * from ${table} where ${where} order by ${sql.join(newestFirst({ at, id }), sql`, `)} limit ${WALK}`
}

export function composeWalk(picking: Picking): SQL {
  const { table, at, id, each, limit } = picking
  return sql`select ${id} as id from (${selectWalked(picking)}) ${table} where ${each ?? sql`true`}
    order by ${sql.join(newestFirst({ at, id }), sql`, `)} limit ${limit}`
}

async function walk(db: Transaction, picking: Picking): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(composeWalk(picking))
  return rows.map(({ id }) => id)
}

/** Where the walk ended; null when it came to the end of the table. */
async function findEnd(
  db: Transaction,
  { table, at, id, bounds, after }: Picking,
): Promise<Place | null> {
  const where = and(bounds, isAfter({ at, id }, after)) ?? sql`true`
  const { rows } = await db.execute<{ at: string; id: string }>(sql`
    select to_json(${at}) #>> '{}' as at, ${id} as id from ${table} where ${where}
    order by ${sql.join(newestFirst({ at, id }), sql`, `)} offset ${WALK - 1} limit 1`)
  return rows[0] ?? null
}

/** The order is hidden from the planner, who would else walk the list once more in hope of an early end. */
export function composeCollection(picking: Picking, limit: number): SQL {
  const { table, at, id, each, all, found, bounds, after } = picking
  if (found) return composeProof({ ...picking, found }, limit)
  const where = and(all ?? each, bounds, isAfter({ at, id }, after)) ?? sql`true`
  return sql`select ${id} as id from ${table} where ${where}
    order by ${at} + interval '0' desc, ${id} limit ${limit}`
}

/** Looks at the newest candidates first, and at no more of them than it takes to fill the page. */
function composeProof(
  { table, id, found, bounds, after }: Picking & { found: Found },
  limit: number,
): SQL {
  const place = { at: sql`found.at`, id: sql`found.id` }
  return sql`select found.id from (
      select * from (${found.rows}) found where ${isAfter(place, after) ?? sql`true`} order by at desc, id offset 0
    ) found cross join lateral (
      select from ${table} where ${and(sql`${id} = found.id`, bounds, found.proof)} limit 1
    ) proven order by found.at desc, found.id limit ${limit}`
}

async function collect(db: Transaction, picking: Picking, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(composeCollection(picking, limit))
  return rows.map(({ id }) => id)
}
