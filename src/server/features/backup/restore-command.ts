import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { BackupError } from '#server/features/backup/backup-file.ts'
import { exitWithReason, readArguments } from '#server/features/backup/command-line.ts'
import { restoreBackup } from '#server/features/backup/restore-backup.ts'
import { openBackup } from '#server/features/backup/save-backup.ts'
import { connectDatabase, migrateDatabase } from '#server/platform/db/open-database.ts'
import { type Env, readEnv } from '#server/platform/env.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'

const OTHERS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** A connection that was just closed is listed for a moment longer. */
const LOOKS = 10

const PAUSE_MS = 100

const USAGE = `npm run restore -- FILE [--replace] [--with-secrets]

Puts a backup into an empty database. Stop the site first. All or nothing: a fault leaves everything as it was.
  --replace       deletes what the database holds
  --with-secrets  also the secret, to DATA_DIR/auth-secret, if the backup has it and AUTH_SECRET is not set`

await run(process.argv.slice(2)).catch(exitWithReason)

async function run(words: readonly string[]): Promise<void> {
  const given = readArguments(words, ['replace', 'with-secrets'], USAGE)
  if (!given) return console.log(USAGE)
  const env = readEnv()
  const { file, flags } = given
  const { pool, close, location } = await connectDatabase(
    // Past a pooler: copying takes a session.
    { ...env, databaseUrl: env.databaseDirectUrl },
    createLogger('warn'),
  )
  try {
    await requireSiteAtRest(pool)
    await migrateDatabase(pool)
    const restored = await restoreBackup(openBackup(file), { pool, mayReplace: flags.replace })
    console.log(
      `${restored.rows} rows in ${restored.tables} tables, as of ${restored.createdAt}, are in ${location}, each table compared with the backup.`,
    )
    if (restored.migrations > 0) {
      console.log(`The backup was older; ${restored.migrations} migrations brought it up to date.`)
    }
    await settleSecret(env, restored.authSecret, flags['with-secrets'])
  } finally {
    await close()
  }
}

async function settleSecret(env: Env, authSecret: string | null, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    console.log(
      'The secret (AUTH_SECRET) is as it was here. Second factors need the one they were set up with.',
    )
    return
  }
  if (!authSecret) throw new BackupError('The rows are restored, but the backup holds no secret.')
  if (env.authSecret === authSecret) return console.log('AUTH_SECRET is that of the backup.')
  if (env.authSecret) {
    throw new BackupError(
      'The rows are restored, but AUTH_SECRET is set to another secret than the backup has. Unset it and restore again, or keep yours: second factors then have to be set up anew.',
    )
  }
  console.log(`The secret is in ${await restoreSecret(env.dataDir, authSecret)}.`)
}

/** Puts the secret where the site looks for it when AUTH_SECRET is not set. @returns the file. */
async function restoreSecret(dataDir: string, authSecret: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'auth-secret')
  const draft = `${file}.restored`
  await writeFile(draft, authSecret, { mode: 0o600 })
  await rename(draft, file)
  return file
}

/** @throws BackupError while anybody else is connected, such as the site. */
async function requireSiteAtRest(pool: Pool): Promise<void> {
  for (let look = 1; ; look += 1) {
    const { rows } = await pool.query<{ others: number }>(OTHERS)
    const others = rows[0]?.others ?? 0
    if (others === 0) return
    if (look === LOOKS) {
      throw new BackupError(
        `The database is in use (${others} other connections). Stop every process of the site, then restore.`,
      )
    }
    await sleep(PAUSE_MS)
  }
}
