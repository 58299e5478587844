import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/visual/**/*.visual.ts'],
    globalSetup: ['tests/support/start-product.ts'],
    // One browser for all; two cores carry two of its pages at once.
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
