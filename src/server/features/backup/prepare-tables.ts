import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { BackupError } from '#server/features/backup/backup-error.ts'
import type { BackupHeader, BackupTable } from '#server/features/backup/backup-file.ts'
import { quoteTable } from '#server/features/backup/copy-rows.ts'
import { listTables } from '#server/features/backup/list-tables.ts'
import {
  applyMigrations,
  compareVersions,
  listKnownMigrations,
  nameAsLanded,
  readSchemaVersion,
} from '#server/features/backup/schema-version.ts'

/**
 * Leaves the tables empty, and as they were when the backup was made.
 * @returns the migrations that the rows still have to go through.
 */
export async function prepareTables(
  client: Client,
  { migrations, tables }: BackupHeader,
  { mayReplace }: { mayReplace: boolean },
): Promise<MigrationMeta[]> {
  const known = listKnownMigrations()
  const hashes = known.map(({ hash }) => hash)
  if (compareVersions(await readSchemaVersion(client), { with: hashes }) !== 'same') {
    throw new BackupError(
      'The database is not of the version of this program. Update the program, then try again.',
    )
  }
  const comparison = compareVersions(nameAsLanded(migrations), { with: hashes })
  if (comparison === 'unknown') {
    throw new BackupError(
      'The backup was made by another version than this program knows, probably a newer one. Restore it with the version that made it, or a later one.',
    )
  }
  const present = await listTables(client)
  await lockAll(client, present)
  if (!mayReplace) await requireEmpty(client, present)
  if (comparison === 'older') {
    const applied = migrations.length
    await rebuildTables(client, present, known.slice(0, applied))
    requireSameTables(await listTables(client), tables)
    return known.slice(applied)
  }
  requireSameTables(present, tables)
  if (mayReplace) await client.query(`truncate ${listNames(present)}`)
  return []
}

async function lockAll(client: Client, tables: readonly BackupTable[]): Promise<void> {
  await client.query(`lock table ${listNames(tables)} in access exclusive mode`)
}

async function requireEmpty(client: Client, tables: readonly BackupTable[]): Promise<void> {
  const filled: string[] = []
  for (const table of tables) {
    const found = await client.query(`select 1 from public.${quoteTable(table).name} limit 1`)
    if (found.rowCount) filled.push(table.name)
  }
  if (filled.length === 0) return
  throw new BackupError(
    `The database is not empty: there are rows in ${filled.join(', ')}. Add --replace to delete all of it and put the backup in its place.`,
  )
}

async function rebuildTables(
  client: Client,
  tables: readonly BackupTable[],
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query(`drop table ${listNames(tables)} cascade`)
  await client.query('delete from drizzle.__drizzle_migrations')
  await applyMigrations(client, migrations)
}

function requireSameTables(present: readonly BackupTable[], kept: readonly BackupTable[]): void {
  const describeAll = (tables: readonly BackupTable[]) =>
    tables.map(({ name, columns }) => `${name}: ${columns.toSorted().join()}`).toSorted()
  if (JSON.stringify(describeAll(present)) === JSON.stringify(describeAll(kept))) return
  throw new BackupError(
    'The tables of the backup are not those of its version; somebody has changed the schema by hand.',
  )
}

function listNames(tables: readonly BackupTable[]): string {
  return tables.map((table) => `public.${quoteTable(table).name}`).join(', ')
}
