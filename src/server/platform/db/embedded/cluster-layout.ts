import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'

/** Where the embedded server keeps its files, all below one folder that only its owner may enter. */
export type ClusterLayout = {
  folder: string
  cluster: string
  socketFolder: string
  passwordFile: string
  /** The loopback port of the last start, used again so that clients find the server after a restart. */
  portFile: string
  logFile: string
  /** Null when the path of the socket would be too long, or the platform has none: loopback is used then. */
  socketPath: string | null
}

/** `sun_path` holds 108 bytes on Linux and 104 on macOS, the closing NUL included. */
const SOCKET_PATH_MAX_BYTES = process.platform === 'darwin' ? 103 : 107

export const SOCKET_PORT = 5432

export async function prepareLayout(dataDir: string): Promise<ClusterLayout> {
  const folder = path.resolve(dataDir, 'postgres')
  const socketFolder = path.join(folder, 'run')
  const socketPath = path.join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new EmbeddedPostgresError(
      `The data directory ${folder} cannot be made or entered (${String(error)}). Run as the user it belongs to, or set DATA_DIR to another place.`,
    )
  })
  return {
    folder,
    cluster: path.join(folder, 'cluster'),
    socketFolder,
    passwordFile: path.join(folder, 'password'),
    portFile: path.join(folder, 'port'),
    logFile: path.join(folder, 'server.log'),
    socketPath: canUseSocket(socketPath) ? socketPath : null,
  }
}

function canUseSocket(socketPath: string): boolean {
  return process.platform !== 'win32' && Buffer.byteLength(socketPath) <= SOCKET_PATH_MAX_BYTES
}

/** The superuser's password, made once. The first of several processes that start together decides. */
export async function readOrMakePassword(layout: ClusterLayout): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  try {
    await writeFile(layout.passwordFile, password, { mode: 0o600, flag: 'wx' })
    return password
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      return await readFile(layout.passwordFile, 'utf8')
    }
    throw error
  }
}

/**
 * Messages of PostgreSQL 18 about files that are gone or damaged. A full disk, too little memory and a server
 * that has not quite ended say other things: those pass, and the start is tried again.
 */
const DAMAGE = [
  /could not find the database system|is not a valid data directory/,
  /incorrect checksum in control file|database files are incompatible with server/,
  /could not read file "[^"]+": read \d+ of \d+/,
  /could not open (?:file|directory) "[^"]+": No such file or directory/,
  /could not access the server configuration file/,
  /required WAL directory "[^"]+" does not exist/,
  /(?:locate|find|invalid) (?:a valid |the |required )?(?:checkpoint record|redo location)/,
  /file "[^"]+" contains (?:invalid data|incorrect checksum)/,
  /invalid page in block \d+/,
  /could not access status of transaction/,
]

/** True when the last log lines of a server that did not start report damaged files. */
export function isDamage(lastWords: string): boolean {
  return DAMAGE.some((words) => words.test(lastWords))
}

export function describeDamage(
  { cluster, logFile }: Pick<ClusterLayout, 'cluster' | 'logFile'>,
  reason: string,
): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    [
      `The files of the database are damaged, and PostgreSQL cannot start on them: ${cluster}`,
      reason,
      `Its log is ${logFile}.`,
      `Move ${cluster} to another place and keep it there, then restore the latest backup: npm run restore -- FILE. docs/guides/runbook.md has the steps.`,
    ].join('\n'),
  )
}

/** The parts of `postmaster.pid`, which a running PostgreSQL writes. */
export type Postmaster = { processId: number; port: number }

/** Reads who serves the cluster, or null when nobody does. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const written = await readFileFields(cluster)
  return written && isPostgresOf(cluster, written.processId) ? written : null
}

/**
 * Removes a `postmaster.pid` whose number now belongs to an unrelated program, which is common in
 * containers; PostgreSQL would refuse to start. A number that belongs to nobody it handles by itself.
 */
export async function clearForeignPostmasterFile(cluster: string): Promise<void> {
  const written = await readFileFields(cluster)
  if (written && isAlive(written.processId) && !isPostgresOf(cluster, written.processId)) {
    await rm(path.join(cluster, 'postmaster.pid'), { force: true })
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readFileFields(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines: process, data directory, start time, port, socket folder, listen address, shared memory, status.
  const [processId, , , port] = text.split('\n')
  return Number(processId) > 0 ? { processId: Number(processId), port: Number(port) } : null
}

function isPostgresOf(cluster: string, processId: number): boolean {
  if (!isAlive(processId)) return false
  const command = readCommand(processId)
  return command === null || command.includes(cluster)
}

/** The command line of a process, or null when this system does not tell: PostgreSQL's own check decides then. */
function readCommand(processId: number): string | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${processId}/cmdline`, 'utf8')
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(processId)], {
      encoding: 'utf8',
    })
  } catch {
    return null
  }
}
