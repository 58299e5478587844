import { toShares } from '../src/agent/understand/readers/models.ts'
import { FLAGS, READ_ROLES } from '../src/agent/understand/readers/roles.ts'
import type { LexerMiss } from './align-spans.ts'
import { findTemperature, type Held, measureSurprise, readHeldOut } from './hold-out.ts'
import type { Row } from './rows.ts'
import { AUTHORS } from './shared/read-messages.ts'

type Judged = { author: number; role: string; read: string; certainty: number; isRight: boolean }

export function printReport(
  rows: readonly Row[],
  held: readonly Held[],
  misses: readonly LexerMiss[],
): void {
  const temperature = findTemperature(held)
  const judged = held.map((one) => judge(one, temperature))
  console.log(`Left-out authors: ${share(judged)} of ${judged.length} figures`)
  console.log(
    `  temperature ${temperature}, surprise ${measureSurprise(held, temperature).toFixed(3)}`,
  )
  for (const author of AUTHORS)
    console.log(`  author ${author}: ${share(judged.filter((one) => one.author === author))}`)
  printRoles(judged)
  printConfusions(judged)
  printBands(judged)
  printFlags(held)
  printMisses(misses)
  printCurve(rows, temperature)
}

function judge({ row, scores }: Held, temperature: number): Judged {
  const shares = toShares(scores, temperature)
  const certainty = Math.max(...shares)
  const best = shares.indexOf(certainty)
  const [role = '', read = ''] = [READ_ROLES[row.role], READ_ROLES[best]]
  return { author: row.author, role, read, certainty, isRight: best === row.role }
}

function share(judged: readonly Judged[]): string {
  const right = judged.filter(({ isRight }) => isRight).length
  return judged.length === 0 ? '–' : (right / judged.length).toFixed(3)
}

function printRoles(judged: readonly Judged[]): void {
  console.log('\nRole          found  right of those read so  count')
  for (const role of READ_ROLES) {
    const meant = judged.filter((one) => one.role === role)
    const read = judged.filter((one) => one.read === role)
    console.log(`${role.padEnd(13)} ${share(meant)}  ${share(read)}  ${meant.length}`)
  }
}

const SHOWN = 20

function printConfusions(judged: readonly Judged[]): void {
  const wrong = judged.filter(({ isRight }) => !isRight)
  const pairs = Object.entries(Object.groupBy(wrong, ({ role, read }) => `${role} read as ${read}`))
  console.log('\nMost frequent confusions')
  for (const [pair, ones] of pairs.toSorted(byCount).slice(0, SHOWN))
    console.log(`  ${ones?.length} ${pair}`)
}

type Counted = [string, readonly unknown[] | undefined]
const byCount = ([, one]: Counted, [, other]: Counted) => (other?.length ?? 0) - (one?.length ?? 0)

const BANDS = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01]

function printBands(judged: readonly Judged[]): void {
  console.log('\nCertainty   right  count')
  for (const [index, from] of BANDS.slice(0, -1).entries()) {
    const to = BANDS[index + 1] ?? 1
    const inside = judged.filter(({ certainty }) => certainty >= from && certainty < to)
    console.log(
      `${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}  ${share(inside)}  ${inside.length}`,
    )
  }
  const sure = judged.filter(({ certainty }) => certainty >= 0.9)
  console.log(`.90 and more: ${share(sure)} of ${sure.length}`)
}

const FLAG_FROM = 0.5

function printFlags(held: readonly Held[]): void {
  console.log('\nFlag       found  right of those read so  count')
  for (const [index, flag] of FLAGS.entries()) {
    const meant = held.filter(({ row }) => row.flags.has(index))
    const read = held.filter(({ flags }) => (flags[index] ?? 0) >= FLAG_FROM)
    const both = read.filter(({ row }) => row.flags.has(index)).length
    const part = (of: number) => (of === 0 ? '–' : (both / of).toFixed(2))
    console.log(`${flag.padEnd(10)} ${part(meant.length)}  ${part(read.length)}  ${meant.length}`)
  }
}

function printMisses(misses: readonly LexerMiss[]): void {
  const swallowed = misses.filter(({ isSwallowed }) => isSwallowed).length
  console.log(
    `\nFigures without a mention of their own: ${misses.length}, ${swallowed} inside another's`,
  )
  for (const { role, words, isSwallowed, text } of misses)
    console.log(
      `  ${isSwallowed ? 'inside ' : 'missing'} ${role} "${words}" in ${text.slice(0, 120)}`,
    )
}

/** The last author is read by models of one, two, and more of the others. */
function printCurve(rows: readonly Row[], temperature: number): void {
  console.log('\nAuthors learned from, right')
  for (let count = 1; count < AUTHORS.length; count += 1) {
    const held = AUTHORS.flatMap((author) => {
      const others = AUTHORS.filter((one) => one !== author)
      const start = AUTHORS.indexOf(author)
      const chosen = others.map((_, at) => others[(start + at) % others.length]).slice(0, count)
      return readHeldOut(
        rows.filter((row) => chosen.some((one) => one === row.author)),
        rows.filter((row) => row.author === author),
      )
    })
    console.log(`  ${count}: ${share(held.map((one) => judge(one, temperature)))}`)
  }
}
