import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '#server/platform/db/client.ts'
import {
  type Connection,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: Connection
  }
}

/** Of this run alone: another one that ends first would take a shared one along. */
const CLUSTER_FOLDER = path.resolve('node_modules/.cache', `loopwright-tests-${process.pid}`)

/** One PostgreSQL for the whole run, with one migrated database that every test file clones. */
export async function setup(project: TestProject) {
  const database = 'template_loopwright'
  const server = await startEmbeddedPostgres({ dataDir: CLUSTER_FOLDER, database })
  const template = createDatabase(server.connection)
  // What is thrown away need not survive a power cut, and no test waits for a disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await template.pool.query(`alter system set ${setting} = off`)
  }
  await template.pool.query('select pg_reload_conf()')
  await migrateDatabase(template.pool)
  await template.close()
  project.provide('templateDatabase', server.connection)
  return async () => {
    await server.stop()
    await rm(CLUSTER_FOLDER, { recursive: true, force: true })
  }
}
