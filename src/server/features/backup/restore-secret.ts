import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts the secret where the site looks for it when AUTH_SECRET is not set. @returns the file. */
export async function restoreSecret(dataDir: string, authSecret: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'auth-secret')
  const draft = `${file}.restored`
  await writeFile(draft, authSecret, { mode: 0o600 })
  await rename(draft, file)
  return file
}
