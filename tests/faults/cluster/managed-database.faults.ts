import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#server/platform/db/client.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/db/embedded/embedded-postgres.ts'
import { createClient } from '#tests/faults/cluster/client.ts'
import { runProduct } from '#tests/support/run-product.ts'

/** As those who rent a database out run it: only over TLS, with a certificate of an authority of their own. */
let work: string
let postgres: EmbeddedPostgres
let database: Database
let address: string

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'lw-managed-'))
  chmodSync(work, 0o755)
  // Too long for a socket, so that it listens on loopback.
  const dataDir = path.join(work, 'database-'.padEnd(110, 'x'))
  postgres = await startEmbeddedPostgres({ dataDir, database: 'loopwright' })
  const { port, user, password } = postgres.connection
  address = `postgres://${user}:${password}@localhost:${port}/loopwright`
  makeCertificate()
  database = createDatabase({ ...postgres.connection, ssl: { rejectUnauthorized: false } })
  await demandEncryption()
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
  rmSync(work, { recursive: true, force: true })
})

function makeCertificate() {
  const files = ['-keyout', path.join(work, 'server.key'), '-out', path.join(work, 'server.crt')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ]
  execFileSync('openssl', words, { stdio: 'ignore' })
  chmodSync(path.join(work, 'server.key'), 0o600)
}

async function demandEncryption() {
  const plain = createDatabase(postgres.connection)
  const { rows } = await plain.pool.query(
    "select current_setting('data_directory') as folder, current_setting('hba_file') as hba",
  )
  const { folder, hba } = rows[0]
  const { uid, gid } = statSync(folder)
  for (const name of ['server.key', 'server.crt']) await chown(path.join(work, name), uid, gid)
  await plain.pool.query(`alter system set ssl_key_file = '${work}/server.key'`)
  await plain.pool.query(`alter system set ssl_cert_file = '${work}/server.crt'`)
  await plain.pool.query('alter system set ssl = on')
  writeFileSync(hba, readFileSync(hba, 'utf8').replace(/^host\b/gm, 'hostssl'))
  await plain.pool.query('select pg_reload_conf()')
  await plain.close()
}

test('every connection is encrypted, and to nobody but the one whose authority is known', async () => {
  const env = { DATABASE_URL: `${address}?sslmode=verify-full`, AUTH_SECRET: 'x'.repeat(64) }
  await expect(runProduct(env, work)).rejects.toThrow(/certificate/i)
  const trusting = { ...env, NODE_EXTRA_CA_CERTS: path.join(work, 'server.crt') }
  // The test's own, from before.
  const others = (await database.pool.query('select pid from pg_stat_activity')).rows
  const product = await runProduct(trusting, work)
  try {
    const visitor = createClient()
    const opened = await visitor.call(`${product.url}/api/create-conversation`, {})
    const { conversationId } = (await opened.json()) as { conversationId: string }
    // News need a connection of their own.
    const news = await visitor.listen(`${product.url}/api/conversations/${conversationId}/live`)
    const { rows } = await database.pool.query(
      `select distinct application_name as name, ssl from pg_stat_ssl join pg_stat_activity using (pid)
       where backend_type = 'client backend' and pid <> all($1)`,
      [others.map(({ pid }) => pid)],
    )
    expect(rows.filter(({ ssl }) => !ssl)).toEqual([])
    expect(rows.map(({ name }) => name)).toContain('website')
    const file = path.join(work, 'site.sql.gz')
    const said = execFileSync(
      process.execPath,
      ['src/server/features/backup/backup-command.ts', file],
      {
        env: { ...process.env, ...trusting, DATA_DIR: work },
        encoding: 'utf8',
      },
    )
    expect(said).toContain(' rows of PostgreSQL localhost')
    await news.leave()
  } finally {
    await product.stop()
  }
})
