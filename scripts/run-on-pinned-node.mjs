import { spawn } from 'node:child_process'
import path from 'node:path'
import { ENGINE_ENVIRONMENT } from './engine.mjs'
import { ensureInstalled, PINNED_NODE, readPinnedVersion } from './ensure-installed.mjs'

/**
 * Runs `work` on the Node.js that package.json pins. Whatever Node started the script (20 or later) installs
 * what is missing and hands over; nothing else runs on it.
 * @param {{ extent: 'production' | 'everything', work: () => Promise<void> }} plan
 */
export async function runOnPinnedNode({ extent, work }) {
  ensureInstalled(extent)
  if (process.version === `v${readPinnedVersion()}`) return await work()
  process.exit(await runPinnedNode(process.argv.slice(1)))
}

/**
 * Runs the pinned Node.js beside this process, which only waits for it.
 * @param {string[]} words
 * @returns {Promise<number>} its exit code
 */
export function runPinnedNode(words) {
  const child = spawn(PINNED_NODE, words, {
    // The channel tells the child when this process dies, so that it does not outlive it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: composeEnvironment(),
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/**
 * Makes this very process the pinned Node.js where the system can: no second process stays in memory, and signals
 * need nobody to pass them on.
 * @param {string[]} words
 */
export async function becomePinnedNode(words) {
  if (process.platform !== 'win32' && typeof process.execve === 'function') {
    process.execve(PINNED_NODE, [PINNED_NODE, ...words], composeEnvironment())
  }
  process.exit(await runPinnedNode(words))
}

function composeEnvironment() {
  return {
    ...ENGINE_ENVIRONMENT,
    ...process.env,
    PATH: [path.dirname(PINNED_NODE), process.env.PATH].join(path.delimiter),
  }
}
