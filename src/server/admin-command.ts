import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { exportCorrections } from '#server/features/inbox/export/export-conversations.ts'
import { countAccounts, createAdmin } from '#server/features/staff/auth/account.ts'
import { loadAuthSecret, makeAuthSecret } from '#server/features/staff/auth/load-auth-secret.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { EnvError, readEnv } from '#server/platform/env.ts'
import { AppError } from '#server/platform/errors.ts'
import { createLogger } from '#server/platform/log/create-logger.ts'

const USAGE = `npm run admin -- create <email>
  Makes an admin who can sign in at /admin/login. The password is asked for, or taken from ADMIN_PASSWORD.

npm run admin -- new-secret
  Makes the secret that signs sessions, in DATA_DIR, where it was lost. Second factors have to be set up anew.

npm run --silent admin -- corrections > FILE
  Writes every correction of a conversation as a labeled example, one JSON object a line, for
  \`npm run eval -- corrections --examples FILE\`. The lines hold what visitors wrote: keep the file private.

The first and the last work while the site runs.`

await run(process.argv.slice(2)).catch(exitWithReason)

async function run([command, email]: readonly string[]): Promise<void> {
  if (command === 'corrections') return writeCorrections()
  if (command === 'new-secret') return renewSecret()
  if (command !== 'create' || !email) {
    console.log(USAGE)
    process.exitCode = command === undefined ? 0 : 1
    return
  }
  const env = readEnv()
  const password = env.adminPassword ?? (await readPassword(`Password for ${email}: `))
  const { db, close } = await openDatabase(env, createLogger('warn'))
  try {
    const deps = { db, clock: () => new Date(), createId: () => randomUUID() }
    // With the first account, so that a start does not miss it.
    await loadAuthSecret(env, { countAccounts: () => countAccounts(deps), warn: console.warn })
    const creation = await createAdmin(deps, { email, password })
    console.log(
      creation.outcome === 'created'
        ? `${creation.email} can now sign in at ${env.siteUrl}/admin/login`
        : `${creation.email} has an account already; nothing was changed.`,
    )
  } finally {
    await close()
  }
}

async function renewSecret(): Promise<void> {
  const { authSecret, dataDir } = readEnv()
  if (authSecret) throw new EnvError('AUTH_SECRET is set, and is used: there is no file to make.')
  await makeAuthSecret({ dataDir })
  console.log(
    `The secret is in ${path.join(dataDir, 'auth-secret')}; one that was there is as it was. Start the site. Whoever has a second factor signs in again as docs/guides/runbook.md says under “An admin's password or second factor is lost”.`,
  )
}

async function writeCorrections(): Promise<void> {
  const { db, close } = await openDatabase(readEnv(), createLogger('warn'))
  try {
    for await (const example of exportCorrections({ db }))
      process.stdout.write(`${JSON.stringify(example)}\n`)
  } finally {
    await close()
  }
}

function exitWithReason(error: unknown): never {
  const isExplained =
    error instanceof EnvError || error instanceof EmbeddedPostgresError || error instanceof AppError
  console.error(isExplained ? error.message : error)
  process.exit(1)
}

/**
 * Asks for a password on the terminal without showing it; from a pipe it reads the first line.
 * @returns what was typed, which may be empty
 */
async function readPassword(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY === true,
  })
  process.stdout.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
