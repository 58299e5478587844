import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENGINE_ENVIRONMENT, ENGINE_FLAGS } from '../../scripts/engine.mjs'

export type Product = {
  /** Address without a trailing slash. */
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Asks it to stop. @returns its exit code. */
  stop: () => Promise<number | null>
}

const READY_TIMEOUT_MS = 120_000
/** No test reads a website of the world; and all of a test's browsers come from one address. */
const ALONE = { ENRICHMENT: 'off', LIMIT_FACTOR: '1000' }

/** Runs the built product in a process of its own, on a port and in a data directory of its own unless given. */
export async function runProduct(
  env: Record<string, string> = {},
  dataDir?: string,
  folderOfSite = '.',
): Promise<Product> {
  const port = env.PORT ? Number(env.PORT) : await findFreePort()
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'loopwright-')))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...ENGINE_FLAGS, path.resolve('dist-server/main.mjs')], {
    env: {
      ...ENGINE_ENVIRONMENT,
      ...process.env,
      ...ALONE,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: folder,
      ...env,
    },
    // It serves the `dist` that lies there.
    cwd: folderOfSite,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await waitUntilReady(url, child, () => output)
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await exited
      if (!dataDir) await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const isReady = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(
    `The product did not become ready (${child.signalCode ?? child.exitCode ?? 'too slow'}). It printed:\n${output()}`,
  )
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
