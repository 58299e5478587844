import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '#server/features/backup/backup-error.ts'
import { exitWithReason } from '#server/features/backup/exit-with-reason.ts'
import { readArguments } from '#server/features/backup/read-arguments.ts'
import { saveBackup } from '#server/features/backup/save-backup.ts'
import { writeBackup } from '#server/features/backup/write-backup.ts'
import { connectDatabase } from '#server/platform/db/open-database.ts'
import { type Env, readEnv } from '#server/platform/env.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'

const USAGE = `npm run backup -- FILE [--with-secrets]

Writes all that the site has stored to FILE, as it stands at one moment; the site may go on running.
  --with-secrets  also the secret that signs sessions and opens second factors (AUTH_SECRET, or the one in DATA_DIR)

Not in it: jobs under way (they are found again in the rows), settings from the environment, the built site.
The file holds what visitors said: keep it as safe as the database.`

await run(process.argv.slice(2)).catch(exitWithReason)

async function run(words: readonly string[]): Promise<void> {
  const given = readArguments(words, ['with-secrets'], USAGE)
  if (!given) return console.log(USAGE)
  const env = readEnv()
  const { file, flags } = given
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
    console.log(`${rows} rows of ${location} are in ${file}.`)
    if (!authSecret) {
      console.log(
        'Not in it: the secret that opens second factors and signs links to bookings (AUTH_SECRET). Keep it elsewhere, or add --with-secrets.',
      )
    }
  } finally {
    await close()
  }
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
