import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BenchContext, BenchSection } from '#tests/bench/bench-section.ts'
import { median } from '#tests/bench/median.ts'
import { runWrk, type Throughput } from '#tests/bench/serving/run-wrk.ts'
import { startPlainNginx } from '#tests/bench/serving/start-plain-nginx.ts'
import { readMemoryMb, startProduct } from '#tests/bench/start/start-product.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'
import { ensureWrk } from '../../../scripts/ensure-wrk.mjs'

const PAGES = ['/', '/pricing']
const TARGET_RATIO = 0.5

type Round = { page: string; ours: Throughput; nginx: Throughput }

/** Pages per second of one process, beside one worker of nginx on the same files. */
export async function benchServing(context: BenchContext): Promise<BenchSection> {
  const [nginxProgram, wrkProgram] = [ensureNginx(), ensureWrk()]
  if (!nginxProgram || !wrkProgram) {
    throw new Error('This part needs nginx and wrk; only root on Debian may install them.')
  }
  const product = await startProduct({ env: { DATA_DIR: path.join(context.folder, 'data') } })
  try {
    const pages = Object.fromEntries(
      PAGES.map((page) => [nameForNginx(page), findCompressed(page)]),
    )
    const nginx = await startPlainNginx({ program: nginxProgram, folder: context.folder, pages })
    try {
      const rounds = await race(context, { wrkProgram, ours: product.url, nginx: nginx.url })
      return describe(rounds, await readMemoryMb(product.processId))
    } finally {
      await nginx.stop()
    }
  } finally {
    await product.stop()
  }
}

type Racers = { wrkProgram: string; ours: string; nginx: string }

async function race({ isQuick, log }: BenchContext, { wrkProgram, ...urls }: Racers) {
  const seconds = isQuick ? 1 : 4
  const rounds: Round[] = []
  // What the first visit of a start sets going is over after that.
  await runWrk(wrkProgram, { address: urls.ours + PAGES[0], seconds })
  for (let round = 0; round < (isQuick ? 2 : 7); round++) {
    for (const page of PAGES) {
      const nginx = await runWrk(wrkProgram, { address: urls.nginx + nameForNginx(page), seconds })
      const ours = await runWrk(wrkProgram, { address: urls.ours + page, seconds })
      rounds.push({ page, ours, nginx })
    }
    log(`round ${round + 1}`)
  }
  return rounds
}

function describe(rounds: readonly Round[], memoryMb: number): BenchSection {
  const pages = PAGES.map((page) => summarize(page, rounds))
  return {
    title: 'Serving',
    method: `wrk with one thread and 64 connections, brotli accepted, in turn against one process of ours and one worker of nginx that sends the same compressed files and no security headers; medians of ${rounds.length / PAGES.length} interleaved rounds. wrk runs beside them on the same machine. Our process held ${memoryMb.toFixed(0)} MB afterwards.`,
    tables: [
      {
        caption: 'One page, as often as it is answered',
        columns: [
          'page',
          'ours, per second',
          'nginx, per second',
          'ratio',
          'ours, p50 / p99 ms',
          'nginx, p50 / p99 ms',
        ],
        rows: pages.map(({ row }) => row),
      },
    ],
    verdicts: pages.map(({ page, ratio }) => ({
      what: `pages per second, ${page}`,
      target: `≥ ${TARGET_RATIO} × nginx`,
      measured: `${ratio.toFixed(2)} × nginx`,
      isMet: ratio >= TARGET_RATIO,
    })),
  }
}

function summarize(page: string, rounds: readonly Round[]) {
  const own = rounds.filter((round) => round.page === page)
  const ratio = median(own.map(({ ours, nginx }) => ours.perSecond / nginx.perSecond))
  const pick = (who: 'ours' | 'nginx', figure: keyof Throughput) =>
    median(own.map((round) => round[who][figure]))
  const latency = (who: 'ours' | 'nginx') =>
    `${pick(who, 'p50Ms').toFixed(1)} / ${pick(who, 'p99Ms').toFixed(1)}`
  const rates = [pick('ours', 'perSecond'), pick('nginx', 'perSecond')].map((rate) =>
    rate.toFixed(0),
  )
  return { page, ratio, row: [page, ...rates, ratio.toFixed(2), latency('ours'), latency('nginx')] }
}

/** It takes no single file for an address that ends in a slash. */
function nameForNginx(page: string): string {
  return page === '/' ? '/index' : page
}

function findCompressed(page: string): string {
  const name = page === '/' ? 'index' : page.slice(1)
  const places = [`${name}.html.br`, `${name}/index.html.br`].map((file) =>
    path.resolve('dist', file),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`${page} is not built.`)
  return found
}
