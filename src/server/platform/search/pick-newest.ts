import { and, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { type Found, pickFew, pickFound } from '#server/platform/search/pick-found.ts'
import {
  findEnd,
  isAfter,
  newestFirst,
  WALK,
  type Walk,
} from '#server/platform/search/walk-newest.ts'

/** A way to find all rows that meet the conditions: rows of the table that meet `all`, or `few` by another table. */
export type Rest = { all: SQL } | { few: Found }

export type Picking = Walk & {
  /** The condition, written for a scan of one row after the other. */
  each: SQL | undefined
  /** Asked for once the conditions turned out to be rare; without it, it is `each`. */
  chooseRest?: ((db: Transaction) => Promise<Rest>) | undefined
  /** Set when only another table knows which rows are sought. */
  found?: Found | undefined
  limit: number
}

/**
 * The ids of the newest rows that meet several conditions at once. PostgreSQL cannot know how many meet them together, and
 * may walk through millions for a page. So the newest are looked at first, which is enough for what is common; of
 * what is rare, all rows are found by the indexes of the conditions, and sorted.
 */
export function pickNewest(db: Db, picking: Picking): Promise<string[]> {
  const { found } = picking
  return db.transaction(
    async (transaction) => {
      await transaction.execute(USE_INDEXES)
      if (found) return pickFound(transaction, { ...picking, found })
      return pickRows(transaction, picking)
    },
    // Its statements share one moment: nothing goes from one to the other between them and is missed by both.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function pickRows(db: Transaction, picking: Picking): Promise<string[]> {
  const { chooseRest, each = sql`true` } = picking
  const walked = await selectIds(db, composeWalk(picking))
  if (walked.length >= picking.limit) return walked
  const end = await findEnd(db, picking)
  if (end === null) return walked
  const left = { ...picking, after: end, limit: picking.limit - walked.length }
  const rest = (await chooseRest?.(db)) ?? { all: each }
  if ('few' in rest) return [...walked, ...(await pickFew(db, { ...left, found: rest.few }))]
  return [...walked, ...(await selectIds(db, composeCollection({ ...left, all: rest.all })))]
}

/**
 * A list that the walk did not fill is rare, whatever the planner estimates: it takes every prefix of a word for common.
 * The walk itself goes along the index of the list and sorts nothing.
 */
export const USE_INDEXES = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`

export function composeWalk({ table, at, id, each, bounds, after, limit }: Picking): SQL {
  const order = sql.join(newestFirst({ at, id }), sql`, `)
  const where = and(bounds, isAfter({ at, id }, after)) ?? sql`true`
  return sql`select ${id} as id
    from (select * from ${table} where ${where} order by ${order} limit ${WALK}) ${table}
    where ${each ?? sql`true`} order by ${order} limit ${limit}`
}

/** Hides the limit from PostgreSQL's planner, which would otherwise walk the list again in hope of an early end. */
export function composeCollection({
  table,
  at,
  id,
  all,
  bounds,
  after,
  limit,
}: Picking & { all: SQL }): SQL {
  const where = and(all, bounds, isAfter({ at, id }, after))
  return sql`select id from (select ${id} as id, ${at} as at from ${table} where ${where} offset 0) found
    order by at desc, id limit ${limit}`
}

async function selectIds(db: Transaction, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}
