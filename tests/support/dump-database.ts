import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'

/** All that is stored, whatever tables there are: one line of text per row, under the name of its table. */
export async function dumpDatabase(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_schema, table_name
  `)
  const dump = new Map<string, string[]>()
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const read = await db.execute<{ row: string }>(sql`select kept::text as row from ${table} kept`)
    dump.set(
      name,
      read.rows.map(({ row }) => row),
    )
  }
  return dump
}

/** Where any of these words stands, in whatever case: "table: row". */
export async function findInDatabase(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const [table, rows] of await dumpDatabase(db)) {
    for (const row of rows) {
      const text = row.toLowerCase()
      if (words.some((word) => text.includes(word.toLowerCase()))) found.push(`${table}: ${row}`)
    }
  }
  return found
}
