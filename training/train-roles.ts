import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareHashes } from '#agent/understand/readers/hashing.ts'
import { FIGURE_SLOTS } from '../src/agent/understand/quantities/derivation.ts'
import type { StoredRanker } from '../src/agent/understand/readers/models.ts'
import { rankWays } from '../src/agent/understand/readers/rank-figures.ts'
import { buildModel } from './build-model.ts'
import { collectChoices, type SlotChoice } from './collect-choices.ts'
import { type Choice, fitRanker, type RankWeights } from './fit-ranker.ts'
import { findTemperature, leaveAuthorsOut } from './hold-out.ts'
import { ALL_FOLDS, foldOf, hasGold, isGold, readValues } from './read-values.ts'
import { printReport } from './report.ts'
import { collectRows, collectValueRows } from './rows.ts'

const LEAST_CHANCE = 0.5

type Judged = { slot: string; source: string; isTold: boolean; isRead: boolean; isRight: boolean }

/** Every fold read by a ranker of the others: what is found of what was told, and what is right of what is read. */
function printRankReport(choices: readonly SlotChoice[]): void {
  const judged = ALL_FOLDS.flatMap((fold) => {
    const train = choices.filter(({ source }) => foldOf(source) !== fold)
    const weights = fitRanker(train)
    const test = choices.filter(({ source, gold }) => foldOf(source) === fold && !gold.isFree)
    return test.map((choice) => judge(choice, weights))
  })
  console.log('\nLeft-out values      slot           found  right  told')
  for (const source of ['author', 'turns', 'blind', 'stories', 'bank'])
    for (const slot of FIGURE_SLOTS)
      printRow(
        judged.filter((one) => one.slot === slot && one.source.startsWith(source)),
        source,
        slot,
      )
}

function judge(choice: SlotChoice, weights: ReadonlyMap<number, number>): Judged {
  const { slot, source, gold } = choice
  const features = choice.features.map((one) => new Map(one))
  const best = rankWays({ temperature: 1, weights }, { ...choice, features })[0]
  const isRead = best !== undefined && best.chance >= LEAST_CHANCE && !best.derivation.isPerPerson
  const isRight = isRead && isGold(gold, best.derivation.value)
  return { slot, source, isTold: hasGold(gold), isRead, isRight }
}

function printRow(judged: readonly Judged[], source: string, slot: string): void {
  const count = (holds: (one: Judged) => boolean) => judged.filter(holds).length
  const [told, read, right] = [
    count(({ isTold }) => isTold),
    count(({ isRead }) => isRead),
    count(({ isRight }) => isRight),
  ]
  if (told === 0) return
  const share = (part: number, whole: number) => (part / Math.max(1, whole)).toFixed(3)
  console.log(
    `${source.padEnd(20)} ${slot.padEnd(14)} ${share(right, told)}  ${share(right, read)}  ${told}`,
  )
}

/** Five bytes each, a third more in base64: 240 KB. */
const MOST_FEATURES = 36_000
const MOST_STEPS = 127

/** Learns twice: once to see which features matter, and again with those alone. */
function buildRanker(choices: readonly Choice[]): StoredRanker {
  const chosen = chooseFeatures(choices, fitRanker(choices))
  const weights = fitRanker(choices, (feature) => chosen.has(feature))
  const features = [...weights.keys()].toSorted(compareHashes)
  const most = Math.max(...[...weights.values()].map(Math.abs))
  const step = Number((most / MOST_STEPS).toPrecision(6)) + 1e-9
  const hashes = Buffer.alloc(features.length * 4)
  for (const [index, feature] of features.entries()) hashes.writeInt32LE(feature, index * 4)
  const bytes = features.map((feature) => Math.round((weights.get(feature) ?? 0) / step))
  return {
    temperature: TEMPERATURE,
    step,
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

/** Chosen on left-out authors: `npm run train -- --report` prints how often a chance holds. */
const TEMPERATURE = 1.1

/** Those that say the most altogether: how much, times the root of how often. */
function chooseFeatures(choices: readonly Choice[], weights: RankWeights): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { features } of choices)
    for (const feature of new Set(features.flatMap((way) => way.map(([one]) => one))))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const worths = [...weights].map(([feature, weight]) => ({
    feature,
    worth: weight * weight * (counts.get(feature) ?? 0),
  }))
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, MOST_FEATURES).map(({ feature }) => feature))
}

const READERS = path.join(import.meta.dirname, '../src/agent/understand/readers')

/** `--check` compares with what is checked in; `--report` measures; without either the weights are written. */
function train(words: readonly string[]): void {
  const left =
    words
      .find((word) => word.startsWith('--without='))
      ?.slice(10)
      .split(',') ?? []
  const values = readValues().filter(({ source }) => !left.includes(source))
  const { rows: marked, misses } = collectRows()
  const rows = [...marked, ...collectValueRows(values, marked.length)]
  const { held, models } = leaveAuthorsOut(rows)
  const temperature = findTemperature(held)
  const whole = { temperature, ...buildModel(rows) }
  const tempered = new Map([...models].map(([fold, model]) => [fold, { ...model, temperature }]))
  const choices = collectChoices(values, tempered)
  if (words.includes('--report')) {
    printReport(marked, held, misses)
    printRankReport(choices)
    return
  }
  const isChecked = words.includes('--check')
  const written = [
    put('role-weights.json', whole, isChecked),
    put('rank-weights.json', buildRanker(choices), isChecked),
  ]
  if (written.includes(false)) {
    console.error('The weights differ from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}

/** Writes a file, or tells whether it holds the same. */
function put(name: string, weights: object, isChecked: boolean): boolean {
  const text = `${JSON.stringify(weights, null, 2)}\n`
  const file = path.join(READERS, name)
  if (isChecked) return readFileSync(file, 'utf8') === text
  writeFileSync(file, text)
  console.log(`${name}: ${text.length} bytes`)
  return true
}

train(process.argv.slice(2))
