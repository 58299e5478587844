import type { Pool } from 'pg'
import type { Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Jobs, QueueName } from '#server/deps.ts'

/** One kind of background work. Its tasks are rows of the database, so it may run any number of times. */
export type Queue = {
  name: QueueName
  /** Time after which the work is looked for without a wake, in case one was lost. */
  lookEveryMs: number
  /** Works through all that is due. On `signal` it ends after what it has in hand. */
  run: (signal: AbortSignal) => Promise<void>
}

/** Passes wakes on, and runs the work. `run` never throws. */
type Dispatcher = {
  send(name: QueueName): Promise<void>
  /** Waits for what runs, but not longer than that. */
  stop(graceMs: number): Promise<void>
}
type Runnable = { name: QueueName; run: () => Promise<void> }

export type RunningJobs = Jobs & {
  /** Never throws: without a queue on the database this process does the work alone. */
  start(queues: readonly Queue[]): Promise<void>
  /** Lets what runs finish, within the time given. To be called before the database is closed. */
  stop(graceMs: number): Promise<void>
}

type Options = { pool: Pool; logger: Pick<Logger, 'warn' | 'error'> }

/**
 * The background work. A wake puts a job into the queue on the database, and any process may run it. A plain timer
 * wakes each queue from time to time, so that nothing rests on a wake that got lost. Where that queue cannot be
 * started, wakes and timer run the same work right here.
 */
export function createJobs({ pool, logger }: Options): RunningJobs {
  const stopping = new AbortController()
  let dispatcher: Dispatcher | null = null
  let starting: Promise<void> = Promise.resolve()
  let timers: NodeJS.Timeout[] = []

  const wake: Jobs['wake'] = async (name) => {
    if (stopping.signal.aborted) return
    try {
      await dispatcher?.send(name)
    } catch (error) {
      logger.warn({ err: error, queue: name }, 'a queue was not woken; it is looked at later')
    }
  }

  async function open(queues: readonly Queue[]) {
    const runnables = queues.map((queue) => makeSafe(queue, { logger, signal: stopping.signal }))
    dispatcher = await dispatchByDatabase({ pool, logger, runnables }).catch((error) => {
      const reason = 'the job queue cannot be started; this process does the background work alone'
      logger.warn({ err: error }, reason)
      return dispatchLocally(runnables)
    })
    timers = queues.map(({ name, lookEveryMs }) => setInterval(() => void wake(name), lookEveryMs))
    // Jobs that were written before this process could be woken.
    await Promise.all(queues.map(({ name }) => wake(name)))
  }

  return {
    wake,
    start(queues) {
      if (!stopping.signal.aborted) starting = open(queues)
      return starting
    },
    async stop(graceMs) {
      stopping.abort()
      await starting
      for (const timer of timers) clearInterval(timer)
      await dispatcher?.stop(graceMs)
    },
  }
}

type Surroundings = { logger: Pick<Logger, 'error'>; signal: AbortSignal }

/** Work that fails is logged and comes again with the next look; it takes nothing else down. */
function makeSafe({ name, run }: Queue, { logger, signal }: Surroundings): Runnable {
  return {
    name,
    async run() {
      try {
        if (!signal.aborted) await run(signal)
      } catch (error) {
        logger.error({ err: error, queue: name }, 'background work failed; it is tried again')
      }
    },
  }
}

/** Runs each queue in this process: never twice at once, and once more when it was woken meanwhile. */
function dispatchLocally(runnables: readonly Runnable[]): Dispatcher {
  const lanes = new Map(runnables.map(({ name, run }) => [name, openLane(run)]))
  return {
    async send(name) {
      lanes.get(name)?.wake()
    },
    async stop(graceMs) {
      const isDone = Promise.all([...lanes.values()].map(({ waitUntilIdle }) => waitUntilIdle()))
      const deadline = Promise.withResolvers<void>()
      const timer = setTimeout(deadline.resolve, graceMs)
      await Promise.race([isDone, deadline.promise])
      clearTimeout(timer)
    },
  }
}

function openLane(run: () => Promise<void>) {
  let running: Promise<void> | null = null
  let isWanted = false

  async function runWhileWanted() {
    while (isWanted) {
      isWanted = false
      await run()
    }
    running = null
  }

  return {
    wake() {
      isWanted = true
      running ??= runWhileWanted()
    },
    waitUntilIdle: async () => {
      await running
    },
  }
}

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
/** Time between two looks for jobs that a process left behind; jobs of this process wake its worker at once. */
const POLLING_SECONDS = 30

type DispatchByDatabaseOptions = {
  pool: Pool
  logger: Pick<Logger, 'warn'>
  runnables: readonly Runnable[]
}

/**
 * The queue on the database, shared by all processes. The library is loaded here, after the site serves.
 * @throws when its tables cannot be made or reached.
 */
async function dispatchByDatabase({
  pool,
  logger,
  runnables,
}: DispatchByDatabaseOptions): Promise<Dispatcher> {
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
