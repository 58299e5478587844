import { BackupError } from '#server/features/backup/backup-error.ts'
import type { BackupEnd, TableSeal } from '#server/features/backup/backup-file.ts'
import { isSameSeal, measureRows } from '#server/features/backup/measure-rows.ts'
import { type BackupPart, readBackup } from '#server/features/backup/read-backup.ts'

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

const INCOMPLETE = 'The file is not whole: parts of it are missing.'

const describeChange = (table: string) =>
  `The rows of ${table} are not those that were read from the database.`

async function takeTables(parts: AsyncGenerator<BackupPart, void>): Promise<string[]> {
  const { value } = await parts.next()
  if (value?.kind === 'header') return value.note.tables.map(({ name }) => name)
  throw new BackupError('The file is not a backup of this site, or it has been damaged.')
}

async function requireEnd(
  parts: AsyncGenerator<BackupPart>,
  end: BackupEnd,
  seals: readonly TableSeal[],
  names: readonly string[],
): Promise<BackupEnd> {
  const rows = seals.reduce((sum, seal) => sum + seal.rows, 0)
  const isWhole = seals.length === names.length && end.tables === seals.length && end.rows === rows
  if (!isWhole) throw new BackupError(INCOMPLETE)
  // The end of the gzip stream carries its checksum: it must have been read, and nothing may follow.
  if (!(await parts.next()).done) throw new BackupError('The file goes on behind its end.')
  return end
}
