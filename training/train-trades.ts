import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cutMessage } from '../src/agent/understand/message/message.ts'
import { BLANK } from '../src/agent/understand/message/message-view.ts'
import {
  type HeadModel,
  openHead,
  type StoredHead,
  scoreHead,
} from '../src/agent/understand/readers/head-model.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import { describeTrade, TRADE_LABELS } from '../src/agent/understand/slots/industry/trade-head.ts'
import {
  collectEvidence,
  EVIDENCE_LABELS,
} from '../src/agent/understand/slots/industry/weigh-trades.ts'
import { tokenize } from '../src/agent/understand/text/tokens.ts'
import { buildHead } from './fit-head.ts'
import type { HeadRow } from './head-rows.ts'
import { readSamples, type Sample } from './head-samples.ts'
import { FOLDS, listSaid, listTerms, listTrades, sayTerms, sayTrades } from './trade-rows.ts'

const TARGET = path.join(
  import.meta.dirname,
  '../src/agent/understand/slots/industry/trade-weights.json',
)
const MOST_WORD_FEATURES = 4_200
const MOST_EVIDENCE_FEATURES = 900
/** One in so many phrases of the banks tells that it tells nothing, unless a firm was filled in. */
const BANK_SHARE = 4
const FILLED = ['freight', 'Freight', 'dental', 'Dental']
/** As held-out authors have it. */
const WORDS_TEMPERATURE = 1.3
/** Rows of each are held out for the temperature and the report. */
const HELD_OUT = [1, 2, 3, 4, 5, 6, 7, 8].map((author) => `message-${author}`)

function listWordRows(samples: readonly Sample[]): HeadRow[] {
  const said = [...listTerms(), ...listTrades(), ...samples.flatMap((one) => [...listSaid(one)])]
  return said.map(({ author, text, label }, message) => {
    const features = describeTrade(tokenize(text))
    return { author, text, message, features, label: TRADE_LABELS.indexOf(label) }
  })
}

/** The message as it is read: without the names of the visitor's own firm. */
function hideCompany({ text, spans, facts }: Sample): string {
  const name = String(facts.company_name ?? '')
  const at = name === '' ? -1 : text.indexOf(name)
  const found = at < 0 ? [] : [{ start: at, end: at + name.length }]
  return [...spans.filter(({ role }) => role === 'company'), ...found].reduce(
    (hidden, { start, end }) =>
      hidden.slice(0, start) + BLANK.repeat(end - start) + hidden.slice(end),
    text,
  )
}

/** What speaks for each industry in every message, read by models that have not seen its author. */
function listEvidenceRows(samples: readonly Sample[], words: readonly HeadRow[]): HeadRow[] {
  const authors = [...new Set([...samples, ...words].map(({ author }) => author))].toSorted()
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = ({ author }: { author: string }) => authors.indexOf(author) % FOLDS === fold
    const model = openHead({
      temperature: WORDS_TEMPERATURE,
      ...buildWords(words.filter((row) => !isHeld(row))),
    })
    return samples.flatMap((sample, message) =>
      isHeld(sample) ? listEvidence(sample, message, model) : [],
    )
  }).flat()
}

function listEvidence(sample: Sample, message: number, model: HeadModel): HeadRow[] {
  const { author, text, asked, facts } = sample
  const cut = cutMessage(text, hideCompany(sample), asked === null ? [] : [asked])
  return collectEvidence(cut, model).map(({ industry, features }) => {
    const label = industry === facts.industry ? 1 : 0
    return { author, text: `${text} => ${industry}`, message, features, label }
  })
}

type Held = { row: HeadRow; scores: readonly number[] }

function holdOut(rows: readonly HeadRow[], author: string): Held[] {
  const model = openHead({
    temperature: 1,
    ...buildEvidence(rows.filter((row) => row.author !== author)),
  })
  return rows
    .filter((row) => row.author === author)
    .map((row) => ({ row, scores: scoreHead(model, row.features, EVIDENCE_LABELS.length) }))
}

const buildWords = (rows: readonly HeadRow[]) =>
  buildHead(rows, TRADE_LABELS.length, MOST_WORD_FEATURES)
const buildEvidence = (rows: readonly HeadRow[]) =>
  buildHead(rows, EVIDENCE_LABELS.length, MOST_EVIDENCE_FEATURES)

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

/** For every message of held-out authors the likeliest industry, by how likely it is. */
function report(held: readonly Held[], temperature: number): void {
  const best = [...Map.groupBy(held, ({ row }) => row.message).values()].map((rows) => {
    const chances = rows.map(({ scores }) => toShares(scores, temperature)[1] ?? 0)
    const chance = Math.max(...chances)
    const isRight = rows[chances.indexOf(chance)]?.row.label === 1
    return { chance, isRight, isTold: rows.some(({ row }) => row.label === 1) }
  })
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const read = best.filter(({ chance }) => chance >= least)
    const right = read.filter(({ isRight }) => isRight).length
    const told = best.filter(({ isTold }) => isTold).length
    console.log(least, `right ${right} of ${read.length} read, of ${told} told`)
  }
}

/** `--check` compares with what is checked in; `--report` measures; without either the weights are written. */
function trainTrades(options: readonly string[]): void {
  const samples = readSamples().filter(
    ({ author, asked, text }, index) =>
      !author.startsWith('phrasings') &&
      (!author.startsWith('bank') ||
        (index % BANK_SHARE === 0 &&
          asked !== 'industry' &&
          !FILLED.some((word) => text.includes(word)))),
  )
  const words = listWordRows(samples)
  const told = [
    ...samples.filter(({ open }) => !open.includes('industry')),
    ...sayTrades(),
    ...sayTerms(),
  ]
  const evidence = listEvidenceRows(told, words)
  const held = HELD_OUT.flatMap((author) => holdOut(evidence, author))
  const temperature = findTemperature(held)
  console.log(`trades: ${words.length} and ${evidence.length} rows, temperature ${temperature}`)
  if (options.includes('--report')) {
    report(held, temperature)
    return
  }
  const stored: Record<string, StoredHead> = {
    words: { temperature: WORDS_TEMPERATURE, ...buildWords(words) },
    evidence: { temperature, ...buildEvidence(evidence) },
  }
  const written = `${JSON.stringify(stored, null, 2)}\n`
  if (!options.includes('--check')) writeFileSync(TARGET, written)
  else if (readFileSync(TARGET, 'utf8') !== written) {
    console.error('The trades differ from what training gives. Run `npm run train`.')
    process.exitCode = 1
  }
}

trainTrades(process.argv.slice(2))
