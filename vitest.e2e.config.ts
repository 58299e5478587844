import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of more than a minute, the longest first. */
const LONG = ['pages', 'keyboard', 'model-chat', 'company', 'spec-labels', 'calculator', 'takeover']

/** What takes long begins first, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/tests/e2e/${name}.e2e.ts`))
      return place === -1 ? LONG.length : place
    }
    return (await super.sort(files)).toSorted((left, right) => rank(left) - rank(right))
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts', 'tests/budgets/**/*.e2e.ts'],
    globalSetup: ['tests/support/start-product.ts'],
    // One browser per file; two cores carry two files at once.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The machine is shared: patience costs nothing where a condition comes true.
    expect: { poll: { timeout: 15_000 } },
  },
})
