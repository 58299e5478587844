import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { createDatabase } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { composeUrl } from '#tests/faults/cluster/open-cluster.ts'
import { createJournal } from '#tests/faults/support/journal.ts'
import { readProcessorSeconds } from '#tests/faults/support/measure-process.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { measureContention } from '#tests/faults/support/stopwatch.ts'
import { startStreamHolder } from '#tests/faults/support/stream-holder.ts'
import { openVisitor, type Visitor } from '#tests/faults/support/visitor.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

/**
 * Prints the figures of docs/guides/deploy.md, on Linux, of the built site: node tests/faults/cluster/measure-sizing.ts
 * Processor time, not time on the clock: a busy machine lengthens it by half, not tenfold.
 */
const PAGES = 5_000
const VISITORS = 250
const MESSAGES_EACH = 4
const STREAMS_EACH = 4
const AT_ONCE = 8
const SAYINGS = [
  'We lose 20 hours a week to invoices.',
  'Our team of 12 copies orders between systems.',
  'What does it cost?',
  'We are Harbor Logistics and use Excel and SAP.',
]

const folder = await mkdtemp(path.join(tmpdir(), 'lw-sizing-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'loopwright' })
const { pool, close } = createDatabase(postgres.connection)
const env = { DATABASE_URL: composeUrl(postgres.connection), AUTH_SECRET: 'x'.repeat(64) }
try {
  // The first start migrates, and Node keeps what it compiled.
  await (await runProduct(env, folder)).stop()
  const product = await runProduct(
    { ...env, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' },
    folder,
  )
  await measure(product).finally(() => product.stop())
} finally {
  await close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(product: Product): Promise<void> {
  const processId = product.process.pid ?? 0
  const postmaster = await findPostmaster(pool)
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}; a busy loop takes × ${measureContention().toFixed(1)} of its time`,
  )
  print('start', `${readProcessorSeconds(processId).toFixed(1)} s of processor time`)
  print('memory, idle', readMemory(processId))

  async function weigh(name: string, count: number, work: (index: number) => Promise<unknown>) {
    const before = { own: readProcessorSeconds(processId), database: readFamily(postmaster) }
    await repeat(count, work)
    const own = (readProcessorSeconds(processId) - before.own) / count
    const database = (readFamily(postmaster) - before.database) / count
    print(
      name,
      `${toMs(own)}, and ${toMs(database)} of PostgreSQL: ${Math.round(1 / own)} a second and core`,
    )
  }

  await weigh('a page from memory', PAGES, async () => {
    await (await fetch(`${product.url}/about`)).text()
  })
  const random = createRandom(SEED)
  const around = { target: product, journal: createJournal(), random }
  const visitors: Visitor[] = []
  await weigh('opening a conversation', VISITORS, async () => {
    const visitor = await openVisitor(around)
    if (visitor) visitors.push(visitor)
  })
  let connections = 0
  await weigh('a message with its answer', visitors.length * MESSAGES_EACH, async (index) => {
    const turn = Math.floor(index / visitors.length)
    await visitors[index % visitors.length]?.say(`${SAYINGS[turn]} (${index})`)
    if (index % 50 === 0) connections = Math.max(connections, await countConnections(pool))
  })
  print('connections to the database', `${connections}`)
  print('memory, after all that', readMemory(processId))

  const holder = startStreamHolder()
  const bytesBefore = readBytes(processId)
  const readers = visitors.flatMap((visitor) => Array<Visitor>(STREAMS_EACH).fill(visitor))
  const { open } = await holder.open(product, readers)
  const perStream = (readBytes(processId) - bytesBefore) / open
  print(`memory of each of ${open} open streams`, `${Math.round(perStream / 1024)} KB`)
  holder.close()
}

async function repeat(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function findPostmaster(from: Pool): Promise<number> {
  const { rows } = await from.query('select pg_backend_pid() as id')
  return readStat(rows[0].id).parent
}

/** Seconds of a process, its children that live, and those that ended. */
function readFamily(processId: number): number {
  const ids = readdirSync('/proc').map(Number).filter(Boolean)
  const children = ids.flatMap((id) => {
    try {
      return [readStat(id)]
    } catch {
      // It ended meanwhile.
      return []
    }
  })
  const living = children.filter(({ parent }) => parent === processId)
  const { own, ended } = readStat(processId)
  return living.reduce((sum, child) => sum + child.own, own + ended)
}

function readStat(processId: number) {
  const [, rest = ''] = readFileSync(`/proc/${processId}/stat`, 'utf8').split(/\) (?!.*\) )/)
  const fields = rest.split(' ').map(Number)
  const sum = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / 100
  return { parent: fields[1] ?? 0, own: sum(11), ended: sum(13) }
}

async function countConnections(from: Pool): Promise<number> {
  const { rows } = await from.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0].count
}

function readBytes(processId: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

function readMemory(processId: number): string {
  return `${Math.round(readBytes(processId) / 2 ** 20)} MB`
}

function toMs(seconds: number): string {
  return `${(seconds * 1_000).toFixed(2)} ms`
}

function print(name: string, figure: string): void {
  console.log(`${name.padEnd(38)} ${figure}`)
}
