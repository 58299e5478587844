import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toChance } from '../src/agent/understand/readers/models.ts'
import {
  openVoiceModel,
  PLACES,
  placeOf,
  type StoredVoiceModel,
  scoreVoice,
} from '../src/agent/understand/speakers/voice-model.ts'
import { createRandom } from './shared/random.ts'
import { collectVoices, type VoiceRow } from './voice-rows.ts'

/** Chosen on held-out authors, like the pull. */
const ROUNDS = 25
const FIRST_STEP = 0.06
const PULL = 0.02
const SEED = 7
const MOST_STEPS = 127
const STEP_DIGITS = 6

/** Logistic regression by stochastic descent. */
function fitVoices(rows: readonly VoiceRow[]): StoredVoiceModel {
  const known = rows.map(({ features }) => [...features].map(placeOf))
  const weights = new Float64Array(PLACES)
  const random = createRandom(SEED)
  const order = rows.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    const step = FIRST_STEP * (1 - round / ROUNDS)
    for (const index of order)
      learn(weights, known[index] ?? [], rows[index]?.isForeign ? 1 : 0, step)
  }
  return store(weights)
}

function learn(
  weights: Float64Array,
  places: readonly number[],
  truth: number,
  step: number,
): void {
  const error = toChance(places.reduce((sum, at) => sum + (weights[at] ?? 0), 0)) - truth
  if (Math.abs(error) < 1e-3) return
  for (const at of places) weights[at] = (weights[at] ?? 0) * (1 - step * PULL) - step * error
}

function store(weights: Float64Array): StoredVoiceModel {
  const most = weights.reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 0)
  const step = Math.max(1, Math.ceil((most / MOST_STEPS) * 10 ** STEP_DIGITS)) / 10 ** STEP_DIGITS
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return { step, weights: Buffer.from(bytes.buffer).toString('base64') }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}

const TARGET = path.join(import.meta.dirname, '../src/agent/understand/speakers/voice-weights.json')

/** Each author read by a model of the others: how many foreign sentences are found, and own ones lost. */
function report(rows: readonly VoiceRow[]): void {
  for (const author of new Set(rows.map((row) => row.author))) {
    const model = openVoiceModel(fitVoices(rows.filter((row) => row.author !== author)))
    const scored = rows.flatMap((row) =>
      row.author === author ? [{ ...row, score: scoreVoice(row.features, model) }] : [],
    )
    const share = (isForeign: boolean, least: number) => {
      const of = scored.filter((row) => row.isForeign === isForeign)
      return of.length === 0
        ? '-'
        : (of.filter(({ score }) => score > least).length / of.length).toFixed(3)
    }
    const line = [0, 0.7, 1.5].map(
      (least) => `>${least}: ${share(true, least)} ${share(false, least)}`,
    )
    console.log(author.padEnd(28), String(scored.length).padStart(5), line.join('   '))
  }
}

const rows = collectVoices()
const isReport = process.argv.includes('--report')
if (isReport) report(rows)
else {
  const written = `${JSON.stringify(fitVoices(rows), null, 2)}\n`
  if (!process.argv.includes('--check')) {
    writeFileSync(TARGET, written)
    console.log(`${rows.length} sentences, ${written.length} bytes`)
  } else if (readFileSync(TARGET, 'utf8') === written) console.log('The weights are up to date.')
  else {
    console.error('The weights differ from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}
