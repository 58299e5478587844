import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildModel } from './build-model.ts'
import { buildRanker } from './build-ranker.ts'
import { collectChoices } from './collect-choices.ts'
import { findTemperature, leaveAuthorsOut } from './hold-out.ts'
import { readValues } from './read-values.ts'
import { printReport } from './report.ts'
import { printRankReport } from './report-ranker.ts'
import { collectRows, collectValueRows } from './rows.ts'

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
