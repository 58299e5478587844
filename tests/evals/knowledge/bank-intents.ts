import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { classify, trainClassifier } from '#agent/knowledge/classifier/classifier.ts'
import { type Features, listFeatures } from '#agent/knowledge/classifier/features.ts'
import { listTerms, listWords } from '#agent/knowledge/language/terms.ts'
import type { Measure } from '../measure.ts'

type Row = { text: string; intent: string }

const EXAMPLES_PER_INTENT = 10
// 0.75 was measured for a classifier of this kind with chosen examples; 0.70 leaves room for the first ten of each.
const GATE = { atLeast: 0.7 }

/** How well the classifier tells apart the 77 intents of a bank's customers, by ten examples of each. */
export async function measureBankIntents(folder: string): Promise<Measure> {
  const training = await readRows(path.join(folder, 'banking77/train.csv'))
  const test = await readRows(path.join(folder, 'banking77/test.csv'))
  const classifier = trainClassifier(
    takeFirst(training).map(({ text, intent }) => ({ label: intent, features: read(text) })),
  )
  const misses = test.flatMap(({ text, intent }) => {
    const label = classify(classifier, read(text))[0]?.label
    return label === intent ? [] : [`"${text}" is ${intent}, taken for ${label}`]
  })
  return {
    suite: 'knowledge',
    name: `BANKING77 intents right, ${EXAMPLES_PER_INTENT} examples each`,
    origin: 'public',
    value: 1 - misses.length / test.length,
    cases: test.length,
    gate: GATE,
    misses,
  }
}

function read(text: string): Features {
  return listFeatures(listWords(text), listTerms(text))
}

function takeFirst(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ intent }) => intent).values()].flatMap((all) =>
    all.slice(0, EXAMPLES_PER_INTENT),
  )
}

/** A row is `text,category`; a text that holds a comma, a quote or a line break stands in quotes. */
async function readRows(file: string): Promise<Row[]> {
  const csv = await readFile(file, 'utf8')
  const rows = csv.matchAll(/(?:^|\n)(?:"((?:[^"]|"")*)"|([^",\n]*)),([\w?]+)\r?(?=\n|$)/g)
  return [...rows].slice(1).map(([, quoted, plain, intent = '']) => ({
    text: (quoted ?? plain ?? '').replaceAll('""', '"'),
    intent,
  }))
}
