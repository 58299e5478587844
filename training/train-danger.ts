import {
  DANGER_KINDS,
  SEQUELS,
  type StoredDanger,
} from '../src/agent/understand/danger/danger-model.ts'
import { openHead, weighMessage } from '../src/agent/understand/readers/head-model.ts'
import { collectDangerRows, type DangerRow } from './danger-rows.ts'
import { fitLinear } from './fit-linear.ts'
import { keepWeights } from './shared/keep-weights.ts'

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
