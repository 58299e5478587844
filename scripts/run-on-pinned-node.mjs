import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, PINNED_NODE, ROOT } from './ensure-installed.mjs'

/**
 * Runs `work` on the Node.js that package.json pins. Whatever Node started the script (20 or later) installs
 * what is missing and hands over; nothing else runs on it.
 * @param {{ extent: 'production' | 'everything', work: () => Promise<void> }} plan
 */
export async function runOnPinnedNode({ extent, work }) {
  ensureInstalled(extent)
  if (process.version === `v${readPinnedVersion()}`) return await work()
  const child = spawn(PINNED_NODE, process.argv.slice(1), {
    // The channel tells the child when this process dies, so that it does not outlive it.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Looking a name up holds a thread until it is answered; sign-ins and files must not wait for it.
      UV_THREADPOOL_SIZE: '16',
      ...process.env,
      PATH: [path.dirname(PINNED_NODE), process.env.PATH].join(path.delimiter),
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function readPinnedVersion() {
  return JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies.node
}
