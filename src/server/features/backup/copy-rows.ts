import { type Client, escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
import type { BackupTable } from '#server/features/backup/backup-file.ts'

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
