import path from 'node:path'
import { isServerBuilt } from './build-server.mjs'
import { isSiteBuilt } from './build-site.mjs'
import { ENGINE_FLAGS } from './engine.mjs'
import { ensureInstalled, ROOT } from './ensure-installed.mjs'
import { becomePinnedNode, runPinnedNode } from './run-on-pinned-node.mjs'

ensureInstalled('production')
if (!isSiteBuilt() || !isServerBuilt()) {
  const code = await runPinnedNode([path.join(ROOT, 'scripts/build.mjs')])
  if (code !== 0) process.exit(code)
}
await becomePinnedNode([...ENGINE_FLAGS, path.join(ROOT, 'dist-server/main.mjs')])
