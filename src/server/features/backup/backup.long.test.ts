import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#server/features/backup/restore-backup.ts'
import { openBackup, saveBackup } from '#server/features/backup/save-backup.ts'
import { applyMigrations } from '#server/features/backup/schema-version.ts'
import { writeBackup } from '#server/features/backup/write-backup.ts'
import { createDatabase, type Database } from '#server/platform/db/client.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { fillEveryTable } from '#tests/support/fill-every-table.ts'

const SECRET = 'a secret of thirty-two characters or more'
const NOW = new Date('2026-11-22T10:00:00.000Z')

let folder: string
let source: Awaited<ReturnType<typeof createTestDatabase>>
let backup: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  source = await createTestDatabase()
  await fillEveryTable(source.pool)
  backup = path.join(folder, 'whole.sql.gz')
  await save(source, backup, SECRET)
}, 60_000)
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true })
}, 60_000)

const save = ({ pool }: Database, file: string, authSecret: string | null = null) =>
  saveBackup(file, writeBackup({ pool, clock: () => NOW, authSecret }))
const restore = ({ pool }: Database, file: string, mayReplace = false) =>
  restoreBackup(openBackup(file), { pool, mayReplace })

/** Every table, in an order that does not depend on how it was written. */
async function readAll({ db }: Database) {
  const dump = await dumpDatabase(db)
  return Object.fromEntries([...dump].map(([name, rows]) => [name, rows.toSorted()]))
}

async function withFresh(work: (fresh: Database) => Promise<void>) {
  const fresh = await createTestDatabase()
  await work(fresh).finally(() => fresh.close())
}

/** The backup with its text changed, gzipped anew. */
async function rewrite(name: string, change: (text: string) => string): Promise<string> {
  const file = path.join(folder, name)
  const text = gunzipSync(await readFile(backup)).toString('utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(file, gzipSync(changed))
  return file
}

test('every table comes back as it was, whatever odd values it holds', async () => {
  const before = await readAll(source)
  const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
  expect(empty).toEqual([])
  await withFresh(async (fresh) => {
    const restored = await restore(fresh, backup)
    expect(await readAll(fresh)).toEqual(before)
    expect(restored).toMatchObject({ migrations: 0, authSecret: SECRET })
    expect(restored.createdAt).toBe(NOW.toISOString())
    const again = path.join(folder, 'again.sql.gz')
    await save(fresh, again, SECRET)
    expect(gunzipSync(await readFile(again)).equals(gunzipSync(await readFile(backup)))).toBe(true)
  })
})

test('a value larger than every buffer on the way comes back', async () => {
  await withFresh(async (large) => {
    await large.db.execute(sql`insert into audit_requests (id, created_at, name, company, challenge, contact_method,
      contact_detail, utm_source, utm_medium, utm_campaign, content_hash) values (gen_random_uuid(), now(),
      'Dana', 'Harbor', repeat('東京 ', 60_000), 'email', 'dana@harbor.example', '', '', '', 'hash')`)
    const before = await readAll(large)
    const file = path.join(folder, 'large.sql.gz')
    await save(large, file)
    await restore(large, file, true)
    expect(await readAll(large)).toEqual(before)
  })
})

test('only its owner may read the file, and it never lies there half written', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  await expect(save(source, backup)).rejects.toThrow('exists already')
  const failing = path.join(folder, 'failing.sql.gz')
  async function* breakOff() {
    yield 'BEGIN;\n'
    throw new Error('the database went away')
  }
  await expect(saveBackup(failing, breakOff())).rejects.toThrow('went away')
  expect(await readdir(folder)).not.toContain('failing.sql.gz.partial')
  await expect(save(source, path.join(folder, 'none', 'x'))).rejects.toThrow('no such file')
})

test('it may take longer than a request may', async () => {
  const hasty = { ...source.connection, statement_timeout: 1, query_timeout: 1, lock_timeout: 1 }
  const { pool, close } = createDatabase(hasty)
  const file = path.join(folder, 'patient.sql.gz')
  await saveBackup(file, writeBackup({ pool, clock: () => NOW, authSecret: SECRET }))
  await close()
  expect(gunzipSync(await readFile(file)).equals(gunzipSync(await readFile(backup)))).toBe(true)
})

test('the secret is in it only when asked for', async () => {
  const file = path.join(folder, 'without-secret.sql.gz')
  await save(source, file)
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(SECRET)
  expect(await restore(source, file, true)).toMatchObject({ authSecret: null })
})

test('a backup is of one moment, although rows are written while it is made', async () => {
  await withFresh(async (busy) => {
    await busy.db.execute(sql`create table public.aa_first (id int primary key, text text)`)
    await busy.db.execute(sql`create table public.zz_last (id int primary key)`)
    await busy.db.execute(
      sql`insert into aa_first select n, repeat(md5(n::text), 100) from generate_series(1, 2000) n`,
    )
    const file = path.join(folder, 'busy.sql.gz')
    const content = writeBackup({ pool: busy.pool, clock: () => NOW, authSecret: null })
    async function* writeMeanwhile() {
      let pieces = 0
      for await (const piece of content) {
        yield piece
        pieces += 1
        // Both tables in one transaction: a backup with one of the two rows would be torn.
        const id = 10_000 + pieces
        await busy.db.execute(
          sql`with first as (insert into aa_first values (${id}, '')) insert into zz_last values (${id})`,
        )
      }
      expect(pieces).toBeGreaterThan(20)
    }
    await saveBackup(file, writeMeanwhile())
    const text = gunzipSync(await readFile(file)).toString()
    expect(text).toMatch(/"table":"aa_first","rows":2000,/)
    expect(text).toMatch(/"table":"zz_last","rows":0,/)
  })
})

test('a database that holds anything is refused, unless it is to be replaced', async () => {
  await withFresh(async (fresh) => {
    await fresh.db.execute(
      sql`insert into page_counts (day, event, path, source) values ('2026-01-01', 'visit', '/', 'direct')`,
    )
    const before = await readAll(fresh)
    await expect(restore(fresh, backup)).rejects.toThrow('rows in page_counts. Add --replace')
    expect(await readAll(fresh)).toEqual(before)
    await restore(fresh, backup, true)
    expect(await readAll(fresh)).toEqual(await readAll(source))
  })
})

test('damaged, cut and foreign files are refused, and change nothing', async () => {
  const whole = await readFile(backup)
  const middle = Math.floor(whole.length / 2)
  const flipped = Buffer.from(whole)
  flipped[middle] = (flipped[middle] ?? 0) ^ 0xff
  const files: Record<string, Buffer> = {
    'half.gz': whole.subarray(0, middle),
    'nearly.gz': whole.subarray(0, -5),
    'without-checksum.gz': whole.subarray(0, -8),
    'flipped.gz': flipped,
    'noise.gz': randomBytes(5_000),
    'empty.gz': Buffer.alloc(0),
    'gzipped-noise.gz': gzipSync(randomBytes(3_000_000)),
    'gzipped-nothing.gz': gzipSync(''),
    'plain.sql': Buffer.from('select 1;'),
  }
  const before = await readAll(source)
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    const refusal = expect(restore(source, file, true), name).rejects
    await refusal.toMatchObject({ name: 'BackupError' })
  }
  await expect(restore(source, path.join(folder, 'not-there'))).rejects.toThrow('no such file')
  expect(await readAll(source)).toEqual(before)
})

test('a file that was changed, or is of a newer version, is refused and changes nothing', async () => {
  const changed = [
    await rewrite('word.gz', (text) => text.replace('Größenwahn', 'Grössenwahn')),
    await rewrite('row.gz', (text) => text.replace(/^.*Größenwahn.*\n/m, '')),
    await rewrite('table.gz', (text) =>
      text.replace(/^COPY public."leads"[\s\S]*?^-- table .*\n/m, ''),
    ),
    await rewrite('end.gz', (text) => text.replace(/^-- end .*\n/m, '')),
    await rewrite('more.gz', (text) => `${text}-- end {"tables":1,"rows":1}\n`),
    await rewrite('count.gz', (text) => text.replace(/("rows":)(\d+)(\}\n)$/, '$199$3')),
    await rewrite('format.gz', (text) => text.replace('"format":1', '"format":2')),
    await rewrite('column.gz', (text) => text.replaceAll('"challenge"', '"chalenge"')),
  ]
  const newer = await rewrite('newer.gz', (text) =>
    text.replace(/"migrations":\[/, `"migrations":["${'0'.repeat(64)}",`),
  )
  await withFresh(async (fresh) => {
    const before = await readAll(fresh)
    for (const file of changed) {
      const refusal = expect(restore(fresh, file), file).rejects
      await refusal.toMatchObject({ name: 'BackupError' })
    }
    await expect(restore(fresh, newer)).rejects.toThrow('another version')
    expect(await readAll(fresh)).toEqual(before)
  })
})

test('a backup of an older version is loaded into its own tables and then brought up to date', async () => {
  const migrations = readMigrationFiles({ migrationsFolder: 'src/server/platform/db/migrations' })
  const older = await createEmptyDatabase()
  try {
    await migrate(older.db, { migrationsFolder: 'src/server/platform/db/migrations' })
    const client = await older.pool.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.query('delete from drizzle.__drizzle_migrations')
    await applyMigrations(client, migrations.slice(0, 4))
    await client.query(`insert into audit_requests (id, created_at, name, company, challenge, contact_method,
      contact_detail, utm_source, utm_medium, utm_campaign, content_hash) values (gen_random_uuid(), now(),
      'Dana', 'Harbor', 'Bills', 'email', 'dana@harbor.example', '', '', '', 'hash')`)
    client.release()
    const file = path.join(folder, 'older.sql.gz')
    await save(older, file)
    await withFresh(async (fresh) => {
      const restored = await restore(fresh, file)
      expect(restored.migrations).toBe(migrations.length - 4)
      const { rows } = await fresh.db.execute(sql`select name, lead_id from audit_requests`)
      expect(rows).toEqual([{ name: 'Dana', lead_id: null }])
      const journal = await fresh.db.execute(sql`select hash from drizzle.__drizzle_migrations`)
      expect(journal.rows).toHaveLength(migrations.length)
      const columns = sql`select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public' order by 1, 2`
      const rebuilt = await fresh.db.execute(columns)
      expect(rebuilt.rows).toEqual((await source.db.execute(columns)).rows)
    })
  } finally {
    await older.close()
  }
})

test('a database without the tables of the site is not backed up', async () => {
  const bare = await createEmptyDatabase()
  await expect(save(bare, path.join(folder, 'bare.gz'))).rejects.toThrow('no tables of the site')
  await bare.close()
})
