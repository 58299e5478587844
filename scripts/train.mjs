import { spawnSync } from 'node:child_process'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

// `npm run train -- --report`: what stands behind the dashes goes to the training. The pinned Node.js matters: another
// one may round an exponential differently, and then the weights differ.
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    for (const script of [
      'train-roles',
      'train-heads',
      'train-tagger',
      'train-trades',
      'train-voices',
      'train-danger',
    ]) {
      const words = [`training/${script}.ts`, ...process.argv.slice(2)]
      const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' })
      if (status !== 0) process.exitCode = status ?? 1
    }
  },
})
