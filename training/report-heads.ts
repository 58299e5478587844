import { HEADS, type Head, SILENT } from '../src/agent/understand/readers/head-labels.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import type { HeldRow } from './train-heads.ts'

const SURE_FROM = [0.5, 0.7, 0.8, 0.9, 0.95]

/** How a head reads authors it has not learned from. */
export function printHead(head: Head, held: readonly HeldRow[], temperature: number): void {
  const labels: readonly string[] = HEADS[head]
  const read = held.map(({ row, scores }) => {
    const shares = toShares(scores, temperature)
    const certainty = Math.max(...shares)
    const label = labels[shares.indexOf(certainty)] ?? SILENT
    return { author: row.author, meant: labels[row.label] ?? SILENT, label, certainty, row }
  })
  const right = read.filter(({ meant, label }) => meant === label).length
  console.log(`\n${head}: ${(right / read.length).toFixed(3)} of ${read.length}, T ${temperature}`)
  for (const least of SURE_FROM) {
    const sure = read.filter(({ label, certainty }) => label !== SILENT && certainty >= least)
    const good = sure.filter(({ meant, label }) => meant === label).length
    const told = read.filter(({ meant }) => meant !== SILENT).length
    console.log(
      `  from ${least}: precision ${(good / sure.length).toFixed(3)}, recall ${(good / told).toFixed(3)}`,
    )
  }
  for (const author of [...new Set(read.map((one) => one.author))]) {
    const own = read.filter((one) => one.author === author)
    const told = own.filter(({ meant }) => meant !== SILENT)
    const found = told.filter(({ meant, label }) => meant === label).length
    const extra = own.filter(({ meant, label }) => meant === SILENT && label !== SILENT).length
    console.log(`  ${author}: told ${found} of ${told.length}, extra ${extra} of ${own.length}`)
  }
  if (!process.argv.includes('--misses')) return
  for (const { meant, label, certainty, row } of read)
    if (meant !== label && certainty >= 0.5)
      console.log(`  ${meant} read as ${label} ${certainty.toFixed(2)}: ${row.text}`)
}
