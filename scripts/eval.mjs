import { spawnSync } from 'node:child_process'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

// `npm run eval -- turns --misses`: what stands behind the dashes goes to the evaluation.
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const words = ['tests/evals/evaluate.ts', ...process.argv.slice(2)]
    const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' })
    process.exitCode = status ?? 1
  },
})
