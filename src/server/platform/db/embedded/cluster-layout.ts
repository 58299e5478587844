import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'

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
