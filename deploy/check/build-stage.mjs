import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readEnvironment } from './read-dockerfile.mjs'

/** @typedef {{ uid?: number, gid?: number }} User */

const isRoot = process.getuid?.() === 0
const SITE_URL = 'https://www.example.com'
const REACHING = new Set(['HOME', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'])
const STEP_MS = 300_000
/** Owners that only root may set. */
const OWNERSHIP = / -[og] \d+/g

/**
 * Takes the steps of one stage in a folder that stands for its WORKDIR.
 * @param {{ stage: import('./read-dockerfile.mjs').Stage, work: string, bin: string, folders: Map<string, string> }} plan
 * @returns {string} the folder
 */
export function buildStage({ stage, work, bin, folders }) {
  const folder = path.join(work, stage.name)
  mkdirSync(folder)
  const env = {
    ...readEnvironment(stage),
    SITE_URL,
    PATH: `${bin}:${process.env.PATH}`,
    // How this machine reaches its registry; nothing else of its environment is there in a build.
    ...pickNpmSettings(),
  }
  let user = {}
  for (const { word, rest } of stage.instructions) {
    if (word === 'COPY') copy(rest, { folder, folders })
    if (word === 'USER') user = toUser(rest)
    if (word === 'RUN')
      runIn({ folder, env, user, command: isRoot ? rest : rest.replace(OWNERSHIP, '') })
  }
  return folder
}

/**
 * Only root can become somebody else; for anybody else it is a user without rights already.
 * @param {string} written as USER has it
 * @returns {User}
 */
export function toUser(written) {
  const [uid = 0, gid = 0] = written.split(':').map(Number)
  return isRoot ? { uid, gid } : {}
}

/**
 * @param {{ folder: string, env: Record<string, string | undefined>, user: User, command: string }} step
 */
export function runIn({ folder, env, user, command }) {
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    ...user,
    encoding: 'utf8',
    timeout: STEP_MS,
  })
  if (status !== 0) throw new Error(`RUN ${command}\n${stdout}\n${stderr}`)
  console.log(`  ${Math.round(performance.now() - startedAt)} ms  ${command.slice(0, 70)}`)
}

/**
 * @param {string} words
 * @param {{ folder: string, folders: Map<string, string> }} place
 */
function copy(words, { folder, folders }) {
  const [, stage] = /^--from=(\S+) /.exec(words) ?? []
  const paths = words.replace(/^--from=\S+ /, '').split(' ')
  const target = paths.pop() ?? ''
  const origin = stage === undefined ? '.' : (folders.get(stage) ?? '')
  for (const one of paths) {
    const relative = one.replace(/^\/app\//, '')
    const from = path.join(origin, relative)
    if (!existsSync(from)) throw new Error(`COPY ${words}: there is no ${from}`)
    const to = target.endsWith('/')
      ? path.join(folder, target, path.basename(one))
      : path.join(folder, target)
    cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => stage !== undefined || isInContext(path.relative('.', source)),
    })
    if (!existsSync(to)) throw new Error(`COPY ${words}: .dockerignore leaves ${one} out`)
  }
}

/**
 * The files that .dockerignore lets through: everything is left out but the names after `!`, and of those what matches later.
 * @param {string} file
 */
function isInContext(file) {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  let isIn = true
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '')
    const matches =
      pattern === '*' || path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`)
    if (matches) isIn = rule.startsWith('!')
  }
  return isIn
}

function pickNpmSettings() {
  const names = Object.keys(process.env).filter(
    (name) => /^npm_config_|_proxy$/i.test(name) || REACHING.has(name),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
