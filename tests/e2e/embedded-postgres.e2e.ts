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
  const { rows } = await client.query(sql)
  await client.end()
  return rows
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
