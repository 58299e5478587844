import type { Tally } from './fuzz-units.ts'
import type { Expression } from './support/collect-expressions.ts'
import { findAmbiguities } from './support/find-ambiguity.ts'

const SHOWN_CHARS = 160

/** No expression of the server's own code may read one text in exponentially many ways. */
export function checkAmbiguity(expressions: readonly Expression[]): Tally {
  const found = expressions.flatMap((expression) =>
    findAmbiguities(expression).map(({ repetition, pump }) => {
      const shown = repetition.raw.slice(0, SHOWN_CHARS)
      return `${expression.file}: ${JSON.stringify(pump)} can be read in two ways by ${shown}`
    }),
  )
  console.log(`\n${expressions.length} expressions, ${found.length} of them exponential`)
  for (const line of found) console.log(line)
  return { tried: expressions.length, failed: found.length }
}
