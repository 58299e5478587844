import { HEADS, type Head, SILENT } from '../src/agent/understand/readers/head-labels.ts'
import { openHead, type StoredHead, scoreHead } from '../src/agent/understand/readers/head-model.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import { buildHead } from './fit-head.ts'
import { collectHeadRows, type HeadRow } from './head-rows.ts'
import { readSamples, type Sample } from './head-samples.ts'
import { keepWeights } from './shared/keep-weights.ts'

const SURE_FROM = [0.5, 0.7, 0.8, 0.9, 0.95]

/** How a head reads authors it has not learned from. */
function printHead(head: Head, held: readonly HeldRow[], temperature: number): void {
  const labels: readonly string[] = HEADS[head]
  const read = held.map(({ row, scores }) => {
    const shares = toShares(scores, temperature)
    const certainty = Math.max(...shares)
    const label = labels[shares.indexOf(certainty)] ?? SILENT
    return { author: row.author, meant: labels[row.label] ?? SILENT, label, certainty, row }
  })
  const right = read.filter(({ meant, label }) => meant === label).length
  console.log(`\n${head}: ${(right / read.length).toFixed(3)} of ${read.length}, T ${temperature}`)
  for (const least of SURE_FROM) {
    const sure = read.filter(({ label, certainty }) => label !== SILENT && certainty >= least)
    const good = sure.filter(({ meant, label }) => meant === label).length
    const told = read.filter(({ meant }) => meant !== SILENT).length
    console.log(
      `  from ${least}: precision ${(good / sure.length).toFixed(3)}, recall ${(good / told).toFixed(3)}`,
    )
  }
  for (const author of [...new Set(read.map((one) => one.author))]) {
    const own = read.filter((one) => one.author === author)
    const told = own.filter(({ meant }) => meant !== SILENT)
    const found = told.filter(({ meant, label }) => meant === label).length
    const extra = own.filter(({ meant, label }) => meant === SILENT && label !== SILENT).length
    console.log(`  ${author}: told ${found} of ${told.length}, extra ${extra} of ${own.length}`)
  }
  if (!process.argv.includes('--misses')) return
  for (const { meant, label, certainty, row } of read)
    if (meant !== label && certainty >= 0.5)
      console.log(`  ${meant} read as ${label} ${certainty.toFixed(2)}: ${row.text}`)
}

/** Features kept for every head; all heads together stay below 200 KB. */
const MOST_FEATURES = 4_000

/** A row as read by a model that has seen nothing of its author. */
export type HeldRow = { row: HeadRow; scores: readonly number[] }

/** Authors that are held out together for the temperature; the report leaves out one at a time. */
const FOLDS = 4

/** The rows of a head; what is not marked is placed by a first model of what is. */
export function placeRows(head: Head, samples: readonly Sample[]): HeadRow[] {
  const { rows, unplaced } = collectHeadRows(head, samples)
  const labels = HEADS[head].length
  const model = openHead({ temperature: 1, ...buildHead(rows, labels, MOST_FEATURES) })
  const placed = unplaced.flatMap(({ told, silent }) => {
    const chances = told.map(({ features, label }) => {
      const shares = toShares(scoreHead(model, features, labels), 1)
      return shares[label] ?? 0
    })
    const best = chances.indexOf(Math.max(...chances))
    return told.flatMap((row, index) => {
      if (index === best) return [row]
      const other = silent[index]
      return other !== undefined && (chances[index] ?? 0) < UNLIKELY ? [other] : []
    })
  })
  return [...rows, ...placed]
}

/** Another sentence of the same message that is less likely than this to tell the label tells nothing. */
const UNLIKELY = 0.2

function holdOut(
  rows: readonly HeadRow[],
  labels: number,
  groups: readonly (readonly string[])[],
): HeldRow[] {
  return groups.flatMap((authors) => {
    const isIn = ({ author }: HeadRow) => authors.includes(author)
    const train = rows.filter((row) => !isIn(row))
    const model = openHead({ temperature: 1, ...buildHead(train, labels, MOST_FEATURES) })
    return rows.filter(isIn).map((row) => ({ row, scores: scoreHead(model, row.features, labels) }))
  })
}

/** The temperature, in steps of .05, under which what held-out authors meant is likeliest. */
function findTemperature(held: readonly HeldRow[]): number {
  const tried = Array.from({ length: 40 }, (_, step) => (step + 10) / 20)
  const costs = tried.map((temperature) =>
    held.reduce((sum, { row, scores }) => {
      const share = toShares(scores, temperature)[row.label] ?? 0
      return sum - Math.log(Math.max(1e-9, share))
    }, 0),
  )
  return tried[costs.indexOf(Math.min(...costs))] ?? 1
}

/** `--check` compares with what is checked in; `--report` measures; without either the weights are written. */
function trainHeads(words: readonly string[]): void {
  const samples = readSamples()
  const heads: Partial<Record<Head, StoredHead>> = {}
  for (const head of Object.keys(HEADS) as Head[]) {
    const rows = placeRows(head, samples)
    const labels = HEADS[head].length
    const authors = [...new Set(rows.map(({ author }) => author))].toSorted()
    if (words.includes('--report')) {
      const held = holdOut(
        rows,
        labels,
        authors.map((author) => [author]),
      )
      printHead(head, held, findTemperature(held))
      continue
    }
    const folds = Array.from({ length: FOLDS }, (_, fold) =>
      authors.filter((_author, index) => index % FOLDS === fold),
    )
    const temperature = findTemperature(holdOut(rows, labels, folds))
    heads[head] = { temperature, ...buildHead(rows, labels, MOST_FEATURES) }
    console.log(`${head}: ${rows.length} clauses, temperature ${temperature}`)
  }
  if (!words.includes('--report')) keepWeights('the heads', 'readers/head-weights.json', heads)
}

if (import.meta.main) trainHeads(process.argv.slice(2))
