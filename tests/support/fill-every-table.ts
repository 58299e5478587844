import { escapeIdentifier, type Pool } from 'pg'

type Column = { table: string; name: string; type: string; nullable: boolean; isIndexed: boolean }

/** Words that have broken copies before: what looks like the end of a block, a null, an escape; other scripts; a lot. */
const ODD_TEXTS = [
  'Größenwahn 東京 🚀 e\u0301 \u202egnal',
  '\\.',
  '\\N',
  'a\ttab\nline\r\nreturn\\back\b\f\v',
  `"quoted" 'twice' ; -- drop table`,
  '\u0001\u001b[31m\u007f\u0085\u2028',
  '',
  'long '.repeat(2_000),
]
const ROWS = ODD_TEXTS.length

/**
 * A few rows in every table there is, with odd values in every column that takes them. Rules between tables are put
 * aside meanwhile, but every reference points at something: a copy has to keep to them.
 */
export async function fillEveryTable(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const columns = await client.query<Column>(`
      select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable,
        exists (select 1 from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
          where indrelid = quote_ident(table_name)::regclass and attname = column_name) as "isIndexed"
      from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
    await client.query('set session_replication_role = replica')
    const byTable = Map.groupBy(columns.rows, ({ table }) => table)
    for (const [table, own] of byTable) {
      const names = own.map(({ name }) => escapeIdentifier(name)).join(', ')
      const places = own.map((_, index) => `$${index + 1}`).join(', ')
      for (let row = 0; row < ROWS; row += 1) {
        const values = own.map((column) => chooseValue(column, row))
        const into = `insert into ${escapeIdentifier(table)} (${names}) values (${places})`
        await client.query(into, values)
      }
    }
    await client.query('set session_replication_role = default')
  } finally {
    client.release()
  }
}

/** Ids are the same in every table, so that every reference finds its row. */
function chooseValue(column: Column, row: number): unknown {
  const { table, name, type, nullable } = column
  if (isIdentity(name)) return chooseId(type, row)
  if (nullable && row % 3 === 1 && table !== 'bookings') return null
  switch (type) {
    case 'jsonb':
      return JSON.stringify({ odd: ODD_TEXTS[row], deep: [null, 1.5e300, true, { 'a"b': [] }] })
    case 'ARRAY':
      return ODD_TEXTS.slice(0, row)
    case 'boolean':
      return row % 2 === 0
    case 'smallint':
    case 'integer':
      return row
    case 'bigint':
      return 9_007_199_254_740_991 - row
    case 'double precision':
      return [0.1, 1 / 3, -0, 5e-324, 1.7976931348623157e308, 1e21, 100, 0][row]
    case 'date':
      return `2026-0${row + 1}-28`
    case 'timestamp with time zone':
      return chooseMoment(name, row)
    default:
      return chooseText(column, row)
  }
}

function isIdentity(name: string): boolean {
  return name === 'id' || name.endsWith('_id')
}

function chooseId(type: string, row: number): string {
  if (type === 'bigint') return String(row)
  return type === 'uuid' ? `00000000-0000-4000-8000-00000000000${row}` : `id-${row}`
}

/** Bookings end after they start, and never overlap. */
function chooseMoment(name: string, row: number): string {
  const hour = { starts_at: '10', ends_at: '11', blocked_until: '11' }[name] ?? '12'
  return `2026-03-0${row + 1}T${hour}:30:00.123Z`
}

function chooseText({ table, name, isIndexed }: Column, row: number): string {
  if (table === 'bookings' && name === 'provider') return 'embedded'
  if (table === 'bookings' && name === 'status') return 'confirmed'
  if (name === 'reference') return chooseId('uuid', row)
  const text = ODD_TEXTS[row] ?? ''
  // An index takes a few kilobytes at most.
  return isIndexed ? `${row}-${text.slice(0, 100)}` : text
}
