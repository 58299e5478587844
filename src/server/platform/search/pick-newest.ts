import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import {
  findEnd,
  isAfter,
  newestFirst,
  type Place,
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

/** Each further span of time that is searched is so many times the one before. */
const GROWTH = 8

/** A way to find rows by an index that has no order, such as that of words. */
export type Found = {
  /** The table of the index. Its moments and ids are those of the list. */
  list: { table: PgTable; at: PgColumn; id: PgColumn }
  /** All that has to hold, in words that suit a look at one row after the other. */
  each: SQL
  /** The condition on the index, written so that the index serves it fastest. */
  chooseMeant: (db: Transaction) => Promise<SQL>
  /** Conditions that need the table of the list. */
  proof?: SQL | undefined
  /** Conditions on the moment alone. */
  bounds?: SQL | undefined
  /** Rows with `id` and `at` that the index does not know yet, and what each has to meet. */
  fresh?: { rows: SQL; proof: SQL } | undefined
}

type Finding = {
  table: PgTable
  id: PgColumn
  found: Found
  after?: Place | undefined
  limit: number
}
/** `at` in milliseconds. */
type Spot = { id: string; at: number }

/**
 * The ids of the newest rows. What is common is met soon by a walk along the list. Of the others the index would tell all
 * there are, which may be too many to look at: so it is asked for a span of time first that holds some, then for the rest.
 */
async function pickFound(db: Transaction, finding: Finding): Promise<string[]> {
  const { found, after, limit } = finding
  const spots = await select(db, composeFoundWalk(finding))
  if (spots.length < limit) {
    const end = await findEnd(db, { ...found.list, bounds: found.bounds, after })
    const isMeant = await found.chooseMeant(db)
    for (const span of end === null ? [] : listSpans(end, after)) {
      if (spots.length >= limit) break
      spots.push(...(await select(db, composeSpan(finding, { ...span, isMeant }))))
    }
  }
  return merge(await selectFresh(db, finding), spots, limit)
}

/** The same where it is known that they are few. */
async function pickFew(db: Transaction, finding: Finding): Promise<string[]> {
  const span = { after: finding.after, isMeant: await finding.found.chooseMeant(db) }
  const spots = await select(db, composeSpan(finding, span))
  return merge(await selectFresh(db, finding), spots, finding.limit)
}

export function composeFoundWalk({ found, after, limit }: Finding): SQL {
  const { table, at, id } = found.list
  const order = sql.join(newestFirst(found.list), sql`, `)
  const where = and(found.bounds, isAfter(found.list, after)) ?? sql`true`
  return sql`select ${id} as id, ${toMs(at)} as at
    from (select * from ${table} where ${where} order by ${order} limit ${WALK}) ${table}
    where ${found.each} order by ${order} limit ${limit}`
}

type Span = { after: Place | undefined; since?: Date; before?: Date }
type Asking = Span & { isMeant: SQL }

/** Spans of time to search: first many times as long as the walk was, then all that is older. */
function listSpans(end: Place & { newest: string }, after: Place | undefined): Span[] {
  const endAt = Date.parse(end.at)
  const walked = Date.parse(after?.at ?? end.newest) - endAt
  const since = new Date(endAt - walked * GROWTH)
  return [
    { after: end, since },
    { after: end, before: since },
  ]
}

/** The order is not that of any index, so that all are found first and sorted; and no more proven than it takes. */
export function composeSpan(
  { table, id, found, limit }: Finding,
  { after, since, before, isMeant }: Asking,
): SQL {
  const { at } = found.list
  const where = and(
    isMeant,
    found.bounds,
    isAfter(found.list, after),
    since && sql`${at} >= ${since.toISOString()}::timestamptz`,
    before && sql`${at} < ${before.toISOString()}::timestamptz`,
  )
  const rows = sql`select ${found.list.id} as id, ${at} as at from ${found.list.table} where ${where}`
  return composeProof({ table, id, limit, rows, proof: found.proof })
}

type Proving = { table: PgTable; id: PgColumn; limit: number; rows: SQL; proof: SQL | undefined }

function composeProof({ table, id, limit, rows, proof }: Proving): SQL {
  const isProven = proof
    ? sql`(select true from ${table} where ${and(sql`${id} = found.id`, proof)} limit 1)`
    : sql`true`
  return sql`select found.id, ${toMs(sql`found.at`)} as at
    from (select * from (${rows}) given order by at desc, id offset 0) found
    where ${isProven} order by found.at desc, found.id limit ${limit}`
}

async function selectFresh(
  db: Transaction,
  { table, id, found: { fresh }, after, limit }: Finding,
): Promise<Spot[]> {
  if (!fresh) return []
  const place = { at: sql`fresh.at`, id: sql`fresh.id` }
  const rows = sql`select * from (${fresh.rows}) fresh where ${isAfter(place, after) ?? sql`true`}`
  return select(db, composeProof({ table, id, limit, rows, proof: fresh.proof }))
}

async function select(db: Transaction, query: SQL): Promise<Spot[]> {
  const { rows } = await db.execute<Spot>(query)
  return rows
}

function toMs(at: SQL | PgColumn): SQL {
  return sql`(extract(epoch from ${at}) * 1000)::float8`
}

function merge(fresh: readonly Spot[], spots: readonly Spot[], limit: number): string[] {
  if (fresh.length === 0) return spots.slice(0, limit).map(({ id }) => id)
  return [...fresh, ...spots]
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id)
}
