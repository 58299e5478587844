import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Gate, isReached, type Measure, type Skipped, type Suite } from './measure.ts'
import { formatMisses, formatTable } from './report.ts'

/** What each `<name>/<name>-suite.ts` exports its `Suite` as. */
const SUITES = {
  danger: 'evaluateDanger',
  acts: 'evaluateActs',
  turns: 'evaluateTurns',
  stories: 'evaluateStories',
  corrections: 'evaluateCorrections',
  dialogues: 'evaluateDialogues',
  buyers: 'measureBuyers',
  attacks: 'runAttacksSuite',
  knowledge: 'evaluateKnowledge',
  transfer: 'evaluateTransfer',
  proposals: 'evaluateProposals',
} as const
const NAMES = Object.keys(SUITES) as (keyof typeof SUITES)[]

const USAGE = `node tests/evals/evaluate.ts [${NAMES.join('] [')}]
  --quick        the blind sets and a sample of the buyers, in under a minute, held against the figures of
                 \`floors.json\` that were reached before
  --misses       also list the cases that went wrong, of every set that is not blind
  --show-blind   list those of the blind sets too; a set looked at this way is blind no longer
  --examples FILE  corrections made in conversations, written by \`npm run admin -- corrections\`
  --data FOLDER  where the public sets lie (default ../shared/data)`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    'show-blind': { type: 'boolean', default: false },
    data: { type: 'string' },
    examples: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const unknown = positionals.filter((name) => !NAMES.some((suite) => suite === name))
if (options.help || unknown.length > 0) {
  console.log(USAGE)
  process.exit(unknown.length > 0 ? 1 : 0)
}

const QUICK_SUITES: readonly string[] = [
  'danger',
  'acts',
  'turns',
  'stories',
  'corrections',
  'buyers',
  'attacks',
  'knowledge',
]
const chosen = options.quick ? QUICK_SUITES : NAMES

const results: (Measure | Skipped)[] = []
for (const name of NAMES) {
  if (!(positionals.length > 0 ? positionals : chosen).includes(name)) continue
  results.push(...(await runSuite(name)))
}

const measures = results.filter((result) => 'value' in result)
const skipped = results.filter((result) => 'skipped' in result)
console.log(formatTable(measures))
if (options.misses || options['show-blind']) {
  console.log(formatMisses(measures.filter(isShowable)))
}
for (const { suite, skipped: reason } of skipped) console.log(`skipped: ${suite}: ${reason}`)

const held = options.quick ? await holdAgainstFloors(measures) : measures
const gated = held.filter(({ gate }) => gate !== undefined)
const failed = gated.filter((measure) => !isReached(measure))
console.log(`\n${formatTable(gated)}`)
console.log(`${gated.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 || gated.length === 0 ? 1 : 0

async function runSuite(name: keyof typeof SUITES): Promise<readonly (Measure | Skipped)[]> {
  const file = new URL(`./${name}/${name}-suite.ts`, import.meta.url)
  if (!existsSync(file)) return [{ suite: name, skipped: 'not in this copy of the project' }]
  const exported = (await import(file.href)) as Record<string, Suite | undefined>
  const suite = exported[SUITES[name]]
  if (suite === undefined) throw new Error(`${file.pathname} does not export ${SUITES[name]}`)
  return suite({ isQuick: options.quick, examples: options.examples })
}

/** The quick run keeps what was reached; whether that is enough, the whole run says. */
async function holdAgainstFloors(found: readonly Measure[]): Promise<Measure[]> {
  const file = new URL('./floors.json', import.meta.url)
  const floors = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, Gate>>
  return found.flatMap(({ gate, aim, ...measure }) => {
    const floor = floors[`${measure.suite}: ${measure.name}`]
    return floor !== undefined && measure.origin === 'blind' ? [{ ...measure, gate: floor }] : []
  })
}

function isShowable({ origin }: Measure): boolean {
  return origin !== 'blind' || options['show-blind']
}
