import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../src/server/platform/db/embedded/embedded-postgres.ts'
import { buildStage, runIn, toUser } from './build-stage.mjs'
import { canWrite, isHealthy, runInside, start } from './container.mjs'
import { readDockerfile, readEnvironment, readHealthCommand, readLast } from './read-dockerfile.mjs'

/** Of a machine with much else to do; an idle one takes two seconds. */
const READY_MS = 120_000
const STOP_MS = 15_000

/** @typedef {import('./container.mjs').Container} Container */

/**
 * Takes the Dockerfile's steps in a temporary folder, then starts the last stage as a container engine would: its
 * user, its environment, its command, and a tree that this user cannot write to.
 * @returns {Promise<string[]>} what went wrong
 */
export async function runImage() {
  const work = mkdtempSync(path.join(tmpdir(), 'lw-image-'))
  chmodSync(work, 0o755)
  const bin = copyNode(work)
  // Too long for a socket, so that it listens on loopback: another user reaches it there.
  const database = path.join(work, 'database-'.padEnd(110, 'x'))
  const postgres = await startEmbeddedPostgres({ dataDir: database, database: 'loopwright' })
  try {
    const stages = readDockerfile()
    const final = stages.at(-1)
    if (!final) return ['The Dockerfile has no stage.']
    /** @type {Map<string, string>} */
    const folders = new Map()
    for (const stage of stages) folders.set(stage.name, buildStage({ stage, work, bin, folders }))
    const folder = folders.get(final.name) ?? ''
    reportSize(folder)
    const { host, port, user, password, database: name } = postgres.connection
    const env = {
      ...readEnvironment(final),
      PATH: `${bin}:${process.env.PATH}`,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${name}`,
      AUTH_SECRET: 'x'.repeat(64),
      SITE_URL: 'https://www.example.com',
      PORT: String(await findFreePort()),
    }
    lockTree(folder)
    return await tryContainer({ folder, env, user: toUser(readLast(final, 'USER')) }, final)
  } finally {
    await postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * @param {Container} container
 * @param {import('./read-dockerfile.mjs').Stage} stage
 */
async function tryContainer(container, stage) {
  const command = JSON.parse(readLast(stage, 'CMD'))
  const health = readHealthCommand(stage)
  const problems = []
  if (canWrite(container, '.')) problems.push('The process could write beside DATA_DIR.')
  if (!canWrite(container, 'data')) problems.push('The process could not write in DATA_DIR.')
  if (isHealthy(container, health)) problems.push('HEALTHCHECK passes with nothing there.')
  const startedAt = performance.now()
  const { child, exited, output } = start(container, command)
  const url = `http://127.0.0.1:${container.env.PORT}`
  // It is healthy first: pages do not wait for the database.
  while (!isHealthy(container, health) || !(await fetch(`${url}/api/ready`)).ok) {
    if (performance.now() - startedAt > READY_MS || child.exitCode !== null) {
      child.kill('SIGKILL')
      return [...problems, `It never became healthy and ready. It said:\n${output()}`]
    }
    await delay(100)
  }
  console.log(`  ready after ${Math.round(performance.now() - startedAt)} ms`)
  problems.push(...(await visit(url)))
  const left = readdirSync(path.join(container.folder, 'data'))
  if (left.length > 0) problems.push(`It wrote in DATA_DIR: ${left.join(', ')}.`)
  problems.push(...takeCare(container))
  child.kill('SIGTERM')
  const code = await Promise.race([exited, delay(STOP_MS, 'nothing', { ref: false })])
  child.kill('SIGKILL')
  if (code !== 0) problems.push(`SIGTERM ended it with ${code}, not with 0.`)
  problems.push(...takeCareAtRest(container))
  if (/Installing|Building/.test(output())) problems.push('Something was installed at start.')
  return problems.length > 0 ? [...problems, output()] : []
}

/** @param {string} url */
async function visit(url) {
  const page = await fetch(url)
  const text = await page.text()
  const opened = await fetch(`${url}/api/create-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { conversationId } = await opened.json()
  const said = await fetch(`${url}/api/bd-agent-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ conversationId, message: 'We lose 20 hours a week to invoices.' }),
  })
  const reply = await said.json()
  /** @type {[boolean, string][]} */
  const expectations = [
    [page.ok && text.includes('https://www.example.com'), 'The page has not the public address.'],
    [page.headers.has('strict-transport-security'), 'https without HSTS.'],
    [opened.status === 201, 'No conversation could be opened.'],
    [said.status === 200 && reply.response.length > 0, 'The chat does not answer.'],
  ]
  return expectations.filter(([holds]) => !holds).map(([, problem]) => problem)
}

/** In the place of the folder that docs/guides/deploy.md has mounted. */
const BACKUP = 'data/site.sql.gz'

/**
 * The commands of docs/guides/deploy.md beside the running process: an admin, and a backup.
 * @param {Container} container
 */
function takeCare({ env, ...container }) {
  const withPassword = { ...container, env: { ...env, ADMIN_PASSWORD: 'correct horse battery' } }
  return [
    ...expectWords(
      withPassword,
      'src/server/admin-command.ts create owner@firm.example',
      'can now',
    ),
    ...expectWords(
      { ...container, env },
      `src/server/features/backup/backup-command.ts ${BACKUP}`,
      ' rows ',
    ),
  ]
}

/**
 * And once it is stopped: the way back.
 * @param {Container} container
 */
function takeCareAtRest(container) {
  const command = `src/server/features/backup/restore-command.ts ${BACKUP} --replace`
  return expectWords(container, command, 'each table compared')
}

/**
 * @param {Container} container
 * @param {string} command
 * @param {string} words
 */
function expectWords(container, command, words) {
  const said = runInside(container, ['node', ...command.split(' ')])
  return said.includes(words) ? [] : [`node ${command} said:\n${said}`]
}

/**
 * Root's tree is closed to the image's user by itself.
 * @param {string} folder
 */
function lockTree(folder) {
  if (process.getuid?.() === 0) return
  runIn({ folder, env: {}, user: {}, command: 'chmod -R a-w . && chmod u+w data' })
}

/** @param {string} work */
function copyNode(work) {
  const bin = path.join(work, 'bin')
  mkdirSync(bin)
  copyFileSync(process.execPath, path.join(bin, 'node'))
  chmodSync(path.join(bin, 'node'), 0o755)
  return bin
}

/** @param {string} folder */
function reportSize(folder) {
  const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' })
  console.log(`  the image adds ${stdout.split('\t')[0]} MB to Node's`)
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
