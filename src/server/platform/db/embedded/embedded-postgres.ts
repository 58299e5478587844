import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  type ClusterLayout,
  clearForeignPostmasterFile,
  describeDamage,
  isDamage,
  prepareLayout,
  readOrMakePassword,
  readPostmaster,
} from '#server/platform/db/embedded/cluster-layout.ts'
import {
  EmbeddedPostgresError,
  isConnectionFailure,
} from '#server/platform/db/embedded/connection-failure.ts'
import { createCluster } from '#server/platform/db/embedded/create-cluster.ts'
import { chooseLauncher, locateBinaries } from '#server/platform/db/embedded/launcher.ts'
import { readLogTail, spawnServer } from '#server/platform/db/embedded/start-server.ts'

/** Options with which a client of `pg` reaches the database. */
export type Connection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

export type EmbeddedPostgres = {
  connection: Connection
  /** True when a server of the same data directory was already running. */
  hasJoined: boolean
  /** Stops the server if this process was its last user. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  database: string
  /** Called when the server vanished, when it serves again, and when it could not be started. */
  onChange?: (event: 'lost' | 'recovered' | 'failed', error?: Error) => void
}

/** Held shared by every process that uses the server; a process that gets it alone was the last. */
const PRESENCE_LOCK = 7_205_318
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
const POLL_MS = 40
/** Between two starts that failed, as on a full disk. */
const LONGEST_PAUSE_MS = 1_000
const PAUSE_AFTER_FAILURE_MS = 10_000

/**
 * Serves a private PostgreSQL from the data directory: joins the one that runs there, else starts it,
 * and starts it again if it dies while this process lives.
 * @throws EmbeddedPostgresError that says why it cannot, and what to do.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(options.dataDir)
  const plan = {
    layout,
    binaries: locateBinaries(),
    launcher: await chooseLauncher(layout.folder),
  }
  await createCluster(plan)
  const password = await readOrMakePassword(layout)

  let isStopping = false
  let presence: pg.Client
  const first = await enter()

  async function enter() {
    for (;;) {
      const entered = await joinOrStart()
      // Not when the last user is just leaving, who holds it until the server is gone: then another one is found.
      if (!(await holdPresence(entered.client))) continue
      presence = entered.client
      presence.once('end', recover)
      return entered
    }
  }

  async function joinOrStart() {
    const deadline = Date.now() + START_TIMEOUT_MS
    let hasJoined = true
    let started: StartedServer | undefined
    let pauseMs = POLL_MS
    while (Date.now() < deadline && !isStopping) {
      const client = await connect(layout, password)
      if (client) return { client, hasJoined }
      if (!isUnderWay(started) && !(await readPostmaster(layout.cluster))) {
        if (started) {
          await requireSoundFiles(layout, started.logStart)
          pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        }
        await clearForeignPostmasterFile(layout.cluster)
        started = await spawnServer(plan)
        hasJoined = false
      }
      await sleep(pauseMs)
    }
    throw new EmbeddedPostgresError(
      `PostgreSQL did not come up within ${START_TIMEOUT_MS / 1000} seconds. Its last words in ${layout.logFile}:\n${await readLogTail(layout)}`,
    )
  }

  async function recover() {
    if (isStopping) return
    options.onChange?.('lost')
    // Without an end: a disk that is full for an hour has room again after it.
    while (!(await tryToEnter())) {
      if (isStopping) return
      await sleep(PAUSE_AFTER_FAILURE_MS, undefined, { ref: false })
    }
    options.onChange?.('recovered')
  }

  async function tryToEnter(): Promise<boolean> {
    try {
      await enter()
      return true
    } catch (error) {
      if (!isStopping) options.onChange?.('failed', asError(error))
      return false
    }
  }

  async function stop() {
    isStopping = true
    const isLast = await leave(presence)
    if (isLast) await stopServer(layout.cluster)
    await presence.end().catch(() => undefined)
  }

  await createDatabase(first.client, options.database)
  return {
    connection: { ...(await locateServer(layout, password)), database: options.database },
    hasJoined: first.hasJoined,
    stop,
  }
}

type StartedServer = Awaited<ReturnType<typeof spawnServer>>

function isUnderWay(started: StartedServer | undefined): boolean {
  return started?.child.exitCode === null && started.child.signalCode === null
}

/** @throws EmbeddedPostgresError when a server that ended says that it cannot start on these files, now or later. */
async function requireSoundFiles(layout: ClusterLayout, logStart: number): Promise<void> {
  const lastWords = await readLogTail(layout, logStart)
  if (isDamage(lastWords)) throw describeDamage(layout, lastWords)
}

/** @returns null while nobody answers. */
async function connect(layout: ClusterLayout, password: string): Promise<pg.Client | null> {
  const server = await locateServer(layout, password)
  const client = new pg.Client({
    ...server,
    database: 'postgres',
    application_name: 'loopwright presence',
    connectionTimeoutMillis: 5_000,
  })
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

async function locateServer(layout: ClusterLayout, password: string) {
  const user = 'postgres'
  if (layout.socketPath) return { host: layout.socketFolder, port: 5432, user, password }
  const postmaster = await readPostmaster(layout.cluster)
  return { host: '127.0.0.1', port: postmaster?.port || 1, user, password }
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const existing = await client.query('select 1 from pg_database where datname = $1', [database])
  if (existing.rowCount) return
  try {
    await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } catch (error) {
    // Two processes that start together both try; the second finds it made.
    const isMade =
      error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? '')
    if (!isMade) throw error
  }
}

/** @returns false when the server went away meanwhile. */
async function holdPresence(client: pg.Client): Promise<boolean> {
  client.on('error', () => undefined)
  try {
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
    return true
  } catch (error) {
    await client.end().catch(() => undefined)
    if (isConnectionFailure(error)) return false
    throw error
  }
}

/**
 * Gives up this process's presence. Who was the last holds the lock alone until the server is gone, so nobody comes in.
 * @returns whether nobody else is present.
 */
async function leave(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    const result = await presence.query('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
    return result.rows[0]?.alone === true
  } catch {
    // The server is down already: there is nothing to leave.
    return false
  }
}

/** Asks for a fast shutdown and waits until the process is gone. */
async function stopServer(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster) return
  process.kill(postmaster.processId, 'SIGINT')
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (Date.now() < deadline && (await readPostmaster(cluster))) await sleep(POLL_MS)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
