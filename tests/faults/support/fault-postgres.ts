import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  prepareLayout,
  readOrMakePassword,
  readPostmaster,
} from '#server/platform/db/embedded/cluster-layout.ts'
import { createCluster } from '#server/platform/db/embedded/create-cluster.ts'
import { chooseLauncher, locateBinaries } from '#server/platform/db/embedded/launcher.ts'
import { spawnServer } from '#server/platform/db/embedded/start-server.ts'
import { openDoomedPool } from '#tests/faults/support/doomed-pool.ts'
import { openFaultProxy } from '#tests/faults/support/fault-proxy.ts'

const POLL_MS = 20
const DATABASE = 'loopwright'

export type FaultPostgres = Awaited<ReturnType<typeof startFaultPostgres>>

/** A PostgreSQL that the product reaches by DATABASE_URL, over a way that can fail, and that nobody restarts. */
export async function startFaultPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lw-pg-'))
  const layout = await prepareLayout(folder)
  const plan = {
    layout,
    binaries: locateBinaries(),
    launcher: await chooseLauncher(layout.folder),
  }
  await createCluster(plan)
  const password = await readOrMakePassword(layout)
  const proxy = await openFaultProxy(layout.socketPath ?? '')

  const openPool = (database = DATABASE) => openDoomedPool(layout.socketFolder, database)
  async function signal(name: NodeJS.Signals) {
    const postmaster = await readPostmaster(layout.cluster)
    if (postmaster) process.kill(postmaster.processId, name)
  }
  async function start() {
    await spawnServer(plan)
    for (;;) {
      const pool = openPool('postgres')
      const isUp = await pool.query('select 1').then(
        () => true,
        () => false,
      )
      await pool.end()
      if (isUp) return
      await delay(POLL_MS)
    }
  }
  /** As `pg_ctl stop -m immediate`: no goodbye, and a recovery at the next start. */
  async function stopAtOnce() {
    await signal('SIGQUIT')
    while (await readPostmaster(layout.cluster)) await delay(POLL_MS)
  }

  await start()
  const administrator = openPool('postgres')
  await administrator.query(`create database ${DATABASE}`)
  await administrator.end()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${proxy.port}/${DATABASE}`,
    proxy,
    openPool,
    signal,
    start,
    stopAtOnce,
    async close() {
      await proxy.close()
      await stopAtOnce()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
