import { runOnPinnedNode } from './run-on-pinned-node.mjs'

await runOnPinnedNode({
  extent: 'production',
  work: async () => {
    const { listLaunchGaps } = await import('../src/content/launch/launch-gaps.ts')
    const { readArticles } = await import('../src/server/platform/read-articles.ts')
    const gaps = listLaunchGaps(readArticles())
    for (const { file, place, what } of gaps) console.log(`${file}, ${place}: ${what}`)
    if (gaps.length === 0) return console.log('Nothing invented is left.')
    console.log(`\n${gaps.length} left. docs/guides/make-it-yours.md says how to settle each.`)
    process.exitCode = 1
  },
})
