import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { INDUSTRY_DOINGS } from '../src/agent/lexicon/industry-doings.ts'
import { INDUSTRY_NOUNS } from '../src/agent/lexicon/industry-nouns.ts'
import { INDUSTRY_TOPICS } from '../src/agent/lexicon/industry-topics.ts'
import { openHead, type StoredHead, scoreHead } from '../src/agent/understand/readers/head-model.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import { describeTrade, TRADE_LABELS } from '../src/agent/understand/slots/industry/trade-head.ts'
import { findSentences } from '../src/agent/understand/text/sentences.ts'
import { tokenize } from '../src/agent/understand/text/tokens.ts'
import { INDUSTRY_FIT, type Industry } from '../src/domain/industry.ts'
import { developmentBank } from '../tests/evals/buyers/development/development-bank.ts'
import { developmentFiveBank } from '../tests/evals/buyers/development-five/development-five-bank.ts'
import { developmentFourBank } from '../tests/evals/buyers/development-four/development-four-bank.ts'
import { developmentSixBank } from '../tests/evals/buyers/development-six/development-six-bank.ts'
import { developmentThreeBank } from '../tests/evals/buyers/development-three/development-three-bank.ts'
import { developmentTwoBank } from '../tests/evals/buyers/development-two/development-two-bank.ts'
import { buildHead } from './fit-head.ts'
import type { HeadRow } from './head-rows.ts'
import { readSamples, type Sample } from './head-samples.ts'

const TARGET = path.join(
  import.meta.dirname,
  '../src/agent/understand/slots/industry/trade-weights.json',
)
const MOST_FEATURES = 6_000
const BANKS = [
  developmentBank,
  developmentTwoBank,
  developmentThreeBank,
  developmentFourBank,
  developmentFiveBank,
  developmentSixBank,
]
/** Rows of one of these are held out together for the temperature and the report. */
const GROUPS = [...[1, 2, 3, 4, 5, 6].map((author) => `message-${author}`), 'bank-5', 'bank-6']

type Label = Industry | 'silent'
type Row = { author: string; text: string; label: Label }

/** Terms of the lexicon, each as it is said of a firm. */
function* listTerms(): Iterable<Row> {
  const author = 'lexicon'
  for (const [label, list] of Object.entries(INDUSTRY_NOUNS) as [Industry, string][])
    for (const term of list.split(', ')) {
      yield { author, text: term, label }
      yield { author, text: `we are a ${term}`, label }
    }
  for (const [label, list] of Object.entries(INDUSTRY_TOPICS) as [Industry, string][])
    for (const term of list.split(', ')) {
      yield { author, text: `${term} company`, label }
      yield { author, text: term, label }
    }
  for (const { industry: label, verbs, objects } of INDUSTRY_DOINGS)
    for (const object of objects?.split(', ') ?? [''])
      yield { author, text: `we ${verbs.split(' ')[0]} ${object}`, label }
}

/** What the buyers' firms are, are called, and do by hand. */
function* listTrades(): Iterable<Row> {
  for (const [index, { trades }] of BANKS.entries())
    for (const { industry: label, businesses, companyEndings, tasks } of trades) {
      const author = `bank-${index + 1}`
      for (const text of [...businesses, ...tasks]) yield { author, text, label }
      for (const text of companyEndings) yield { author, text: `Harlow ${text}`, label }
    }
}

const isIndustry = (value: unknown): value is Industry =>
  typeof value === 'string' && Object.hasOwn(INDUSTRY_FIT, value)

/** Marked words, the sentences that hold them, and messages of one sentence. */
function* listSaid({ author, text, facts, spans, open }: Sample): Iterable<Row> {
  const label = isIndustry(facts.industry) ? facts.industry : 'silent'
  if (open.includes('industry') || author.startsWith('bank') || author.startsWith('phrasings'))
    return
  const told = spans.filter(({ role }) => role === 'trade' || role === 'company')
  for (const { start, end } of label === 'silent' ? [] : told)
    yield { author, text: text.slice(start, end), label }
  const tokens = tokenize(text)
  const sentences = findSentences(tokens)
  for (const { from, to } of sentences) {
    const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const isMarked = told.some(({ start, end }) => start < last && end > first)
    if (label === 'silent' || isMarked || sentences.length === 1)
      yield { author, text: text.slice(first, last), label }
  }
}

function listRows(): HeadRow[] {
  const said = [
    ...listTerms(),
    ...listTrades(),
    ...readSamples().flatMap((one) => [...listSaid(one)]),
  ]
  return said.map(({ author, text, label }, message) => {
    const features = describeTrade(tokenize(text))
    return { author, text, message, features, label: TRADE_LABELS.indexOf(label) }
  })
}

type Held = { row: HeadRow; scores: readonly number[] }

function holdOut(rows: readonly HeadRow[], author: string): Held[] {
  const train = rows.filter((row) => row.author !== author)
  const model = openHead({ temperature: 1, ...build(train) })
  return rows
    .filter((row) => row.author === author)
    .map((row) => ({ row, scores: scoreHead(model, row.features, TRADE_LABELS.length) }))
}

const build = (rows: readonly HeadRow[]) => buildHead(rows, TRADE_LABELS.length, MOST_FEATURES)

function findTemperature(held: readonly Held[]): number {
  const tried = Array.from({ length: 40 }, (_, step) => (step + 10) / 20)
  const costs = tried.map((temperature) =>
    held.reduce((sum, { row, scores }) => {
      const share = toShares(scores, temperature)[row.label] ?? 0
      return sum - Math.log(Math.max(1e-9, share))
    }, 0),
  )
  return tried[costs.indexOf(Math.min(...costs))] ?? 1
}

function report(held: readonly Held[], temperature: number): void {
  for (const least of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const read = held.flatMap(({ row, scores }) => {
      const shares = toShares(scores, temperature)
      const best = shares.indexOf(Math.max(...shares))
      const isSaid = TRADE_LABELS[best] !== 'silent' && (shares[best] ?? 0) >= least
      return isSaid ? [row.label === best] : []
    })
    const told = held.filter(({ row }) => TRADE_LABELS[row.label] !== 'silent').length
    const right = read.filter(Boolean).length
    console.log(
      least,
      `right ${right} of ${read.length} read, of ${told} told, ${held.length} rows`,
    )
  }
}

/** `--check` compares with what is checked in; `--report` measures; without either the weights are written. */
function trainTrades(words: readonly string[]): void {
  const rows = listRows()
  const groups = words.includes('--report') ? GROUPS : ['message-3', 'message-5', 'bank-6']
  const held = groups.flatMap((author) => holdOut(rows, author))
  const temperature = findTemperature(held)
  console.log(`trades: ${rows.length} rows, temperature ${temperature}`)
  if (words.includes('--report')) {
    report(held, temperature)
    return
  }
  const stored: StoredHead = { temperature, ...build(rows) }
  const written = `${JSON.stringify(stored, null, 2)}\n`
  if (!words.includes('--check')) writeFileSync(TARGET, written)
  else if (readFileSync(TARGET, 'utf8') !== written) {
    console.error('The trades differ from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}

trainTrades(process.argv.slice(2))
