import { runOnPinnedNode } from './run-on-pinned-node.mjs'

// Sends some eighty requests to the provider that LLM_PROVIDER and the like name, and needs no database.
await runOnPinnedNode({
  extent: 'production',
  work: async () => {
    const { EnvError, readEnv } = await import('../src/server/platform/env.ts')
    const { runModelCheck } = await import('../src/server/features/models/check/run-model-check.ts')
    try {
      const { llm } = readEnv()
      if (!llm) throw new EnvError('Set LLM_PROVIDER, and what it needs: README.md has the list.')
      const isGood = await runModelCheck(llm, { print: console.log })
      process.exit(isGood ? 0 : 1)
    } catch (error) {
      console.error(error instanceof EnvError ? error.message : error)
      process.exit(1)
    }
  },
})
