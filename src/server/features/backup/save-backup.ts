import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupError } from '#server/features/backup/backup-error.ts'
import { checkBackup } from '#server/features/backup/check-backup.ts'

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
