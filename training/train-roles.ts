import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildModel } from './build-model.ts'
import { findTemperature, leaveAuthorsOut } from './hold-out.ts'
import { printReport } from './report.ts'
import { collectRows } from './rows.ts'

const TARGET = path.join(import.meta.dirname, '../src/agent/understand/readers/role-weights.json')

/** `--check` compares with what is checked in; `--report` measures; without either the weights are written. */
function trainRoles(words: readonly string[]): void {
  const { rows, misses } = collectRows()
  const held = leaveAuthorsOut(rows)
  if (words.includes('--report')) {
    printReport(rows, held, misses)
    return
  }
  const temperature = findTemperature(held)
  const written = `${JSON.stringify({ temperature, ...buildModel(rows) }, null, 2)}\n`
  if (!words.includes('--check')) {
    writeFileSync(TARGET, written)
    console.log(`${rows.length} figures, temperature ${temperature}, ${written.length} bytes`)
  } else if (readFileSync(TARGET, 'utf8') === written) console.log('The weights are up to date.')
  else {
    console.error('The weights differ from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}

trainRoles(process.argv.slice(2))
