import { configDefaults, defineConfig } from 'vitest/config'

export const SHARED = {
  setupFiles: ['tests/support/fail-on-console-error.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // The first test that reads a message compiles every pattern, and CI machines are shared.
  testTimeout: 60_000,
}

/** What takes long and rarely breaks: `vitest.long.config.ts` runs it. */
export const LONG = '{src,tests}/**/*.long.test.ts'

/** What replaces a module, or measures how long the first of something takes. */
const ALONE = [
  'src/server/features/staff/auth/sign-in.test.ts',
  'src/server/features/chat/agent-thread/warm-up.test.ts',
]

export default defineConfig({
  test: {
    pool: 'threads',
    // By itself it leaves one of two cores idle.
    maxWorkers: 2,
    globalSetup: ['tests/support/start-test-postgres.ts'],
    projects: [
      {
        test: {
          ...SHARED,
          name: 'pure',
          include: [
            'src/{agent,content,domain}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/affected/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/budgets/**/*.test.ts',
            'tests/evals/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, LONG],
          // Nothing here has effects, so files may share a worker and load each module once.
          isolate: false,
        },
      },
      {
        test: { ...SHARED, name: 'site', include: ['src/site/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, LONG, ...ALONE],
          // Each file has a database of its own, and half of its time would go into loading the same modules again.
          isolate: false,
        },
      },
      {
        test: { ...SHARED, name: 'server-alone', include: ALONE },
      },
    ],
  },
})
