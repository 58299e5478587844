import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

const PACKAGE_PLATFORM: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Finds the PostgreSQL programs that npm installed for this machine.
 * @throws EmbeddedPostgresError when there is no package for the platform.
 */
export function locateBinaries(): PostgresBinaries {
  const platform = PACKAGE_PLATFORM[process.platform] ?? process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  const entry = resolvePackage(packageName)
  if (!entry) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${packageName} is not installed). Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const folder = path.resolve(path.dirname(entry), '..', 'native', 'bin')
  const ending = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(folder, `initdb${ending}`),
    postgres: path.join(folder, `postgres${ending}`),
  }
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}
