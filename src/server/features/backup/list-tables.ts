import type { Client } from 'pg'
import type { BackupTable } from '#server/features/backup/backup-file.ts'

const TABLES = `
  select class.oid::int as id, class.relname as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    coalesce((select array_agg(attname::text order by array_position(indkey::int2[], attnum))
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = class.oid and indisprimary), '{}') as key,
    coalesce((select array_agg(distinct confrelid::int) from pg_constraint
      where conrelid = class.oid and contype = 'f' and confrelid <> class.oid), '{}') as parents
  from pg_class class where relkind = 'r' and relnamespace = 'public'::regnamespace
  order by relname`

type TableRow = BackupTable & { id: number; parents: number[] }

/** The tables of the product as the database has them, each behind those that it refers to. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<TableRow>(TABLES)
  return orderByParents(rows).map(({ name, columns, key }) => ({ name, columns, key }))
}

function orderByParents(tables: readonly TableRow[]): TableRow[] {
  const ordered: TableRow[] = []
  const placed = new Set<number>()
  while (ordered.length < tables.length) {
    const next = tables.find(({ id, parents }) => {
      return !placed.has(id) && parents.every((parent) => placed.has(parent))
    })
    if (!next) throw new Error('Tables refer to each other in a circle; no order can load them.')
    placed.add(next.id)
    ordered.push(next)
  }
  return ordered
}
