import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openVoiceModel, scoreVoice } from '../src/agent/understand/speakers/voice-model.ts'
import { fitVoices } from './fit-voices.ts'
import { collectVoices, type VoiceRow } from './voice-rows.ts'

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
