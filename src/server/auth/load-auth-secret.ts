import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '#server/env.ts'

const SECRET_BYTES = 32

/**
 * The key that signs session cookies: AUTH_SECRET, else one made once and kept in the data directory.
 * Processes that do not share a data directory need AUTH_SECRET, or they refuse each other's sessions.
 */
export async function loadAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): Promise<string> {
  if (env.authSecret) return env.authSecret
  const file = path.resolve(env.dataDir, 'auth-secret')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  // The first of several processes that start together decides; the others read its choice.
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}
