import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isReached, type Measure, type Skipped, type Suite } from './measure.ts'
import { formatMisses, formatTable } from './report.ts'

/** What each `<name>/<name>-suite.ts` exports its `Suite` as. */
const SUITES = {
  turns: 'evaluateTurns',
  stories: 'evaluateStories',
  dialogues: 'evaluateDialogues',
  buyers: 'measureBuyers',
  attacks: 'runAttacksSuite',
  knowledge: 'evaluateKnowledge',
  transfer: 'evaluateTransfer',
  proposals: 'evaluateProposals',
} as const
const NAMES = Object.keys(SUITES) as (keyof typeof SUITES)[]

const USAGE = `node tests/evals/evaluate.ts [${NAMES.join('] [')}]
  --misses       also list the cases that went wrong, of every set that is not blind
  --show-blind   list those of the blind sets too; a set looked at this way is blind no longer
  --data FOLDER  where the public sets lie (default ../shared/data)`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean', default: false },
    'show-blind': { type: 'boolean', default: false },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const unknown = positionals.filter((name) => !NAMES.some((suite) => suite === name))
if (options.help || unknown.length > 0) {
  console.log(USAGE)
  process.exit(unknown.length > 0 ? 1 : 0)
}

const results: (Measure | Skipped)[] = []
for (const name of NAMES) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  results.push(...(await runSuite(name)))
}

const measures = results.filter((result) => 'value' in result)
const skipped = results.filter((result) => 'skipped' in result)
console.log(formatTable(measures))
if (options.misses || options['show-blind']) {
  console.log(formatMisses(measures.filter(isShowable)))
}
for (const { suite, skipped: reason } of skipped) console.log(`skipped: ${suite}: ${reason}`)

const gated = measures.filter(({ gate }) => gate !== undefined)
const failed = gated.filter((measure) => !isReached(measure))
console.log(`${gated.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || gated.length === 0 ? 1 : 0

async function runSuite(name: keyof typeof SUITES): Promise<readonly (Measure | Skipped)[]> {
  const file = new URL(`./${name}/${name}-suite.ts`, import.meta.url)
  if (!existsSync(file)) return [{ suite: name, skipped: 'not in this copy of the project' }]
  const exported = (await import(file.href)) as Record<string, Suite | undefined>
  const suite = exported[SUITES[name]]
  if (suite === undefined) throw new Error(`${file.pathname} does not export ${SUITES[name]}`)
  return suite()
}

function isShowable({ origin }: Measure): boolean {
  return origin !== 'blind' || options['show-blind']
}
