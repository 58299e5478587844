import path from 'node:path'
import type { BenchPart, BenchSection } from '#tests/bench/bench-section.ts'
import type { Load } from '#tests/bench/chat/load.ts'
import { compareIdle, measureLength, runLoad } from '#tests/bench/chat/measure-chat.ts'
import { quantile, readCpuMs, readMemoryMib } from '#tests/bench/chat/read-process.ts'
import { startBareServer } from '#tests/bench/chat/start-bare-server.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

const RATIO_MAX = 2
const LOADED_P99_MAX = 10
/** A fifth: what one run differs from the next by. */
const GROWTH_MAX = 1.2
const AT_TURNS = [1, 25, 145]
/** With each server, before anything is measured: until then the engine compiles what it meets often. */
const WARM_UP_TALKS = 20

const FULL = { talks: 40, longTalks: 4, crowd: 500, seconds: 75, rush: 32, rushSeconds: 15 }
const QUICK = { talks: 4, longTalks: 1, crowd: 60, seconds: 8, rush: 8, rushSeconds: 3 }

/** What a turn of the chat costs the server: beside a bare endpoint, in long talks, and under load. */
export const benchChat: BenchPart = async ({ folder, isQuick, log }) => {
  const sizes = isQuick ? QUICK : FULL
  const product = await runProduct({ LOG_LEVEL: 'warn' }, path.join(folder, 'data'))
  try {
    const bare = await startBareServer(product, folder)
    try {
      return compose(sizes, await measure(product, { bareUrl: bare.url, sizes, log }))
    } finally {
      bare.stop()
    }
  } finally {
    await product.stop()
  }
}

type Sizes = typeof FULL
type Measuring = { bareUrl: string; sizes: Sizes; log: (line: string) => void }

async function measure({ url, process: { pid = 0 } }: Product, { bareUrl, sizes, log }: Measuring) {
  log('warming both servers up')
  await compareIdle([url, bareUrl], WARM_UP_TALKS)
  log(`${sizes.talks} talks with each, message by message in turn`)
  const [turns = [], bare = []] = await compareIdle([url, bareUrl], sizes.talks)
  log('talks of 156 messages')
  const lengths = await measureLength(url, { talks: sizes.longTalks, at: AT_TURNS })
  const thinkMs: Load['thinkMs'] = [8_000, 12_000]
  log(`${sizes.crowd} conversations for ${sizes.seconds} s`)
  const crowdLoad = { conversations: sizes.crowd, seconds: sizes.seconds, thinkMs }
  const cpuBefore = await readCpuMs(pid)
  const crowd = await runLoad(url, crowdLoad)
  const cpuMs = (await readCpuMs(pid)) - cpuBefore
  const memoryMib = await readMemoryMib(pid)
  log(`${sizes.rush} conversations without a pause for ${sizes.rushSeconds} s`)
  const rushLoad: Load = { conversations: sizes.rush, seconds: sizes.rushSeconds, thinkMs: [0, 0] }
  const rush = await runLoad(url, rushLoad)
  const bareRush = await runLoad(bareUrl, rushLoad)
  return { turns, bare, lengths, crowd, cpuMs, memoryMib, rush, bareRush }
}

function compose(sizes: Sizes, found: Awaited<ReturnType<typeof measure>>): BenchSection {
  const { turns, bare, lengths, crowd, cpuMs, memoryMib, rush, bareRush } = found
  const idle = quantile(turns, 0.5)
  const ratio = idle / quantile(bare, 0.5)
  const growth = (lengths.at(-1) ?? 0) / (lengths[0] ?? 1)
  const loaded = quantile(crowd.times, 0.99) / idle
  const row = (what: string, times: readonly number[]) => [
    what,
    ...[0.5, 0.95, 0.99].map((share) => formatMs(quantile(times, share))),
    String(times.length),
  ]
  const perSecond = ({ times, seconds }: { times: number[]; seconds: number }) =>
    (times.length / seconds).toFixed(0)
  return {
    title: 'Chat',
    method: `The product runs in its own process on the embedded PostgreSQL, a bare endpoint in another one on the same database: the same HTTP server and flags of the engine, what every request passes through (request id, watching, headers, checks of method, origin and body), a schema, one limit, the same transactions, four round trips as a turn has, rows of the same number and size, no agent. Both are warmed up with ${WARM_UP_TALKS} talks. Idle: ${sizes.talks} talks of 12 messages with each, message by message in turn. Load: ${sizes.crowd} conversations from a third process on the same machine, 8 to 12 seconds evenly spread between an answer and the next message, for ${sizes.seconds} s. Times are what the visitor waits, over one kept connection each.`,
    tables: [
      {
        caption: 'Milliseconds of a turn without a model',
        columns: ['', 'p50', 'p95', 'p99', 'turns'],
        rows: [
          row('bare endpoint, idle', bare),
          row('turn, idle', turns),
          row(`turn, ${sizes.crowd} conversations`, crowd.times),
          row(`turn, ${sizes.rush} without a pause`, rush.times),
        ],
      },
      {
        caption: 'Milliseconds of a turn by the length of its conversation (p50)',
        columns: AT_TURNS.map((at) => `turns ${at}–${at + 11}`),
        rows: [lengths.map(formatMs)],
      },
      {
        caption: 'What it takes',
        columns: ['', ''],
        rows: [
          ['turns a second, at most', perSecond(rush)],
          ['bare answers a second, at most', perSecond(bareRush)],
          ['processor time of a turn, opening included', formatMs(cpuMs / crowd.times.length)],
          [`memory with ${sizes.crowd} conversations`, `${memoryMib.toFixed(0)} MiB`],
        ],
      },
    ],
    verdicts: [
      verdict('A turn against a bare endpoint', ratio, RATIO_MAX),
      verdict('A turn late in a long talk against an early one', growth, GROWTH_MAX),
      verdict(`p99 with ${sizes.crowd} conversations against the idle p50`, loaded, LOADED_P99_MAX),
      {
        what: `Messages of ${sizes.crowd} conversations without an answer`,
        target: '0',
        measured: String(crowd.failures),
        isMet: crowd.failures === 0,
      },
    ],
  }
}

const formatMs = (ms: number) => `${ms.toFixed(1)} ms`

const verdict = (what: string, measured: number, most: number) => ({
  what,
  target: `≤ ${most}×`,
  measured: `${measured.toFixed(2)}×`,
  isMet: measured <= most,
})
