import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** One line of the proxy's own log. */
export type Passed = {
  method: string
  path: string
  status: number
  /** Addresses that were asked, in order. */
  process: string
  attempts: string
  cache: string
}

const START_TIMEOUT_MS = 10_000

type Options = { program: string; port: number; processPorts: readonly number[] }

/** Runs nginx by `deploy/nginx.conf` as it is shipped: only its port and the processes behind it are other ones. */
export async function startNginx({ program, port, processPorts }: Options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lw-nginx-'))
  // Started by root, its workers are nobody, and keep files below.
  chmodSync(folder, 0o755)
  const logFile = path.join(folder, 'requests.log')
  writeFileSync(path.join(folder, 'nginx.conf'), composeConfiguration(port))
  writeFileSync(path.join(folder, 'processes.conf'), composeUpstream(processPorts))
  const words = ['-e', 'stderr', '-p', `${folder}/`, '-c', path.join(folder, 'nginx.conf')]
  const log = openSync(logFile, 'a')
  const child = spawn(program, [...words, '-g', 'daemon off;'], {
    stdio: ['ignore', log, openSync(path.join(folder, 'errors.log'), 'a')],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await waitUntilItListens(port, () => readFileSync(path.join(folder, 'errors.log'), 'utf8'))

  return {
    url,
    readLog: (): Passed[] =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function composeConfiguration(port: number): string {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const line = /^ {4}listen 8080;$/m
  if (!line.test(shipped)) throw new Error('deploy/nginx.conf listens somewhere else now.')
  return shipped.replace(line, `listen 127.0.0.1:${port};`)
}

/** The shipped block, with its one server named once per process: this nginx may be too old to ask for names. */
function composeUpstream(processPorts: readonly number[]): string {
  const shipped = readFileSync('deploy/processes.conf', 'utf8')
  const line = /^ {2}server app:3000 resolve (.*);$/m
  if (!line.test(shipped)) throw new Error('deploy/processes.conf names its processes otherwise.')
  const servers = processPorts.map((port) => `  server 127.0.0.1:${port} $1;`).join('\n')
  return shipped.replace(/^resolver .*$/m, '').replace(line, servers)
}

/** By a bare connection: a request would be passed on, and nginx would remember what came of it. */
async function waitUntilItListens(port: number, readErrors: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (await canConnect(port)) return
    await delay(20)
  }
  throw new Error(`nginx does not listen. It says:\n${readErrors()}`)
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
