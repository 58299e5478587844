import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EARLIER_FORMS, LANDED_MIGRATIONS } from '#server/platform/db/landed-migrations.ts'
import journal from '#server/platform/db/migrations/meta/_journal.json' with { type: 'json' }
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database.ts'
import { describeSchema } from '#tests/support/describe-schema.ts'
import { EARLIER_COMMITS, writeMigrations } from '#tests/support/earlier-forms.ts'
import { fillEveryTable } from '#tests/support/fill-every-table.ts'

let folder: string
let database: Awaited<ReturnType<typeof createEmptyDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  database = await createEmptyDatabase()
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function migrateAsBefore(commit: string, count: number): Promise<void> {
  await writeMigrations(folder, { commit, count })
  await migrate(drizzle(database.pool), { migrationsFolder: folder })
}

type Table = { name: string; columns: string }

/** All tables but the lists of words: migration 0010 makes them anew. */
async function listTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'conversation_words' group by 1 order by 1`,
  )
  return rows
}

/** Every row of these tables and columns, whatever their order and whichever are empty. */
async function readRows(pool: Pool, tables: readonly Table[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const { rows } = await pool.query(
      `select jsonb_strip_nulls(to_jsonb(kept))::text as row from (select ${columns} from "${name}") kept`,
    )
    found[name] = rows.map(({ row }) => row).toSorted()
  }
  return found
}

test('a landed migration reads as it did when it landed', () => {
  const migrations = readMigrationFiles({
    migrationsFolder: path.join(import.meta.dirname, 'migrations'),
  })
  const present = journal.entries.map(({ tag }, index) => [tag, migrations[index]?.hash])
  expect(
    Object.fromEntries(present),
    'Write a new migration instead of changing one; add the hash of a new one to landed-migrations.ts.',
  ).toEqual(LANDED_MIGRATIONS)
})

test('migrations are in the order of their time: one that is earlier than the last is never applied', () => {
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((first, second) => first - second))
})

test('the earlier forms in these tests are those that landed', async () => {
  const hashes = new Set<string>()
  for (const commit of EARLIER_COMMITS) {
    const form = path.join(folder, commit)
    await writeMigrations(form, { commit, count: 8 })
    for (const { hash } of readMigrationFiles({ migrationsFolder: form })) hashes.add(hash)
  }
  const present = new Set(Object.values(LANDED_MIGRATIONS))
  const earlier = [...hashes].filter((hash) => !present.has(hash))
  expect(earlier.toSorted()).toEqual(Object.keys(EARLIER_FORMS).toSorted())
})

test.each(
  EARLIER_COMMITS.flatMap(
    (commit) =>
      [
        [commit, 8],
        [commit, 9],
      ] as const,
  ),
)(
  'a database of commit %s with %i migrations becomes as a new one, with its rows',
  async (commit, count) => {
    await migrateAsBefore(commit, count)
    await fillEveryTable(database.pool)
    const tables = await listTables(database.pool)
    const before = await readRows(database.pool, tables)

    await migrateDatabase(database.pool)

    const fresh = await createTestDatabase()
    const expected = await describeSchema(fresh.pool).finally(() => fresh.close())
    expect(await describeSchema(database.pool)).toEqual(expected)
    expect(await readRows(database.pool, tables)).toEqual(before)
    // Nothing is left to do for who starts next.
    await migrateDatabase(database.pool)
    expect(await describeSchema(database.pool)).toEqual(expected)
  },
)

test('what the changed indexes hold is found as in a new database', async () => {
  await migrateAsBefore('55b2f7d', 9)
  const address = `${'a'.repeat(200)}@harbor.example`
  await database.pool.query(
    `insert into outbox_messages (id, dedupe_key, audience, recipient, subject, text, status, next_attempt_at, created_at)
      values (gen_random_uuid(), 'key', 'visitor', $1, '', '', 'waiting', now(), now())`,
    [address],
  )

  await migrateDatabase(database.pool)

  const client = await database.pool.connect()
  await client.query('set enable_seqscan = off')
  const found = await client.query(
    `select recipient from outbox_messages
      where list_mentions(recipient || ' ' || text || ' ' || dedupe_key) @> array[$1]`,
    [address.slice(-'@harbor.example'.length - 128)],
  )
  client.release()
  expect(found.rows).toEqual([{ recipient: address }])
})

test('conversations from before are found however they are spelled', async () => {
  await writeMigrations(folder, { count: 10 })
  await migrate(drizzle(database.pool), { migrationsFolder: folder })
  await fillEveryTable(database.pool)
  const id = '00000000-0000-4000-8000-000000000003'
  await database.pool.query(
    "update diagnostic_conversations set contact_name = 'Łukasz', phone = '+48601234567' where id = $1",
    [id],
  )

  await migrateDatabase(database.pool)

  const words = await database.pool.query(
    `select conversation_id as id from conversation_words where words @@ 'lukasz & #601234567'`,
  )
  expect(words.rows).toEqual([{ id }])
  const lists = await database.pool.query(
    'select from conversation_words where words <> list_conversation_words(conversation_id)',
  )
  expect(lists.rows).toEqual([])
})
