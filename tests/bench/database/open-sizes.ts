import path from 'node:path'
import { Client, type ClientConfig } from 'pg'
import pino from 'pino'
import type { Deps } from '#server/deps.ts'
import { buildFacts } from '#server/features/insight/facts/fold-changes.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { parseEnv } from '#server/platform/env.ts'
import { generateData } from '#tests/bench/database/generate-data.ts'
import { putIndexesAside } from '#tests/bench/database/rows/indexes-aside.ts'

export type Sized = { conversations: number; deps: Deps; close: () => Promise<void> }
type Opening = {
  sizes: readonly number[]
  now: Date
  createId: () => string
  log: (line: string) => void
}

/** One PostgreSQL with a filled database for each size. What a run before has filled is opened as it is. */
export async function openSizes(folder: string, { sizes, ...making }: Opening) {
  const dataDir = path.join(folder, 'data')
  const server = await startEmbeddedPostgres({ dataDir, database: 'loopwright' })
  const all: Sized[] = []
  const run = (statement: string) => runOn(server.connection, statement)
  const open = (database: string, conversations: number) =>
    openSize({ ...server.connection, database }, { conversations, ...making })
  const close = async () => {
    await Promise.all(all.map((sized) => sized.close()))
    await server.stop()
  }
  try {
    for (const conversations of sizes) {
      const name = `of_${conversations}`
      if (!(await run(`select from pg_database where datname = '${name}'`))) {
        await fill({ run, connection: server.connection }, { conversations, ...making })
      }
      all.push(await open(name, conversations))
    }
    return { all, close, borrowLast: () => borrow({ run, open }, all.pop() as Sized) }
  } catch (error) {
    await close()
    throw error
  }
}

async function runOn(connection: ClientConfig, statement: string): Promise<number> {
  const client = new Client(connection)
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount ?? 0
}

type Run = (statement: string) => Promise<number>
type Size = Omit<Opening, 'sizes'> & { conversations: number }

/** While there is nothing to lose yet: the cluster is the benchmark's own. */
const CARELESS = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: `'16GB'`,
  checkpoint_timeout: `'1h'`,
}

/** It has its name only once it is whole. */
async function fill(
  { run, connection }: { run: Run; connection: ClientConfig },
  { conversations, now, createId, log }: Size,
): Promise<void> {
  await run('drop database if exists unfinished')
  await run('create database unfinished')
  const unfinished = { ...connection, database: 'unfinished' }
  const database = createDatabase(unfinished)
  await migrateDatabase(database.pool)
  await database.close()
  for (const [name, value] of Object.entries(CARELESS))
    await run(`alter system set ${name} = ${value}`)
  await run('select pg_reload_conf()')
  const { deps, close } = openSize(unfinished, { conversations, now, createId, log })
  await generateData(unfinished, { conversations, now, log })
  await fillFacts(unfinished, deps, log)
  await close()
  await run('alter system reset all')
  await run('select pg_reload_conf()')
  await run(`alter database unfinished rename to of_${conversations}`)
}

/** As the product makes them, but for the indexes, which are made at the end. */
async function fillFacts(connection: ClientConfig, deps: Deps, log: Opening['log']): Promise<void> {
  const startedAt = performance.now()
  const client = new Client(connection)
  await client.connect()
  const made = await putIndexesAside(client, ['insight_facts'])
  await buildFacts(deps)
  await client.query(`set maintenance_work_mem = '768MB'; set statement_timeout = 0`)
  for (const statement of made) await client.query(statement)
  await client.query('vacuum (analyze) insight_facts, insight_sums')
  await client.end()
  log(`figures: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** A copy to write to, while the original is closed; `close` drops it. */
async function borrow(
  { run, open }: { run: Run; open: (database: string, conversations: number) => Sized },
  { conversations, close }: Sized,
): Promise<Sized> {
  await close()
  await run('drop database if exists borrowed')
  await run(`create database borrowed template of_${conversations} strategy file_copy`)
  const copy = open('borrowed', conversations)
  return {
    ...copy,
    close: async () => {
      await copy.close()
      await run('drop database borrowed')
    },
  }
}

function openSize(connection: ClientConfig, { conversations, now, createId }: Size): Sized {
  const database = createDatabase(connection)
  const config = { ...parseEnv({}), authSecret: 'a secret of thirty-two characters or more' }
  const parts = {
    db: database.db,
    clock: () => now,
    createId,
    config,
    logger: pino({ level: 'silent' }),
  }
  // The views read; what else there is in `Deps` (mail, models, news) they never ask for.
  return { conversations, deps: parts as unknown as Deps, close: database.close }
}
