import { defineConfig } from 'vitest/config'
import { printTotals } from './tests/faults/support/print-totals.ts'

export default defineConfig({
  test: {
    include: ['tests/faults/**/*.faults.ts', 'tests/security/**/*.faults.ts'],
    globalSetup: ['tests/faults/support/build-site.ts'],
    reporters: ['default', printTotals],
    // Faults are measured: no other one may run beside them.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Patience costs nothing where a condition comes true; times have marks of their own.
    expect: { poll: { timeout: 30_000 } },
  },
})
