import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode({
  extent: 'production',
  work: async () => {
    await import('../src/server/features/backup/backup-command.ts')
  },
})
