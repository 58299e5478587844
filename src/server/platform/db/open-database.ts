import path, { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createDatabase, type Database, openPatientClient } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import type { Env } from '#server/platform/env.ts'

export type OpenDatabase = Database & {
  /** The place of the data, for the log. Never holds a password. */
  location: string
  /** Reaches the server past a pooler, for LISTEN and advisory locks, which need a session of their own. */
  direct: Pick<Pool, 'options'>
}
type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseDirectUrl'>>

/** Opens the configured database, embedded unless DATABASE_URL names one, and brings its schema up to date. */
export async function openDatabase(
  env: DatabaseEnv,
  logger: Pick<Logger, 'warn' | 'info' | 'error'>,
): Promise<OpenDatabase> {
  const opened = await connectDatabase(env, logger)
  await migrateDatabase(opened.direct)
  return opened
}

/** The same, with the schema as it is found: a backup is made before an update, not after. */
export async function connectDatabase(
  env: DatabaseEnv,
  logger: Pick<Logger, 'warn' | 'info' | 'error'>,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = env
  return databaseUrl
    ? openExternal(databaseUrl, databaseDirectUrl ?? databaseUrl)
    : openEmbedded(dataDir, logger)
}

function openExternal(databaseUrl: string, directUrl: string): OpenDatabase {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const location = `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
  const database = createDatabase({ connectionString: databaseUrl })
  if (directUrl === databaseUrl) return { ...database, location, direct: database.pool }
  return { ...database, location, direct: createDatabase({ connectionString: directUrl }).pool }
}

async function openEmbedded(
  dataDir: string,
  logger: Pick<Logger, 'warn' | 'info' | 'error'>,
): Promise<OpenDatabase> {
  const server = await startEmbeddedPostgres({
    dataDir,
    database: 'loopwright',
    onChange: (event, error) => {
      if (event === 'lost') logger.warn('the embedded PostgreSQL is gone; starting it again')
      if (event === 'recovered') logger.info('the embedded PostgreSQL serves again')
      if (event === 'failed')
        logger.error({ err: error }, 'the embedded PostgreSQL does not come up; it is tried again')
    },
  })
  const database = createDatabase(server.connection)
  const shared = server.hasJoined ? ', shared with another process' : ''
  return {
    ...database,
    direct: database.pool,
    location: `${path.resolve(dataDir)} (embedded PostgreSQL${shared})`,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 4_615_190_021

/**
 * Brings the schema up to date. Processes that start together wait for each other on an advisory lock, on a connection
 * of its own: neither the wait nor a migration has the limits of a request.
 */
export async function migrateDatabase(pool: Pick<Pool, 'options'>): Promise<void> {
  const client = await openPatientClient(pool, 'migration')
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // The session ends with its connection, and with it the lock.
    await client.end()
  }
}
