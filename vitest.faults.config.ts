import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/faults/**/*.faults.ts'],
    globalSetup: ['tests/faults/support/build-site.ts'],
    // Faults are measured: nothing else may run beside them.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
