import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
)
export const PINNED_NODE = path.join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
const STAMP = path.join(ROOT, 'node_modules/.loopwright-installed.json')

/**
 * Installs npm packages unless those of the lock file are there.
 * @param {'production' | 'everything'} extent `production` leaves the tools of the tests out
 */
export function ensureInstalled(extent) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
  const installed = readStamp()
  const isEnough = installed?.extent === 'everything' || installed?.extent === extent
  if (installed?.lock === lock && isEnough && existsSync(PINNED_NODE)) return
  // A checkout with the tools of the tests keeps them when the lock file changes.
  const wanted = installed?.extent === 'everything' ? 'everything' : extent
  console.log(`Installing npm packages (${wanted}) …`)
  runNpm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(wanted === 'production' ? ['--omit=dev'] : []),
  ])
  if (!existsSync(PINNED_NODE)) {
    fail(
      `npm installed the packages but not ${path.relative(ROOT, PINNED_NODE)}, because install scripts are switched off here. Run: npm rebuild node`,
    )
  }
  writeFileSync(STAMP, JSON.stringify({ lock, extent: wanted }))
}

/** The version of Node.js that package.json names. */
export function readPinnedVersion() {
  return JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies.node
}

/** @returns {{ lock: string, extent: string } | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string[]} words */
export function runNpm(words) {
  const npm = process.env.npm_execpath
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) fail(`npm ${words[0]} did not succeed; its own message is above.`)
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
