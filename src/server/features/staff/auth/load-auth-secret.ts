import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EnvError } from '#server/platform/env.ts'

const SECRET_BYTES = 32
/** As long as AUTH_SECRET has to be, and text: a disk that lost it leaves nothing, or NULs. */
const SECRET = /^[\x21-\x7e]{32,}$/

type Source = { authSecret: string | undefined; dataDir: string }
type Accounts = {
  /** Asked where no secret is found. */
  countAccounts: () => Promise<{ all: number; withSecondFactor: number }>
  warn: (message: string) => void
}

/**
 * The key that signs session cookies: AUTH_SECRET, else one made once and kept in the data directory.
 * Processes that do not share a data directory need AUTH_SECRET, or they refuse each other's sessions.
 * @throws EnvError when the kept one is damaged: a short one could be guessed; or gone, while accounts have a second
 * factor, which opens with no other
 */
export async function loadAuthSecret(
  { authSecret, dataDir }: Source,
  { countAccounts, warn }: Accounts,
): Promise<string> {
  if (authSecret) return authSecret
  const path = join(dataDir, 'auth-secret')
  const kept = await readSecret(path)
  if (kept !== null) return kept
  const accounts = await countAccounts()
  if (accounts.withSecondFactor > 0) throw missing(path)
  if (accounts.all > 0) warn(`${path} was missing, and a new one was made. ${WHAT_ENDS}`)
  return makeAuthSecret({ dataDir })
}

/** Makes one unless there is one. @returns that which is kept from then on. */
export async function makeAuthSecret({ dataDir }: Pick<Source, 'dataDir'>): Promise<string> {
  const path = join(dataDir, 'auth-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Written whole, then linked: of two processes that start together, one wins and both read the same.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(SECRET_BYTES).toString('base64url'), {
    mode: 0o600,
    flush: true,
  })
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  const secret = await readSecret(path)
  if (secret === null) throw damaged(path)
  return secret
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim()
    if (!SECRET.test(secret)) throw damaged(path)
    return secret
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null
    if (isFileError(error, 'EISDIR')) throw damaged(path)
    throw error
  }
}

function damaged(path: string): EnvError {
  return new EnvError(
    `${path} is damaged. Restore it from a backup, or delete it and have a new one made. ${HOW_TO_GO_ON}`,
  )
}

function missing(path: string): EnvError {
  return new EnvError(
    `${path} is missing, AUTH_SECRET is not set, and the database holds accounts with a second factor, which needs the secret it was made with. Set AUTH_SECRET, or put the file back from a backup. ${HOW_TO_GO_ON}`,
  )
}

const WHAT_ENDS = 'Staff sessions and links in emails to visitors end with the old one.'

const HOW_TO_GO_ON = `If it is lost: npm run admin -- new-secret makes another. ${WHAT_ENDS} Nobody who has a second factor can sign in then: docs/guides/runbook.md says how they come back.`

function ignoreExisting(error: unknown): void {
  if (!isFileError(error, 'EEXIST')) throw error
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
