import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildTagger } from './tagger/build-tagger.ts'
import { markBanks } from './tagger/mark-banks.ts'
import { markMessages } from './tagger/mark-messages.ts'
import { markTurns } from './tagger/mark-turns.ts'
import { reportTagger } from './tagger/report-tagger.ts'
import { toTagExample } from './tagger/tag-example.ts'

const TARGET = path.join(import.meta.dirname, '../src/agent/understand/readers/tagger-weights.json')

/**
 * `--check` compares with what is checked in; `--report` reads each author with a model of the others; `--without=NAME`
 * leaves sets out whose name begins so. Without a word the weights are written.
 */
function trainTagger(words: readonly string[]): void {
  const without = words.find((word) => word.startsWith('--without='))?.slice('--without='.length)
  const examples = [...markMessages(), ...markTurns(), ...markBanks()]
    .filter(({ group }) => without === undefined || !group.startsWith(without))
    .map(toTagExample)
  if (words.includes('--report')) {
    reportTagger(examples, words)
    return
  }
  const written = `${JSON.stringify(buildTagger(examples), null, 2)}\n`
  if (!words.includes('--check')) {
    writeFileSync(TARGET, written)
    console.log(`${examples.length} messages, ${written.length} bytes`)
  } else if (readFileSync(TARGET, 'utf8') === written) console.log('The tagger is up to date.')
  else {
    console.error('The tagger differs from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}

trainTagger(process.argv.slice(2))
