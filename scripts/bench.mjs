import { spawnSync } from 'node:child_process'
import { ensureServerIsBuilt } from './build-server.mjs'
import { ensureSiteIsBuilt } from './build-site.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ROOT } from './ensure-installed.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

// `npm run bench -- pages chat`: the named parts alone. `--quick` tries the benchmark itself and writes nothing down.
await runOnPinnedNode({
  extent: 'everything',
  work: async () => {
    // Otherwise a start would build inside its own measurement.
    await ensureSiteIsBuilt()
    await ensureServerIsBuilt()
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...(await ensureChromium()) }
    const words = ['tests/bench/run.ts', ...process.argv.slice(2)]
    const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env })
    process.exitCode = status ?? 1
  },
})
