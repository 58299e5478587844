import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findFreePort, runProduct } from '#tests/support/run-product.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const SECRET = 'x'.repeat(64)
const closing: (() => unknown)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The built server with these settings, until it ends or the test does. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve('dist-server/main.mjs')], {
    env: { ...process.env, LOG_LEVEL: 'silent', AUTH_SECRET: SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  closing.push(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output }
}

/** A database that takes connections and says nothing. */
function openSilentDatabase(): Promise<string> {
  return new Promise((resolve) => {
    const server: Server = createServer(() => undefined).listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`postgres://a:b@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/c`)
    })
    closing.push(() => server.close())
  })
}

async function askUntilAnswered(url: string): Promise<Response> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => null)
    if (answer) return answer
  }
  throw new Error(`${url} never answered`)
}

test('pages are served while the database is waited for, and nobody is told that all is ready', async () => {
  const port = String(await findFreePort())
  const url = `http://127.0.0.1:${port}`
  const { child } = start({ PORT: port, DATABASE_URL: await openSilentDatabase() })
  const page = await askUntilAnswered(url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const ready = await fetch(`${url}/api/ready`)
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
  expect(child.exitCode).toBe(null)
})

test('a bad setting ends the start before anything listens', async () => {
  const { ended, output } = start({ PORT: '3000', SITE_URL: 'no address' })
  expect(await ended).toBe(1)
  expect(output()).toContain('SITE_URL')
  expect(output()).not.toContain('in use')
})

test('a database that refuses ends the start with its reason', async () => {
  const port = String(await findFreePort())
  const database = `postgres://a:b@127.0.0.1:${await findFreePort()}/c`
  const { ended, output } = start({ PORT: port, DATABASE_URL: database })
  expect(await ended).toBe(1)
  expect(output()).toContain('ECONNREFUSED')
})

test('a port that is taken ends the start, and leaves no database running', async () => {
  const product = await runProduct({ LOG_LEVEL: 'silent' })
  closing.push(product.stop)
  const { ended, output } = start({ PORT: new URL(product.url).port, DATA_DIR: product.dataDir })
  expect(await ended).toBe(1)
  expect(output()).toContain('is in use')
})

/** A data directory that a product has used, with an account in its database. */
async function leaveData(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lw-start-'))
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const product = await runProduct({ LOG_LEVEL: 'silent', ...admin }, dataDir)
  await product.stop()
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

test('damaged files of the database end the start at once, with what to do', async () => {
  const dataDir = await leaveData()
  await writeFile(path.join(dataDir, 'postgres/cluster/global/pg_control'), 'x'.repeat(8192))
  const from = performance.now()
  const { ended, output } = start({ PORT: String(await findFreePort()), DATA_DIR: dataDir })
  expect(await ended).toBe(1)
  expect(performance.now() - from).toBeLessThan(30_000)
  expect(output()).toContain('The files of the database are damaged')
  expect(output()).toContain('server.log')
  expect(output()).toContain('restore the latest backup')
})
