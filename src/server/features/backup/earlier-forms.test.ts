import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreBackup } from '#server/features/backup/restore-backup.ts'
import { openBackup, saveBackup } from '#server/features/backup/save-backup.ts'
import { writeBackup } from '#server/features/backup/write-backup.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/support/database.ts'
import { describeSchema } from '#tests/support/describe-schema.ts'
import { EARLIER_COMMITS, writeMigrations } from '#tests/support/earlier-forms.ts'
import { fillEveryTable } from '#tests/support/fill-every-table.ts'

const NOW = new Date('2026-11-28T10:00:00.000Z')

let folder: string
let earlier: Awaited<ReturnType<typeof createEmptyDatabase>>
let fresh: Awaited<ReturnType<typeof createTestDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'earlier-backup-'))
  earlier = await createEmptyDatabase()
  fresh = await createTestDatabase()
})
afterEach(async () => {
  await earlier.close()
  await fresh.close()
  await rm(folder, { recursive: true })
})

async function fillAsBefore(commit: string, count: number): Promise<void> {
  const migrationsFolder = path.join(folder, 'migrations')
  await writeMigrations(migrationsFolder, { commit, count })
  await migrate(drizzle(earlier.pool), { migrationsFolder })
  await fillEveryTable(earlier.pool)
}

async function save(pool: Pool, name: string): Promise<string> {
  const file = path.join(folder, name)
  await saveBackup(file, writeBackup({ pool, clock: () => NOW, authSecret: null }))
  return file
}

/** What is stored, as a backup of now adds it up: rows and hash of each table. */
async function measureTables(pool: Pool): Promise<string[]> {
  const seals: string[] = []
  for await (const piece of writeBackup({ pool, clock: () => NOW, authSecret: null })) {
    seals.push(...(piece.toString().match(/^-- table .*$/gm) ?? []))
  }
  return seals
}

const restore = (file: string) =>
  restoreBackup(openBackup(file), { pool: fresh.pool, mayReplace: false })

test.each(EARLIER_COMMITS)(
  'a backup of a database that commit %s made can be restored',
  async (commit) => {
    await fillAsBefore(commit, 8)
    const file = await save(earlier.pool, 'earlier.sql.gz')
    const schema = await describeSchema(fresh.pool)
    await restore(file)
    await migrateDatabase(earlier.pool)
    expect(await measureTables(fresh.pool)).toEqual(await measureTables(earlier.pool))
    expect(await describeSchema(fresh.pool)).toEqual(schema)
  },
)

test.each(EARLIER_COMMITS)(
  'a database that commit %s made is backed up and restored after its upgrade',
  async (commit) => {
    await fillAsBefore(commit, 8)
    await migrateDatabase(earlier.pool)
    const file = await save(earlier.pool, 'upgraded.sql.gz')
    expect(await restore(file)).toMatchObject({ migrations: 0 })
    expect(await measureTables(fresh.pool)).toEqual(await measureTables(earlier.pool))
  },
)

test('rows pass between databases whose columns stand in another order', async () => {
  await migrateDatabase(earlier.pool)
  await fillEveryTable(earlier.pool)
  const before = await measureTables(earlier.pool)
  await fresh.pool.query('alter table audit_requests drop column challenge')
  await fresh.pool.query('alter table audit_requests add column challenge text')
  await restore(await save(earlier.pool, 'there.sql.gz'))
  const back = openBackup(await save(fresh.pool, 'back.sql.gz'))
  await restoreBackup(back, { pool: earlier.pool, mayReplace: true })
  expect(await measureTables(earlier.pool)).toEqual(before)
})
