import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { startTalking, type Talker } from '#tests/support/talk.ts'

const PASSWORD = 'a password of the owner'
let dataDir: string
let running: Product[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lw-survival-'))
})

afterEach(async () => {
  for (const product of running) await product.stop()
  running = []
  await rm(dataDir, { recursive: true, force: true })
})

async function run(env: Record<string, string> = {}) {
  const product = await runProduct({ LOG_LEVEL: 'silent', ...env }, dataDir)
  running.push(product)
  return product
}

function pidFile(): string {
  return path.join(dataDir, 'postgres/cluster/postmaster.pid')
}

async function killDatabase() {
  process.kill(Number((await readFile(pidFile(), 'utf8')).split('\n')[0]), 'SIGKILL')
}

/** Talks until a message is not acknowledged. @returns what was. */
async function talkUntilBroken(talker: Talker, afterMessages: number, breakIt: () => unknown) {
  const acknowledged: string[] = []
  for (let count = 1; count <= 500; count += 1) {
    if (count === afterMessages) setImmediate(breakIt)
    const message = `message ${count}: we lose ${count} hours a week`
    if ((await talker.say(message)) === null) return acknowledged
    acknowledged.push(message)
  }
  throw new Error('Nothing broke.')
}

test('killing application and database together loses no acknowledged message, and the next start comes up by itself', async () => {
  const product = await run()
  const talker = await startTalking(product.url)
  const acknowledged = await talkUntilBroken(talker, 12, async () => {
    product.process.kill('SIGKILL')
    await killDatabase()
  })
  const again = await run()
  const stored = await talker.readOwnMessages(again.url)
  expect(stored.slice(0, acknowledged.length)).toEqual(acknowledged)
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(1)
})

test('killing the application alone leaves a database that the next start joins', async () => {
  const product = await run()
  const talker = await startTalking(product.url)
  const acknowledged = await talkUntilBroken(talker, 8, () => product.process.kill('SIGKILL'))
  const again = await run()
  await expect.poll(again.output).toContain('shared with another process')
  expect((await talker.readOwnMessages(again.url)).slice(0, acknowledged.length)).toEqual(
    acknowledged,
  )
})

test('killing the database under a running application refuses for a moment, then goes on', async () => {
  const product = await run()
  const talker = await startTalking(product.url)
  const acknowledged = await talkUntilBroken(talker, 8, killDatabase)
  await expect.poll(() => talker.say('and one more'), { timeout: 30_000 }).not.toBeNull()
  const stored = await talker.readOwnMessages()
  expect(acknowledged.filter((message) => !stored.includes(message))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
})

test('a stop leaves no process behind', async () => {
  const product = await run()
  expect(existsSync(pidFile())).toBe(true)
  expect(await product.stop()).toBe(0)
  running = []
  expect(existsSync(pidFile())).toBe(false)
})

test('an admin is made beside the running server and can sign in', async () => {
  const product = await run()
  await expect.poll(product.output).toContain('npm run admin -- create')
  const printed = execFileSync(
    process.execPath,
    ['src/server/admin-command.ts', 'create', 'owner@example.com'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD } },
  )
  expect(printed).toContain('owner@example.com can now sign in')
  const response = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: PASSWORD }),
  })
  expect(response.status).toBe(200)
})
