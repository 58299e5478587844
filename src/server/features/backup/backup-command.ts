import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '#server/features/backup/backup-file.ts'
import { exitWithReason, readArguments } from '#server/features/backup/command-line.ts'
import { checkBackup, openBackup, saveBackup } from '#server/features/backup/save-backup.ts'
import { writeBackup } from '#server/features/backup/write-backup.ts'
import { connectDatabase } from '#server/platform/db/open-database.ts'
import { type Env, readEnv } from '#server/platform/env.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'

const USAGE = `npm run backup -- FILE [--with-secrets]
npm run backup -- FILE --check

Writes all that the site has stored to FILE, as it stands at one moment; the site may go on running. The file is read
again and compared with the database's rows before it gets its name.
  --check         writes nothing: reads FILE and says whether it is whole and unchanged
  --with-secrets  also the secret that signs sessions and opens second factors (AUTH_SECRET, or the one in DATA_DIR)

Not in it: jobs under way (they are found again in the rows), settings from the environment, the built site.
The file holds what visitors said: keep it as safe as the database.`

await run(process.argv.slice(2)).catch(exitWithReason)

async function run(words: readonly string[]): Promise<void> {
  const given = readArguments(words, ['check', 'with-secrets'], USAGE)
  if (!given) return console.log(USAGE)
  const { file, flags } = given
  if (flags.check) return reportCheck(file)
  const env = readEnv()
  const authSecret = flags['with-secrets'] ? await readSecret(env) : null
  const { pool, close, location } = await connectDatabase(
    // Past a pooler: copying takes a session.
    { ...env, databaseUrl: env.databaseDirectUrl },
    createLogger('warn'),
  )
  try {
    let rows = 0
    const content = writeBackup({ pool, clock: () => new Date(), authSecret })
    async function* noteEnd() {
      rows = (yield* content).rows
    }
    await saveBackup(file, noteEnd())
    console.log(`${rows} rows of ${location} are in ${file}, which was read again and is whole.`)
    if (!authSecret) {
      console.log(
        'Not in it: the secret that opens second factors and signs links to bookings (AUTH_SECRET). Keep it elsewhere, or add --with-secrets.',
      )
    }
  } finally {
    await close()
  }
}

async function reportCheck(file: string): Promise<void> {
  const { tables, rows } = await checkBackup(openBackup(file))
  console.log(`${file} is whole: ${rows} rows in ${tables} tables.`)
}

async function readSecret(env: Env): Promise<string> {
  if (env.authSecret) return env.authSecret
  const file = join(env.dataDir, 'auth-secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new BackupError(`AUTH_SECRET is not set, and ${file} cannot be read.`)
  }
}
