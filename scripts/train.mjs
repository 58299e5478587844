import { spawn } from 'node:child_process'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

/** Each after those whose weights it reads. */
const SCRIPTS = [
  'train-roles',
  'train-heads',
  'train-tagger',
  'train-trades',
  'train-voices',
  'train-danger',
  'train-agreement',
  'train-moves',
]

// `npm run train -- --report`: what stands behind the dashes goes to the training. The pinned Node.js matters: another
// one may round an exponential differently, and then the weights differ.
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const words = process.argv.slice(2)
    // A comparison writes nothing that another one reads, so that two of them may run at once.
    const lanes = words.includes('--check') ? 2 : 1
    const waiting = [...SCRIPTS]
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let script = waiting.shift(); script; script = waiting.shift()) {
          const status = await run([`training/${script}.ts`, ...words])
          if (status !== 0) process.exitCode = status ?? 1
        }
      }),
    )
  },
})

/**
 * @param {string[]} words
 * @returns {Promise<number | null>}
 */
function run(words) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (status) => resolve(status))
  })
}
