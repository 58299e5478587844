import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listPhrasings } from '../src/agent/knowledge/route-question.ts'
import {
  DANGER_KINDS,
  SEQUELS,
  type StoredDanger,
} from '../src/agent/understand/danger/danger-model.ts'
import { describeText } from '../src/agent/understand/readers/describe-text.ts'
import { openHead, weighMessage } from '../src/agent/understand/readers/head-model.ts'
import { fitLinear, type LinearRow } from './fit-linear.ts'
import { keepWeights } from './shared/keep-weights.ts'
import { AUTHORS, readAuthor } from './shared/read-messages.ts'

/** A message, and whose it is; messages of ordinary talks are nobody's, and are never left out. */
type DangerRow = LinearRow & { author: string | null; text: string }

type Line = { text: string; label: string; before?: string }

const FOLDER = path.join(import.meta.dirname, 'danger')
const VOICES = path.join(import.meta.dirname, 'voices')
const EVALS = path.join(import.meta.dirname, '../tests/evals')
/** Ordinary messages are many, and easy. */
const ORDINARY_WEIGHT = 0.5
const PART_WEIGHT = 0.3
const MIXED_WEIGHT = 0.5
/** A prime, so that messages of all sources are met. */
const MIXED_STRIDE = 37
/** Of messages that stand for what may follow: those of danger for more of it, those of ordinary talks for work. */
const TURNED_WEIGHT = { danger: 0.03, ordinary: 0.007 }
/** "Thanks", "ok", and "yes" turn back to nothing. */
const SEQUEL_MIN_WORDS = 5

function readLines(): (Line & { author: string })[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(FOLDER, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Line & { author: string } => ({ ...JSON.parse(line), author: name })),
    )
}

const readJson = (...names: readonly string[]) =>
  JSON.parse(readFileSync(path.join(EVALS, ...names), 'utf8'))

/** Every text in a structure that has at least two words; what is in braces is filled in by whoever uses it. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return /\S\s+\S/.test(value) ? [value.replaceAll(/\{\w+\}/g, '5')] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(listTexts)
}

/** Messages about work: of labeled talks, of simulated buyers, and questions to the firm. */
function listOrdinary(): string[] {
  const turns = [
    ...listFiles('turns', 'development-'),
    ...listFiles('stories', 'development-'),
    ...listFiles('corrections', 'development-'),
  ]
    .flatMap((file): { message: string; acts?: readonly string[] }[] => readJson(...file))
    .filter(({ acts = [] }) => !acts.includes('distress'))
    .map(({ message }) => message)
  const labeled = AUTHORS.flatMap((author) => readAuthor(author))
    .filter(({ acts }) => !acts.includes('distress'))
    .map(({ text }) => text)
  const said = ['own.txt', 'buyers.txt'].flatMap((name) =>
    readFileSync(path.join(VOICES, name), 'utf8').split('\n').filter(Boolean),
  )
  const talked = ['moves', 'agreement'].flatMap((folder) => listTalked(folder))
  const banks = listFiles('buyers/banks', 'author-').flatMap((file) => listTexts(readJson(...file)))
  return [...new Set([...turns, ...labeled, ...said, ...talked, ...banks, ...listPhrasings()])]
}

/** The messages of a training folder that holds one row a line. */
function listTalked(folder: string): string[] {
  const directory = path.join(import.meta.dirname, folder)
  return readdirSync(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(directory, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line): { text?: string; parts?: [string, string][] } => JSON.parse(line))
    .map(({ text, parts = [] }) => text ?? parts.map(([part]) => part).join('. '))
}

const listFiles = (folder: string, prefix: string): (readonly [string, string])[] =>
  readdirSync(path.join(EVALS, folder))
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name) => [folder, name] as const)

/** Parts of a message, as they are read one by one. */
const cutParts = (text: string): string[] => {
  const parts = text.split(/(?<=[.!?;])\s+|,\s+|\n+/).filter(Boolean)
  return parts.length > 1 ? parts : []
}

/** What a first message tells, and what one after danger does. */
function collectDangerRows(): { first: DangerRow[]; next: DangerRow[] } {
  const lines = readLines()
  const single = lines.filter(({ before }) => before === undefined)
  const ordinary = listOrdinary().map((text) => ({ text, author: null }))
  const toRow = (
    { text, author }: { text: string; author: string | null },
    label: number,
    weight: number,
  ): DangerRow => ({ text, author, label, weight, features: describeText(text) })
  const kindOf = (label: string) => DANGER_KINDS.indexOf(label as (typeof DANGER_KINDS)[number])
  const sequelOf = (label: string) => SEQUELS.indexOf(label as (typeof SEQUELS)[number])
  const isDanger = ({ label }: Line) => label !== 'none'
  const nearMisses = single.filter((line) => !isDanger(line))
  const calm = [...nearMisses, ...ordinary]
  // People in danger also write of work, before it or behind it.
  const mixed = single.filter(isDanger).flatMap((line, index) => {
    const work = ordinary[(index * MIXED_STRIDE) % ordinary.length]?.text ?? ''
    const kind = kindOf(line.label)
    return [`${line.text}, ${work}`, `${work}. ${line.text}`].map((text) =>
      toRow({ text, author: line.author }, kind, MIXED_WEIGHT),
    )
  })
  return {
    first: [
      ...single.map((line) => toRow(line, kindOf(line.label), 1)),
      ...mixed,
      ...ordinary.map((one) => toRow(one, 0, ORDINARY_WEIGHT)),
      ...calm.flatMap(({ text, author }) =>
        cutParts(text).map((part) => toRow({ text: part, author }, 0, PART_WEIGHT)),
      ),
    ],
    next: [
      ...lines
        .filter(({ before }) => before !== undefined)
        .map((line) => toRow(line, sequelOf(line.label), 1)),
      ...single
        .filter(({ label }) => label !== 'none')
        .map((line) => toRow(line, sequelOf('still'), TURNED_WEIGHT.danger)),
      ...ordinary
        .filter(({ text }) => text.split(/\s+/).length >= SEQUEL_MIN_WORDS)
        .map((one) => toRow(one, sequelOf('work'), TURNED_WEIGHT.ordinary)),
    ],
  }
}

/** Chosen on held-out authors. */
const FIRST = { labels: DANGER_KINDS.length, rounds: 20, step: 2, pull: 3e-5, most: 40_000 }
const NEXT = { labels: SEQUELS.length, rounds: 20, step: 2, pull: 3e-5, most: 3_000 }
const SHARES = [0.01, 0.02, 0.05]

const round = (value: number) => value.toFixed(3)

/** Each author read by a model of the others: the share of danger found where so many look-alikes are taken for it. */
function report(rows: readonly DangerRow[]): void {
  const authors = [...new Set(rows.map(({ author }) => author))].filter((author) => author !== null)
  const held = authors.flatMap((author) => {
    const model = openHead(
      fitLinear(
        rows.filter((row) => row.author !== author),
        FIRST,
      ),
    )
    return rows
      .filter((row) => row.author === author)
      .map((row) => ({
        row,
        chance: 1 - (weighMessage(model, row.features, FIRST.labels)[0] ?? 0),
      }))
  })
  for (const author of [...authors, null]) {
    const own = held.filter(({ row }) => author === null || row.author === author)
    const danger = own.filter(({ row }) => row.label > 0)
    const none = own.filter(({ row }) => row.label === 0).map(({ chance }) => chance)
    none.sort((one, other) => other - one)
    const shares = SHARES.map((share) => {
      const least = none[Math.floor(none.length * share)] ?? 0
      const found = danger.filter(({ chance }) => chance > least).length / danger.length
      return `${share}: ${round(found)} from ${round(least)}`
    })
    console.log((author ?? 'all').padEnd(16), String(own.length).padStart(5), shares.join('   '))
  }
  if (!process.argv.includes('--misses')) return
  const missed = held.filter(({ row }) => row.label > 0)
  const wrong = held.filter(({ row }) => row.label === 0)
  missed.sort((one, other) => one.chance - other.chance)
  wrong.sort((one, other) => other.chance - one.chance)
  for (const { row, chance } of [...missed.slice(0, 60), ...wrong.slice(0, 60)])
    console.log(round(chance), DANGER_KINDS[row.label], row.text)
}

/** What each author's sequels were taken for by a model of the others. */
function reportNext(rows: readonly DangerRow[]): void {
  const isOwn = (row: DangerRow, author: string | null) => row.author === author && row.weight === 1
  const authors = [...new Set(rows.filter((row) => row.weight === 1).map(({ author }) => author))]
  const counts = new Map<string, number>()
  for (const author of authors) {
    const model = openHead(
      fitLinear(
        rows.filter((row) => row.author !== author),
        NEXT,
      ),
    )
    for (const row of rows.filter((one) => isOwn(one, author))) {
      const chances = weighMessage(model, row.features, NEXT.labels)
      const read = SEQUELS[chances.indexOf(Math.max(...chances))]
      const pair = `${SEQUELS[row.label]} read as ${read}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
      if (process.argv.includes('--misses') && SEQUELS[row.label] !== read)
        console.log(pair, chances.map(round).join(' '), row.text)
    }
  }
  for (const [pair, count] of [...counts].toSorted()) console.log(pair.padEnd(24), count)
}

const rows = collectDangerRows()
if (process.argv.includes('--report')) {
  report(rows.first)
  reportNext(rows.next)
} else {
  const stored: StoredDanger = {
    first: fitLinear(rows.first, FIRST),
    next: fitLinear(rows.next, NEXT),
  }
  keepWeights('danger', 'danger/danger-weights.json', stored)
}
