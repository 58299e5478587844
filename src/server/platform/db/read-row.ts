import { getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row as the driver hands it over, by the names of the database; read as a select of the table would. */
export function readRow<Table extends PgTable>(
  table: Table,
  row: Readonly<Record<string, unknown>>,
): InferSelectModel<Table> {
  const fields = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(fields) as InferSelectModel<Table>
}
