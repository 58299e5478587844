import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { type Client, DatabaseError, type Pool } from 'pg'
import { from } from 'pg-copy-streams'
import {
  addRows,
  BackupError,
  type BackupHeader,
  type BackupPart,
  type BackupTable,
  INCOMPLETE,
  isSameSeal,
  measureRows,
  notABackup,
  readBackup,
  type TableSeal,
} from '#server/features/backup/backup-file.ts'
import {
  applyMigrations,
  compareVersions,
  listKnownMigrations,
  nameAsLanded,
  readSchemaVersion,
} from '#server/features/backup/schema-version.ts'
import {
  COPY_SETTINGS,
  copyRows,
  listNames,
  listTables,
  quoteTable,
} from '#server/features/backup/stored-tables.ts'
import { openPatientClient } from '#server/platform/db/client.ts'

export type Restored = {
  createdAt: string
  tables: number
  rows: number
  /** How many migrations the rows went through, when the backup was of an older version. */
  migrations: number
  /** The secret that signs sessions and opens second factors, where the backup holds it. */
  authSecret: string | null
}

type Options = { pool: Pool; mayReplace: boolean }

/**
 * Puts a backup into a migrated database, all or nothing: until the last row has been compared with the backup,
 * nobody sees any of it, and any fault leaves everything as it was.
 * @throws BackupError when the file or the database does not allow it.
 */
export async function restoreBackup(
  chunks: AsyncIterable<Buffer>,
  { pool, mayReplace }: Options,
): Promise<Restored> {
  const client = await openPatientClient(pool, 'backup')
  const parts = readBackup(chunks)
  try {
    await client.query('begin')
    await client.query(COPY_SETTINGS)
    const header = await takeHeader(parts)
    const later = await prepareTables(client, header, { mayReplace })
    await switchTriggers(client, header.tables, 'disable')
    const loaded = await loadAll(client, parts, header)
    await switchTriggers(client, header.tables, 'enable')
    await compareWithBackup(client, header.tables, loaded.seals)
    await applyMigrations(client, later)
    await client.query('commit')
    const { createdAt, tables } = header
    const rows = addRows(loaded.seals)
    const { authSecret } = loaded
    return { createdAt, tables: tables.length, rows, migrations: later.length, authSecret }
  } finally {
    await parts.return(undefined)
    // Without a commit this is what takes everything back.
    await client.end()
  }
}

/** Triggers are off because the backup holds their rows, too. Rules between tables stay in force. */
async function switchTriggers(
  client: Client,
  tables: readonly BackupTable[],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table public.${quoteTable(table).name} ${how} trigger user`)
  }
}

async function takeHeader(parts: AsyncGenerator<BackupPart>): Promise<BackupHeader> {
  const { value } = await parts.next()
  if (value?.kind === 'header') return value.note
  throw notABackup()
}

type Loaded = { seals: TableSeal[]; authSecret: string | null }

async function loadAll(
  client: Client,
  parts: AsyncGenerator<BackupPart>,
  { tables }: BackupHeader,
): Promise<Loaded> {
  const loaded: Loaded = { seals: [], authSecret: null }
  let part = await takePart(parts)
  if (part.kind === 'secret') {
    loaded.authSecret = part.note.authSecret
    part = await takePart(parts)
  }
  for (const table of tables) {
    const measured = await loadTable(client, table, { first: part, parts })
    loaded.seals.push(measured)
    part = await takePart(parts)
  }
  if (part.kind !== 'end' || part.note.tables !== tables.length) throw new BackupError(INCOMPLETE)
  if (part.note.rows !== addRows(loaded.seals)) throw new BackupError(INCOMPLETE)
  // The end of the gzip stream carries its checksum: it must have been read, and nothing may follow.
  if (!(await parts.next()).done) throw new BackupError('The file goes on behind its end.')
  return loaded
}

async function takePart(parts: AsyncGenerator<BackupPart>): Promise<BackupPart> {
  const next = await parts.next()
  if (next.done) throw new BackupError(INCOMPLETE)
  return next.value
}

type Source = { first: BackupPart; parts: AsyncGenerator<BackupPart> }

async function loadTable(
  client: Client,
  table: BackupTable,
  { first, parts }: Source,
): Promise<TableSeal> {
  const measured = measureRows(table.name)
  let part = first
  async function* takeRows() {
    while (part.kind === 'rows') {
      measured.add(part.bytes)
      yield part.bytes
      part = await takePart(parts)
    }
  }
  const { name, columns } = quoteTable(table)
  const sink = client.query(from(`copy public.${name} (${columns}) from stdin`))
  await pipeline(Readable.from(takeRows(), { objectMode: false }), sink).catch((error) => {
    throw hasRefusedRows(error) ? describeChange(table.name) : error
  })
  const seal = measured.seal()
  requireSeal(part, seal)
  return seal
}

function requireSeal(part: BackupPart, seal: TableSeal): void {
  if (part.kind === 'table' && isSameSeal(part.note, seal)) return
  throw describeChange(seal.table)
}

/** SQLSTATE 22: no such value; 23: against the rules of the table. */
function hasRefusedRows(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}

function describeChange(table: string): BackupError {
  return new BackupError(`The rows of ${table} are not those that were backed up.`)
}

/** Asks the database for what it has now: the very bytes that were backed up must come out. */
async function compareWithBackup(
  client: Client,
  tables: readonly BackupTable[],
  seals: readonly TableSeal[],
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const measured = measureRows(table.name)
    for await (const chunk of copyRows(client, table)) measured.add(chunk)
    if (isSameSeal(measured.seal(), seals[index])) continue
    throw new BackupError(`The database gives back other rows of ${table.name} than it was given.`)
  }
}

/**
 * Leaves the tables empty, and as they were when the backup was made.
 * @returns the migrations that the rows still have to go through.
 */
async function prepareTables(
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
  await client.query(`lock table ${listNames(present)} in access exclusive mode`)
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
