import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDoomedPool } from '#tests/faults/support/doomed-pool.ts'
import { createJournal } from '#tests/faults/support/journal.ts'
import type { Target } from '#tests/faults/support/visitor.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

const USUAL = {
  LOG_LEVEL: 'error',
  // Every visitor of the traffic has an address of their own.
  TRUSTED_PROXIES: '127.0.0.1',
  // Enough slots for the bookings of a whole run, and one process for the day that a test runs at.
  BOOKING_HOURS: '00:00-23:30',
  BOOKING_NOTICE_HOURS: '0',
}

/** The built product on a data directory that outlives its processes, with what clients remember of it. */
export async function openSiteUnderFault(env: Record<string, string> = {}, folder?: string) {
  const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'lw-fault-')))
  const target: Target = { url: '' }
  const products: Product[] = []

  return {
    dataDir,
    target,
    journal: createJournal(),
    /** @returns how long it took until it was ready. `more` holds for this process alone. */
    async start(more: Record<string, string> = {}) {
      const from = performance.now()
      const product = await runProduct({ ...USUAL, ...env, ...more }, dataDir)
      products.push(product)
      target.url = product.url
      return { product, readyMs: performance.now() - from }
    },
    killDatabase: async (signal: NodeJS.Signals = 'SIGKILL') => {
      const processId = await readPostmasterId(dataDir)
      if (processId) process.kill(processId, signal)
    },
    /** The embedded database, as root of its own; to be ended. */
    openPool: () => openDoomedPool(path.join(dataDir, 'postgres/run')),
    async close() {
      for (const product of products) await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type SiteUnderFault = Awaited<ReturnType<typeof openSiteUnderFault>>

async function readPostmasterId(dataDir: string): Promise<number | null> {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || null
}

/** How long until the product says that it is ready. */
export async function measureReadiness({ url }: Target, timeoutMs = 60_000): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < timeoutMs) {
    const response = await fetch(`${url}/api/ready`).catch(() => null)
    if (response?.ok) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The product was not ready within ${timeoutMs} ms.`)
}
