import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  addRows,
  type BackupEnd,
  BackupError,
  type BackupPart,
  INCOMPLETE,
  isSameSeal,
  measureRows,
  notABackup,
  readBackup,
  type TableSeal,
} from '#server/features/backup/backup-file.ts'

/** Only who made it may read it: it holds what visitors said. */
const FILE_MODE = 0o600

/**
 * Writes a backup as a gzipped file, which has its name only once it is on the disk and reads as it was written.
 * @throws BackupError when there is a file of that name, or what the disk gives back is not what it was given.
 */
export async function saveBackup(
  file: string,
  content: AsyncIterable<string | Buffer>,
): Promise<void> {
  if (await exists(file)) {
    throw new BackupError(`${file} exists already. Choose another name; nothing is overwritten.`)
  }
  const draft = `${file}.partial`
  await rm(draft, { force: true })
  try {
    const sink = createWriteStream(draft, { flags: 'wx', mode: FILE_MODE })
    await pipeline(Readable.from(content, { objectMode: false }), createGzip(), sink)
    const written = await open(draft, 'r')
    await written.sync().finally(() => written.close())
    await checkBackup(openBackup(draft))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw describeFileFailure(error, file)
  }
}

/** The content of a backup file. Iterating throws a BackupError where the file cannot be read or is damaged. */
export async function* openBackup(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const reading = pipeline(createReadStream(file), gunzip)
  // The loop below reports it, and has to be running first.
  reading.catch(() => {})
  try {
    yield* gunzip
    await reading
  } catch (error) {
    throw describeFileFailure(error, file)
  }
}

function describeFileFailure(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) {
    return new BackupError(`${file} is not whole, has been damaged, or is no backup (${code}).`)
  }
  const reason = FILE_PROBLEMS[code]
  return reason ? new BackupError(`${file}: ${reason}`) : error
}

const FILE_PROBLEMS: Record<string, string> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'this account may not use it.',
  EISDIR: 'this is a folder; name a file.',
  ENOSPC: 'there is no room left on the disk.',
  EROFS: 'this file system cannot be written to.',
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/**
 * Reads a backup to its end, and adds up the rows of every table anew. No database is asked.
 * @returns what is in it.
 * @throws BackupError when anything is missing, damaged or changed.
 */
export async function checkBackup(chunks: AsyncIterable<Buffer>): Promise<BackupEnd> {
  const parts = readBackup(chunks)
  try {
    const names = await takeTables(parts)
    const seals: TableSeal[] = []
    let measured = measureRows(names[0] ?? '')
    for await (const part of parts) {
      if (part.kind === 'rows') measured.add(part.bytes)
      if (part.kind === 'table') {
        const seal = measured.seal()
        if (!isSameSeal(seal, part.note)) throw new BackupError(describeChange(seal.table))
        seals.push(seal)
        measured = measureRows(names[seals.length] ?? '')
      }
      if (part.kind === 'header') throw new BackupError(INCOMPLETE)
      if (part.kind === 'end') return await requireEnd(parts, part.note, seals, names)
    }
    throw new BackupError(INCOMPLETE)
  } finally {
    await parts.return(undefined)
  }
}

const describeChange = (table: string) =>
  `The rows of ${table} are not those that were read from the database.`

async function takeTables(parts: AsyncGenerator<BackupPart, void>): Promise<string[]> {
  const { value } = await parts.next()
  if (value?.kind === 'header') return value.note.tables.map(({ name }) => name)
  throw notABackup()
}

async function requireEnd(
  parts: AsyncGenerator<BackupPart>,
  end: BackupEnd,
  seals: readonly TableSeal[],
  names: readonly string[],
): Promise<BackupEnd> {
  const rows = addRows(seals)
  const isWhole = seals.length === names.length && end.tables === seals.length && end.rows === rows
  if (!isWhole) throw new BackupError(INCOMPLETE)
  // The end of the gzip stream carries its checksum: it must have been read, and nothing may follow.
  if (!(await parts.next()).done) throw new BackupError('The file goes on behind its end.')
  return end
}
