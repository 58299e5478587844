import type { Reporter, TestModule } from 'vitest/node'

/** Ends the output with one line for whoever, or whatever, reads only that. */
export const printTotals: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that broke outside any test is a failure too.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed`)
  },
}
