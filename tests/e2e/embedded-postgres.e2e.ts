import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'

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
  const client = new pg.Client(server.connection)
  await client.connect()
  const result = await client.query(sql).finally(() => client.end())
  return result.rows
}

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
  const first = await start()
  // Plays the one that leaves: it holds the presence alone until the server is gone.
  const leaver = new pg.Client({ ...first.connection, database: 'postgres' })
  leaver.on('error', () => undefined)
  await leaver.connect()
  const alone = leaver.query(`select pg_advisory_lock(7205318) from pg_terminate_backend(
    (select pid from pg_stat_activity where application_name = 'loopwright presence'))`)
  await alone
  const arriving = start()
  const countWaiting = () => query(first, 'select 1 from pg_locks where not granted')
  await vi.waitFor(async () => expect((await countWaiting()).length).toBeGreaterThan(1))
  process.kill(await readProcessId(), 'SIGINT')
  expect(await query(await arriving, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('several that start together on a fresh directory share one server', async () => {
  const servers = await Promise.all([start(), start(), start()])
  await query(servers[0] as EmbeddedPostgres, 'create table shared (id int)')
  expect(await query(servers[2] as EmbeddedPostgres, 'select * from shared')).toEqual([])
})

test('a killed server comes back with every acknowledged write', async () => {
  const onChange = vi.fn()
  const server = await start({ onChange })
  await query(server, 'create table journal (id int)')
  await query(server, 'insert into journal values (1)')
  process.kill(await readProcessId(), 'SIGKILL')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('recovered'), 20_000)
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

test.each<[string, (cluster: string) => Promise<void>]>([
  ['pg_control of other bytes', (cluster) => overwrite(cluster, 'global/pg_control', 0)],
  ['pg_control of a wrong checksum', (cluster) => overwrite(cluster, 'global/pg_control', 100)],
  ['an empty pg_control', (cluster) => writeFile(path.join(cluster, 'global/pg_control'), '')],
  ['no pg_control', (cluster) => rm(path.join(cluster, 'global/pg_control'))],
  ['an empty PG_VERSION', (cluster) => writeFile(path.join(cluster, 'PG_VERSION'), '')],
  [
    'an empty log of writes',
    async (cluster) => {
      await rm(path.join(cluster, 'pg_wal'), { recursive: true })
      await mkdir(path.join(cluster, 'pg_wal'), { mode: 0o700 })
    },
  ],
  ['no settings', (cluster) => rm(path.join(cluster, 'postgresql.conf'))],
  ['no PG_VERSION', (cluster) => rm(path.join(cluster, 'PG_VERSION'))],
])('%s is told of at once, with what to do', async (_name, damage) => {
  const server = await start()
  await server.stop()
  const cluster = path.join(dataDir, 'postgres/cluster')
  await damage(cluster)
  const startedAt = performance.now()
  const refusal = startEmbeddedPostgres({ dataDir, database: 'journal' })
  await expect(refusal).rejects.toThrow(EmbeddedPostgresError)
  await expect(refusal).rejects.toThrow(/damaged[\s\S]*server\.log[\s\S]*restore the latest backup/)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

/** 16 bytes of it, from a place on. */
async function overwrite(cluster: string, name: string, place: number): Promise<void> {
  const file = path.join(cluster, name)
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xa5, place, place + 16))
}

test('no value of a row stands in the log of the server, whatever fails', async () => {
  const onChange = vi.fn()
  const server = await start({ onChange })
  await query(server, 'create table visitors (name text unique, check (length(name) < 20))')
  await query(server, `insert into visitors values ('Danae Harbor')`)
  const failing = [
    `insert into visitors values ('Danae Harbor')`,
    `insert into visitors values ('Danae Harbor of the long name')`,
    `select 'Danae Harbor'::uuid`,
    `select 1 / 0 as "Danae Harbor"`,
  ]
  for (const statement of failing) await expect(query(server, statement)).rejects.toThrow()
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as id')
  const broken = client.query(`select pg_sleep(60), 'Danae Harbor'`)
  process.kill(rows[0].id, 'SIGKILL')
  await expect(broken).rejects.toThrow()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('recovered'), 20_000)
  const log = await readFile(path.join(dataDir, 'postgres/server.log'), 'utf8')
  expect(log).toContain('was terminated by signal 9')
  expect(log).not.toContain('Danae')
})
