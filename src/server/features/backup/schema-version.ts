import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { EARLIER_FORMS, LANDED_MIGRATIONS } from '#server/platform/db/landed-migrations.ts'

const FOLDER = join(import.meta.dirname, '../../platform/db/migrations')

/** The migrations of this program, in their order. */
export function listKnownMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: FOLDER })
}

/** The hashes of those that a database has had; none where the product has never been. */
export async function readSchemaVersion(client: Client): Promise<string[]> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (found.rows[0]?.journal === null) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** The same version in hashes of this program, where a migration had another text when the backup was made. */
export function nameAsLanded(version: readonly string[]): string[] {
  return version.map((hash) => LANDED_MIGRATIONS[EARLIER_FORMS[hash] ?? ''] ?? hash)
}

/** `older`: the schema at hand is this one and more. `unknown`: neither; it may be of a newer program. */
export function compareVersions(
  version: readonly string[],
  { with: current }: { with: readonly string[] },
): 'same' | 'older' | 'unknown' {
  const isPrefix = version.every((hash, index) => hash === current[index])
  if (!isPrefix || version.length === 0) return 'unknown'
  return version.length === current.length ? 'same' : 'older'
}

/** Does what the migrator does, inside the caller's transaction. */
export async function applyMigrations(
  client: Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    )
  }
}
