import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { BenchContext, BenchSection, Verdict } from '#tests/bench/bench-section.ts'
import { median } from '#tests/bench/median.ts'
import { readMemoryMb, startProduct } from '#tests/bench/start/start-product.ts'
import { talkToProduct } from '#tests/bench/start/talk-to-product.ts'
import { startFaultPostgres } from '#tests/faults/support/fault-postgres.ts'

type Way = 'first' | 'embedded' | 'given'
type Round = Record<Way, { pageMs: number; readyMs: number; restMb: number; talkedMb: number }>

const WAYS: Record<Way, string> = {
  first: 'embedded PostgreSQL, the very first time',
  embedded: 'embedded PostgreSQL',
  given: 'a given PostgreSQL',
}
const PAGE_TARGETS_MS: Record<Way, number> = { first: 3_000, embedded: 1_500, given: 1_000 }
const REST_TARGETS_MB: Partial<Record<Way, number>> = { embedded: 160, given: 110 }
const REST_MS = 5_000
const CONVERSATIONS = 20
const PAGES = 2_000

/** How long `npm start` takes, and what memory the process holds, at rest and after visitors. */
export async function benchStart(context: BenchContext): Promise<BenchSection> {
  const postgres = await startFaultPostgres()
  const rounds: Round[] = []
  try {
    const given = { DATABASE_URL: postgres.url, AUTH_SECRET: 'x'.repeat(64) }
    // The schema is there, as it is with every start but the first of a version.
    await (await startProduct({ env: given })).stop()
    for (let round = 0; round < (context.isQuick ? 1 : 5); round++) {
      const folder = path.join(context.folder, `data-${round}`)
      await mkdir(folder)
      rounds.push({
        first: await measure({ DATA_DIR: folder }),
        embedded: await measure({ DATA_DIR: folder }),
        given: await measure(given),
      })
      context.log(`round ${round + 1}`)
    }
  } finally {
    await postgres.close()
  }
  return describe(rounds)
}

async function measure(env: Record<string, string>): Promise<Round[Way]> {
  // Memory is read of the process itself, which `npm` would hide behind its own.
  const timed = await startProduct({ env, isThroughNpm: true })
  await timed.stop()
  const product = await startProduct({ env })
  try {
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const restMb = await readMemoryMb(product.processId)
    await talkToProduct(product.url, { conversations: CONVERSATIONS, pages: PAGES })
    const talkedMb = await readMemoryMb(product.processId)
    return { pageMs: timed.pageMs, readyMs: timed.readyMs, restMb, talkedMb }
  } finally {
    await product.stop()
  }
}

function describe(rounds: readonly Round[]): BenchSection {
  const ways = Object.keys(WAYS) as Way[]
  const pick = (way: Way, figure: keyof Round[Way]) => median(rounds.map((one) => one[way][figure]))
  const rows = ways.map((way) => [
    WAYS[way],
    ...(['pageMs', 'readyMs', 'restMb', 'talkedMb'] as const).map((figure) =>
      pick(way, figure).toFixed(0),
    ),
  ])
  const starts = ways.map((way) =>
    judge(`first page, ${WAYS[way]}`, {
      limit: PAGE_TARGETS_MS[way],
      found: pick(way, 'pageMs'),
      unit: 'ms',
    }),
  )
  const rests = (['embedded', 'given'] as const).map((way) =>
    judge(`memory at rest, ${WAYS[way]}`, {
      limit: REST_TARGETS_MB[way] ?? 0,
      found: pick(way, 'restMb'),
      unit: 'MB',
    }),
  )
  return {
    title: 'Start and memory',
    method: `Medians of ${rounds.length} interleaved rounds. Times are from \`npm start\` on a built checkout to the first 200 of \`/\` and of \`/api/ready\`. Memory is the resident set of the Node.js process, ${REST_MS / 1_000} s after it was ready, and again after ${CONVERSATIONS} conversations and ${PAGES.toLocaleString('en')} pages; the processes of PostgreSQL are not counted.`,
    tables: [
      {
        caption: 'From the command',
        columns: ['', 'first page, ms', 'ready, ms', 'at rest, MB', 'after visitors, MB'],
        rows,
      },
    ],
    verdicts: [...starts, ...rests],
  }
}

type Finding = { limit: number; found: number; unit: string }

function judge(what: string, { limit, found, unit }: Finding): Verdict {
  const measured = `${found.toFixed(0)} ${unit}`
  return { what, target: `≤ ${limit} ${unit}`, measured, isMet: found <= limit }
}
