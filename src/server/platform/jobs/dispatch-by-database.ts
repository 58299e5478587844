import type { Pool } from 'pg'
import type { Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { QueueName } from '#server/deps.ts'
import type { Dispatcher, Runnable } from '#server/platform/jobs/queue.ts'

const SCHEMA = 'pgboss'
const HOUR_SECONDS = 3_600
const QUEUE_OPTIONS = {
  // One job waits at most, so many wakes are one; while it runs another may wait.
  policy: 'short',
  // Work that failed is due again in the database, and is looked at again within minutes.
  retryLimit: 0,
  expireInSeconds: HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
} as const
/** For jobs of a process that died: what this one sends wakes its own worker at once. */
const POLLING_SECONDS = 30

type Options = { pool: Pool; logger: Pick<Logger, 'warn'>; runnables: readonly Runnable[] }

/**
 * The queue on the database, shared by all processes. The library is loaded here, after the site serves.
 * @throws when its tables cannot be made or reached.
 */
export async function dispatchByDatabase({
  pool,
  logger,
  runnables,
}: Options): Promise<Dispatcher> {
  const library = await import('pg-boss')
  const boss = new library.PgBoss({
    db: adaptPool(pool),
    schema: SCHEMA,
    // Times and chains of jobs are not used: without them an idle process asks the database next to nothing.
    schedule: false,
    flowIntervalSeconds: HOUR_SECONDS,
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue met an error'))
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'the job queue warns'))
  const workers = await startWorkers(boss, runnables)
  return {
    async send(name) {
      await boss.send(name)
      boss.notifyWorker(workers.get(name) ?? '')
    },
    stop: (graceMs) => boss.stop({ close: false, timeout: graceMs }),
  }
}

async function startWorkers(
  boss: PgBoss,
  runnables: readonly Runnable[],
): Promise<ReadonlyMap<QueueName, string>> {
  const workers = new Map<QueueName, string>()
  try {
    await boss.start()
    for (const { name, run } of runnables) {
      await boss.createQueue(name, QUEUE_OPTIONS)
      workers.set(name, await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, run))
    }
    return workers
  } catch (error) {
    await boss.stop({ graceful: false, close: false })
    throw error
  }
}

/** Over the pool of the product: no connections of its own, and a restart of the database is healed there. */
function adaptPool(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        // Its scripts begin transactions; one that fails leaves its own open, and nobody else may get that.
        client.release(true)
        throw error
      }
    },
  }
}
