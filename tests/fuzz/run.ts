import { createRandom } from '#tests/faults/support/random.ts'
import { collectExpressions } from './support/collect-expressions.ts'
import { LIMIT_MS, TEXT_CHARS } from './support/weigh.ts'

/** `node tests/fuzz/run.ts [ambiguity] [known] [pumps] [units]`: all of them where none is named. */
const NAMES = ['ambiguity', 'known', 'pumps', 'units'] as const
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !NAMES.some((one) => one === name))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${NAMES.join(', ')}.`)

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const seconds = Number(process.env.FUZZ_SECONDS ?? 600)
console.log(`FUZZ_SEED=${seed}; ${seconds} s for each fuzzer`)

// The modules of the agent are loaded while their expressions are recorded, so none of them is imported above.
const expressions = await collectExpressions(async () => {
  const { warmUpAgent } = await import('./support/trial.ts')
  warmUpAgent()
})
const RUNS = {
  ambiguity: async () => (await import('./check-ambiguity.ts')).checkAmbiguity(expressions),
  known: async () => (await import('./try-known-attacks.ts')).tryKnownAttacks(),
  pumps: async () =>
    (await import('./fuzz-pumps.ts')).fuzzPumps(expressions, {
      random: createRandom(seed),
      seconds,
    }),
  units: async () =>
    (await import('./fuzz-units.ts')).fuzzUnits(expressions, {
      random: createRandom(seed),
      seconds,
    }),
}

const total = { tried: 0, failed: 0 }
for (const name of NAMES) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { tried, failed } = await RUNS[name]()
  total.tried += tried
  total.failed += failed
}
console.log(`\nThe limit is ${LIMIT_MS} ms for ${TEXT_CHARS} characters.`)
console.log(`${total.tried - total.failed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.tried === 0 ? 1 : 0
