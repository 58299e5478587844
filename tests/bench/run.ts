// Runs the benchmark and writes what it found into docs/performance.md.
//   npm run bench                      all parts
//   npm run bench -- pages serving     these parts
//   npm run bench -- chat --quick      small sizes, nothing written down
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BenchPart } from '#tests/bench/bench-section.ts'
import { composeSection, type Run, replaceSection } from '#tests/bench/compose-section.ts'
import { describeMachine } from '#tests/bench/describe-machine.ts'

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/performance.md')

/** In the order in which they are run and stand in the document. Each is loaded when it is its turn. */
const PARTS: Readonly<Record<string, () => Promise<BenchPart>>> = {
  pages: async () => (await import('#tests/bench/pages/bench-pages.ts')).benchPages,
  serving: async () => (await import('#tests/bench/serving/bench-serving.ts')).benchServing,
  start: async () => (await import('#tests/bench/start/bench-start.ts')).benchStart,
  chat: async () => (await import('#tests/bench/chat/bench-chat.ts')).benchChat,
  database: async () => (await import('#tests/bench/database/bench-database.ts')).benchDatabase,
}

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". Choose from: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

let misses = 0
for (const name of named.length > 0 ? named : Object.keys(PARTS)) misses += await runPart(name)
console.log(misses === 0 ? '\nEvery target was met.' : `\n${misses} targets were missed.`)
process.exit(0)

/** @returns how many targets were missed */
async function runPart(name: string): Promise<number> {
  const startedAt = new Date()
  console.log(`\n── ${name}`)
  const folder = await mkdtemp(path.join(tmpdir(), `loopwright-bench-${name}-`))
  try {
    const part = await PARTS[name]?.()
    if (!part) throw new Error(`The part ${name} is not known.`)
    const section = await part({ folder, isQuick, log: (line) => console.log(`  ${line}`) })
    const minutes = (Date.now() - startedAt.getTime()) / 60_000
    await keep(name, composeSection(section, { startedAt, minutes, machine: describeMachine() }))
    return section.verdicts.filter(({ isMet }) => !isMet).length
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(name: Run['name'], text: string): Promise<void> {
  console.log(text)
  if (isQuick) return
  const document = await readFile(DOCUMENT, 'utf8')
  await writeFile(DOCUMENT, replaceSection(document, { name, text }))
}
