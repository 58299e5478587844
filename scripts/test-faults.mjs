import { spawnSync } from 'node:child_process'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

/** Faults on the built product and real databases, one after the other; words after the command choose files. */
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    const words = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.faults.config.ts',
      ...process.argv.slice(2),
    ]
    const { status } = spawnSync(process.execPath, words, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    })
    process.exitCode = status ?? 1
  },
})
