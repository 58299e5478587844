import { type Client, escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
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

/** The text of a value must not depend on the server's settings, or no two copies could be compared. */
export const COPY_SETTINGS = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local extra_float_digits = 1;`

/** All rows of a table in the order of its key, in the text format of COPY. */
export function copyRows(client: Client, table: BackupTable): AsyncIterable<Buffer> {
  const order = (table.key.length > 0 ? table.key : table.columns).map(orderBytewise).join(', ')
  const { name, columns } = quoteTable(table)
  return client.query(
    to(`copy (select ${columns} from public.${name} kept order by ${order}) to stdout`),
  )
}

/** By bytes: servers differ in how they order letters. */
function orderBytewise(column: string): string {
  return `kept.${escapeIdentifier(column)}::text collate "C"`
}

export function quoteTable({ name, columns }: Pick<BackupTable, 'name' | 'columns'>) {
  return { name: escapeIdentifier(name), columns: columns.map(escapeIdentifier).join(', ') }
}

export function listNames(tables: readonly BackupTable[]): string {
  return tables.map((table) => `public.${quoteTable(table).name}`).join(', ')
}
