import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openHead, weighMessage } from '../src/agent/understand/readers/head-model.ts'
import { fitLinear, type LinearOptions, type LinearRow } from './fit-linear.ts'

export type AuthoredRow = LinearRow & { author: string; text: string }

/** The lines of every file in a folder of `training`, one file an author. */
export function readAuthors<Line>(folder: string): { author: string; line: Line }[] {
  const at = path.join(import.meta.dirname, folder)
  return readdirSync(at)
    .toSorted()
    .flatMap((author) =>
      readFileSync(path.join(at, author), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ author, line: JSON.parse(text) as Line })),
    )
}

const SHARES = [0.5, 0.7, 0.8, 0.85, 0.9]

/**
 * Reads each author with a model of the others and of rows that are never held out, and prints for every label how many rows are found from each chance on,
 * and how many others are taken for it. `--misses` lists what was read as something else.
 */
export function reportAuthors(
  rows: readonly AuthoredRow[],
  always: readonly LinearRow[],
  labels: readonly string[],
  options: LinearOptions,
): void {
  const held = [...new Set(rows.map(({ author }) => author))].flatMap((author) => {
    const others = rows.filter((row) => row.author !== author)
    const model = openHead(fitLinear([...others, ...always], options))
    return rows
      .filter((row) => row.author === author)
      .map((row) => ({ row, chances: weighMessage(model, row.features, labels.length) }))
  })
  for (const [at, label] of labels.entries()) {
    const all = held.filter(({ row }) => row.label === at).length
    const shares = SHARES.map((share) => {
      const taken = held.filter(({ chances }) => (chances[at] ?? 0) >= share)
      const right = taken.filter(({ row }) => row.label === at).length
      return `${share}: ${right}, wrong ${taken.length - right}`
    })
    console.log(label.padEnd(10), String(all).padStart(5), shares.join('   '))
  }
  if (!process.argv.includes('--misses')) return
  for (const { row, chances } of held) {
    const best = chances.indexOf(Math.max(...chances))
    if (best !== row.label)
      console.log(labels[row.label], 'as', labels[best], chances[best]?.toFixed(2), row.text)
  }
}
