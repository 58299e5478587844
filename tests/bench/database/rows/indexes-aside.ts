import type { Client } from 'pg'

type Definition = { drop: string; make: string }
/** Tables that nothing refers to: their keys may go meanwhile, too. */
const UNREFERENCED = ['diagnostic_messages', 'diagnostic_turns']
const LARGE = [
  ...UNREFERENCED,
  'diagnostic_conversations',
  'conversation_words',
  'leads',
  'deliveries',
  'outbox_messages',
  'audit_log',
]

/** Takes the indexes off the large tables, or off those named. @returns what makes each of them again. */
export async function putIndexesAside(
  client: Client,
  tables: readonly string[] = LARGE,
): Promise<string[]> {
  const { rows: keys } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype in ('p', 'u') and conrelid = any ($1::regclass[])`,
    [UNREFERENCED.filter((table) => tables.includes(table))],
  )
  const { rows: others } = await client.query<Definition>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index where indrelid = any ($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  const all = [...keys, ...others]
  for (const { drop } of all) await client.query(drop)
  return all.map(({ make }) => make)
}
