import type { Client, Pool } from 'pg'
import {
  type BackupEnd,
  BackupError,
  type BackupTable,
  END_ROWS,
  FORMAT,
  formatNote,
  measureRows,
} from '#server/features/backup/backup-file.ts'
import { readSchemaVersion } from '#server/features/backup/schema-version.ts'
import {
  COPY_SETTINGS,
  copyRows,
  listNames,
  listTables,
  quoteTable,
} from '#server/features/backup/stored-tables.ts'
import { openPatientClient } from '#server/platform/db/client.ts'

type Source = { pool: Pool; clock: () => Date; authSecret: string | null }

/**
 * The whole of a backup, piece by piece: every table as it stood at one moment, however long it takes and whatever is
 * written meanwhile. Holds a few pieces in memory, never a table.
 */
export async function* writeBackup({
  pool,
  clock,
  authSecret,
}: Source): AsyncGenerator<string | Buffer, BackupEnd> {
  const client = await openPatientClient(pool, 'backup')
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(COPY_SETTINGS)
    const tables = await lockTables(client)
    const migrations = await readSchemaVersion(client)
    const createdAt = clock().toISOString()
    yield formatNote('header', { format: FORMAT, createdAt, migrations, tables })
    yield 'BEGIN;\n'
    if (authSecret) yield formatNote('secret', { authSecret })
    const end = { tables: tables.length, rows: 0 }
    for (const table of tables) end.rows += yield* writeTable(client, table)
    yield 'COMMIT;\n'
    yield formatNote('end', end)
    return end
  } finally {
    // Ends the transaction too, wherever it stands.
    await client.end()
  }
}

/** From here on nobody can change a table itself; rows can be written as ever. */
async function lockTables(client: Client): Promise<BackupTable[]> {
  const tables = await listTables(client)
  if (tables.length === 0) {
    throw new BackupError('This database has no tables of the site; there is nothing to back up.')
  }
  await client.query(`lock table ${listNames(tables)} in access share mode`)
  return tables
}

async function* writeTable(
  client: Client,
  table: BackupTable,
): AsyncGenerator<string | Buffer, number> {
  const { name, columns } = quoteTable(table)
  const measured = measureRows(table.name)
  yield `COPY public.${name} (${columns}) FROM stdin;\n`
  for await (const chunk of copyRows(client, table)) {
    measured.add(chunk)
    yield chunk
  }
  const seal = measured.seal()
  yield `${END_ROWS}\n${formatNote('table', seal)}`
  return seal.rows
}
