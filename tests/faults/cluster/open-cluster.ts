import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '#server/platform/db/client.ts'
import {
  type Connection,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts'
import { startNginx } from '#tests/faults/cluster/start-nginx.ts'
import { findFreePort, type Product, runProduct } from '#tests/support/run-product.ts'

export const OWNER = { email: 'owner@firm.example', password: 'correct horse battery' }

export type Cluster = Awaited<ReturnType<typeof openCluster>>

type Options = { size: number; nginx: string; env?: Record<string, string> }

/** So many processes that share nothing but one PostgreSQL, all started at the same moment, behind nginx. */
export async function openCluster({ size, nginx: program, env }: Options) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lw-cluster-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'loopwright' })
  const ports = await findFreePorts(size + 1)
  const [proxyPort = 0, ...processPorts] = ports
  const nginx = await startNginx({ program, port: proxyPort, processPorts })
  const database = createDatabase(postgres.connection)
  const shared = {
    SITE_URL: nginx.url,
    DATABASE_URL: composeUrl(postgres.connection),
    AUTH_SECRET: 'one secret for all processes of the cluster',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    // What nginx connects from. 127.0.0.2 is then somebody of the public.
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_FACTOR: '1',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const start = (port: number, site?: string) =>
    runProduct({ ...shared, PORT: String(port) }, path.join(folder, String(port)), site)
  const started = await Promise.allSettled(processPorts.map((port) => start(port)))
  const processes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failure = started.find((one) => one.status === 'rejected')
  if (failure) {
    await close()
    throw failure.reason
  }

  async function close() {
    await Promise.all(processes.map((product) => product.stop()))
    await database.close()
    await nginx.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }

  function read(index: number): Product {
    const product = processes[index]
    if (!product) throw new Error(`There is no process ${index}.`)
    return product
  }

  return {
    size,
    nginx,
    pool: database.pool,
    /** Of one process, past the proxy. */
    urlOf: (index: number) => read(index).url,
    /** What the processes that run now have logged: nothing, when all is well. */
    readComplaints: () =>
      processes.flatMap((product) =>
        product
          .output()
          .split('\n')
          .filter((line) => line.includes('request failed')),
      ),
    pidOf: (index: number) => read(index).process.pid ?? 0,
    /** Takes it away between two instructions. */
    async kill(index: number) {
      const { process } = read(index)
      if (process.exitCode !== null || process.signalCode !== null) return
      const exited = new Promise((resolve) => process.once('exit', resolve))
      process.kill('SIGKILL')
      await exited
    },
    /** Asks it to stop. @returns its exit code. */
    stop: (index: number) => read(index).stop(),
    /** Starts it again at the same port, with the `dist` of `site` if given; settles when it is ready. */
    async restart(index: number, site?: string) {
      processes[index] = await start(Number(new URL(read(index).url).port), site)
    },
    close,
  }
}

async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await findFreePort())
  return [...ports]
}

/** `host` may be the folder of a socket, which an address can only name in its query. */
export function composeUrl({ host, port, user, password, database }: Connection): string {
  const account = `${user}:${encodeURIComponent(password)}`
  return host.startsWith('/')
    ? `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${account}@${host}:${port}/${database}`
}
