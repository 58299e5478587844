import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { type ClusterLayout, SOCKET_PORT } from '#server/platform/db/embedded/cluster-layout.ts'
import type { Launcher, PostgresBinaries } from '#server/platform/db/embedded/launcher.ts'

type ServerPlan = { layout: ClusterLayout; binaries: PostgresBinaries; launcher: Launcher }

/**
 * The log must not hold words of visitors: details and statements hold values, and so do the messages of errors
 * (“invalid input syntax for type uuid: …”), which the caller gets anyhow. The server's own failures are logged.
 */
const WITHOUT_VALUES = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

/** Memory is sized for the smallest machine; durability stays at PostgreSQL's defaults (`fsync` on). */
const SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '100',
  io_method: 'sync',
  jit: 'off',
  ...WITHOUT_VALUES,
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
}

/**
 * Starts PostgreSQL on the cluster, apart from this process's group, so that a Ctrl-C meant for the
 * application does not stop the database under it.
 */
export async function spawnServer({ layout, binaries, launcher }: ServerPlan) {
  await prepareSocketFolder(layout, launcher)
  const settings = { ...SETTINGS, ...(await chooseListener(layout)) }
  const [command = '', ...words] = [
    ...launcher.prefix,
    binaries.postgres,
    '-D',
    layout.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const log = await open(layout.logFile, 'a', 0o600)
  const { size: logStart } = await log.stat()
  const child = spawn(command, words, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...launcher.identity,
  })
  child.unref()
  await waitUntilSpawned(child)
  await log.close()
  return { child, logStart }
}

async function prepareSocketFolder(layout: ClusterLayout, { identity }: Launcher): Promise<void> {
  await mkdir(layout.socketFolder, { recursive: true, mode: 0o700 })
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(layout.socketFolder, identity.uid, identity.gid)
  }
}

async function chooseListener(layout: ClusterLayout): Promise<Record<string, string>> {
  if (layout.socketPath) {
    return {
      listen_addresses: '',
      unix_socket_directories: layout.socketFolder,
      port: String(SOCKET_PORT),
    }
  }
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(await chooseLoopbackPort(layout)),
  }
}

async function chooseLoopbackPort(layout: ClusterLayout): Promise<number> {
  const last = Number(await readFile(layout.portFile, 'utf8').catch(() => '0'))
  const port = await probePort(last).catch(() => probePort(0))
  await writeFile(layout.portFile, String(port), { mode: 0o600 })
  return port
}

/** Listens for a moment. @returns the port (a free one for 0); rejects when it is taken. */
function probePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function waitUntilSpawned(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
}

/** The last words of the server's log, for an error message; of those from `start` on, in bytes. */
export async function readLogTail(layout: ClusterLayout, start = 0): Promise<string> {
  const written = await readFile(layout.logFile).catch(() => Buffer.alloc(0))
  return written.toString('utf8', start).trim().split('\n').slice(-5).join('\n')
}
