import { defineConfig } from 'vitest/config'
import { LONG, SHARED } from './vitest.config.ts'

export default defineConfig({
  test: {
    ...SHARED,
    include: [LONG],
    pool: 'threads',
    maxWorkers: 2,
    globalSetup: ['tests/support/start-test-postgres.ts'],
    isolate: false,
  },
})
