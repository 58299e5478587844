import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/budgets/**/*.e2e.ts'],
    globalSetup: ['tests/support/start-product.ts'],
    // One browser per file; two cores carry two files at once.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The machine is shared: patience costs nothing where a condition comes true.
    expect: { poll: { timeout: 15_000 } },
  },
})
