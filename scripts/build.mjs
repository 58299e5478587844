import { ensureServerIsBuilt } from './build-server.mjs'
import { ensureSiteIsBuilt } from './build-site.mjs'
import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode({
  extent: 'production',
  work: async () => {
    await ensureSiteIsBuilt()
    await ensureServerIsBuilt()
  },
})
