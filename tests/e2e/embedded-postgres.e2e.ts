import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts'

/** Held shared by every process that uses the server (`embedded-postgres.ts`). */
const PRESENCE_LOCK = 7_205_318
/** A lock of this kind counts within one database. */
const WHERE_PRESENCE_IS = { database: 'postgres' }
/** Patience costs nothing where a condition comes true: the machine is shared. */
const PATIENT = { timeout: 60_000 }

let dataDir: string
const started: EmbeddedPostgres[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lw-'))
})

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const server = await startEmbeddedPostgres({ dataDir, database: 'journal', ...options })
  started.push(server)
  return server
}

async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = await connect(server)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A connection that may be lost: unheard, its error would end the run. */
async function connect(server: EmbeddedPostgres, other: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...server.connection, ...other })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Starts a server, and tells when it serves again after it was lost. */
async function startWatched() {
  const recovered = Promise.withResolvers<void>()
  const server = await start({
    onChange: (event) => {
      if (event === 'recovered') recovered.resolve()
    },
  })
  return { server, recovered: recovered.promise }
}

function waitUntilFound(server: EmbeddedPostgres, sql: string, count = 1): Promise<void> {
  return vi.waitFor(async () => expect(await query(server, sql)).toHaveLength(count), PATIENT)
}

const WAITING = 'select 1 from pg_locks where not granted'

async function readProcessId(folder = dataDir): Promise<number> {
  const text = await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

function isRunning(): boolean {
  return existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))
}

test('serves durable writes over a socket that only its owner can reach', async () => {
  const server = await start()
  expect(server.hasJoined).toBe(false)
  expect(await query(server, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
})

test('a second user of the data directory joins, and the last to leave stops the server', async () => {
  const first = await start()
  const second = await start()
  expect(second.hasJoined).toBe(true)
  await first.stop()
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(isRunning()).toBe(false)
})

test('whoever comes while the last one leaves is served by another server', async () => {
  const { server: first, recovered } = await startWatched()
  // Plays the one that leaves: it holds the presence alone until the server is gone.
  const leaver = await connect(first, WHERE_PRESENCE_IS)
  const alone = leaver.query(`select pg_advisory_lock(${PRESENCE_LOCK})`)
  // It stands first in line before the presence of the other ends, who would else come back before it.
  await waitUntilFound(first, WAITING)
  await query(
    first,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loopwright presence'`,
  )
  await alone
  const arriving = start()
  // Both of them: the one whose presence ended, and the one that arrives.
  await waitUntilFound(first, WAITING, 2)
  process.kill(await readProcessId(), 'SIGINT')
  expect(await query(await arriving, 'select 1 as one')).toEqual([{ one: 1 }])
  await recovered
})

test('several that start together on a fresh directory share one server', async () => {
  const servers = await Promise.all([start(), start(), start()])
  await query(servers[0] as EmbeddedPostgres, 'create table shared (id int)')
  expect(await query(servers[2] as EmbeddedPostgres, 'select * from shared')).toEqual([])
})

test('a killed server comes back with every acknowledged write', async () => {
  const { server, recovered } = await startWatched()
  await query(server, 'create table journal (id int)')
  await query(server, 'insert into journal values (1)')
  process.kill(await readProcessId(), 'SIGKILL')
  await recovered
  expect(await query(server, 'select * from journal')).toEqual([{ id: 1 }])
})

test('a process number that now belongs to another program does not lock the owner out', async () => {
  const server = await start()
  await server.stop()
  const stale = [process.pid, path.join(dataDir, 'postgres/cluster'), 0, 5432, '', '', '', ''].join(
    '\n',
  )
  await writeFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), stale)
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('below a path too long for a socket it listens on loopback and asks for the password', async () => {
  const deep = path.join(dataDir, 'd'.repeat(60), 'e'.repeat(60))
  await mkdir(deep, { recursive: true })
  const server = await start({ dataDir: deep })
  expect(server.connection.host).toBe('127.0.0.1')
  const stranger = new pg.Client({ ...server.connection, password: 'wrong' })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
})

test('files of another major version are refused with what to do', async () => {
  const server = await start()
  await server.stop()
  await writeFile(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
  const refusal = startEmbeddedPostgres({ dataDir, database: 'journal' })
  await expect(refusal).rejects.toThrow(EmbeddedPostgresError)
  await expect(refusal).rejects.toThrow('made by PostgreSQL 17')
})

test.each<[string, (cluster: string) => Promise<void>, number]>([
  ['pg_control of other bytes', (cluster) => overwrite(cluster, 'global/pg_control', 0), 1],
  ['pg_control of a wrong checksum', (cluster) => overwrite(cluster, 'global/pg_control', 100), 1],
  ['an empty pg_control', (cluster) => writeFile(path.join(cluster, 'global/pg_control'), ''), 1],
  ['no pg_control', (cluster) => rm(path.join(cluster, 'global/pg_control')), 1],
  ['an empty PG_VERSION', (cluster) => writeFile(path.join(cluster, 'PG_VERSION'), ''), 0],
  ['no PG_VERSION', (cluster) => rm(path.join(cluster, 'PG_VERSION')), 0],
  ['no settings', (cluster) => rm(path.join(cluster, 'postgresql.conf')), 0],
])('%s is told of at once, with what to do', async (_name, damage, starts) => {
  const server = await start()
  await server.stop()
  const cluster = path.join(dataDir, 'postgres/cluster')
  await damage(cluster)
  const logFile = path.join(dataDir, 'postgres/server.log')
  const before = await readFile(logFile, 'utf8')
  const refusal = startEmbeddedPostgres({ dataDir, database: 'journal' })
  await expect(refusal).rejects.toThrow(EmbeddedPostgresError)
  await expect(refusal).rejects.toThrow(/damaged[\s\S]*server\.log[\s\S]*restore the latest backup/)
  // Each start that fails says so once.
  const said = (await readFile(logFile, 'utf8')).slice(before.length)
  expect(said.match(/FATAL|PANIC|could not find the database system/g) ?? []).toHaveLength(starts)
})

test('a log of writes that is gone is told of at once', async () => {
  const server = await start()
  // Another user keeps the server up when this one has left, who would else start it again.
  const other = await connect(server, WHERE_PRESENCE_IS)
  await other.query(`select pg_advisory_lock_shared(${PRESENCE_LOCK})`)
  await server.stop()
  process.kill(await readProcessId(), 'SIGQUIT')
  await vi.waitFor(() => expect(isRunning()).toBe(false), PATIENT)
  await rm(path.join(dataDir, 'postgres/cluster/pg_wal'), { recursive: true })
  await mkdir(path.join(dataDir, 'postgres/cluster/pg_wal'))
  const refusal = startEmbeddedPostgres({ dataDir, database: 'journal' })
  await expect(refusal).rejects.toThrow('restore the latest backup')
})

/** 16 bytes of it, from a place on. */
async function overwrite(cluster: string, name: string, place: number): Promise<void> {
  const file = path.join(cluster, name)
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xa5, place, place + 16))
}

test('no value of a row stands in the log of the server, whatever fails', async () => {
  const { server, recovered } = await startWatched()
  await query(server, 'create table visitors (name text unique, check (length(name) < 20))')
  await query(server, `insert into visitors values ('Danae Harbor')`)
  const failing = [
    `insert into visitors values ('Danae Harbor')`,
    `insert into visitors values ('Danae Harbor of the long name')`,
    `select 'Danae Harbor'::uuid`,
    `select 1 / 0 as "Danae Harbor"`,
  ]
  for (const statement of failing) await expect(query(server, statement)).rejects.toThrow()
  const client = await connect(server)
  const { rows } = await client.query('select pg_backend_pid() as id')
  const broken = expect(client.query(`select pg_sleep(60), 'Danae Harbor'`)).rejects.toThrow()
  const { id } = rows[0]
  await waitUntilFound(
    server,
    `select 1 from pg_stat_activity where pid = ${id} and state = 'active' and query like '%pg_sleep(60)%'`,
  )
  process.kill(id, 'SIGKILL')
  await broken
  await recovered
  const log = await readFile(path.join(dataDir, 'postgres/server.log'), 'utf8')
  expect(log).toContain('was terminated by signal 9')
  expect(log).not.toContain('Danae')
})
