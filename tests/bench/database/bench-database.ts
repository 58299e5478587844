import { randomUUID } from 'node:crypto'
import type { BenchPart, Verdict } from '#tests/bench/bench-section.ts'
import { listInsightViews } from '#tests/bench/database/insight/list-insight-views.ts'
import { keepCluster } from '#tests/bench/database/keep-cluster.ts'
import { listViews } from '#tests/bench/database/list-views.ts'
import { measurePurge, type Purged } from '#tests/bench/database/measure-purge.ts'
import { type Measured, measureViews } from '#tests/bench/database/measure-views.ts'
import { openSizes } from '#tests/bench/database/open-sizes.ts'

/** The last moment of the data: the same rows in every run. */
const NOW = new Date('2026-11-22T20:00:00.000Z')
const FULL = { sizes: [10_000, 100_000, 1_000_000], rounds: 7, purgeMs: 20_000 }
const QUICK = { sizes: [1_000, 10_000], rounds: 3, purgeMs: 2_000 }
const RATIO_MAX = 1.5
const QUICK_ENOUGH_MS = 50
const PURGE_MIN_PER_SECOND = 200

/** Every view of the staff area at three sizes of the same data, and what erasing old conversations costs. */
export const benchDatabase: BenchPart = async ({ folder, isQuick, log }) => {
  const plan = isQuick ? QUICK : FULL
  const kept = isQuick ? folder : await keepCluster()
  const opened = await openSizes(kept, { sizes: plan.sizes, now: NOW, createId: randomUUID, log })
  try {
    const measured = await measureViews(
      [...listViews(), ...listInsightViews()],
      opened.all.map(({ deps }) => deps),
      plan.rounds,
    )
    log('a copy of the largest to erase in')
    const copy = await opened.borrowLast()
    const purged = await measurePurge(copy.deps, plan.purgeMs)
    await copy.close()
    return {
      title: 'The database as it grows',
      method: `The same kind of data in ${plan.sizes.length} sizes on the embedded PostgreSQL with the settings of the product: about ten messages and four turns for each conversation, with leads, bookings, deliveries and the log, over two years (tests/bench/database/generate.ts makes it anywhere). Each view runs ${plan.rounds} times on each size in turn, after once to warm up; the figures are medians of the whole verb, in milliseconds. A view is well when the largest takes at most ${RATIO_MAX} times the smallest, or under ${QUICK_ENOUGH_MS} ms.`,
      tables: [tabulate(plan.sizes, measured), tabulatePurge(copy.conversations, purged)],
      verdicts: [judgeViews(measured), ...judgePurge(purged)],
    }
  } finally {
    await opened.close()
  }
}

function tabulate(sizes: readonly number[], measured: readonly Measured[]) {
  return {
    caption: 'Views, in ms at each number of conversations',
    columns: ['view', ...sizes.map((size) => size.toLocaleString('en-US')), 'ratio', 'well'],
    rows: measured.map(({ name, timesMs }) => [
      name,
      ...timesMs.map((ms) => ms.toFixed(1)),
      findRatio(timesMs).toFixed(2),
      isWell({ name, timesMs }) ? 'yes' : 'no',
    ]),
  }
}

function tabulatePurge(conversations: number, { perSecond, aloneMs, besideMs }: Purged) {
  return {
    caption: `Erasing what is older than a year, among ${conversations.toLocaleString('en-US')}`,
    columns: ['conversations a second', 'p99 of a write alone, ms', 'p99 beside it, ms'],
    rows: [[perSecond.toFixed(0), aloneMs.toFixed(1), besideMs.toFixed(1)]],
  }
}

function judgeViews(measured: readonly Measured[]): Verdict {
  const slow = measured.filter((view) => !isWell(view)).map(({ name }) => name)
  return {
    what: 'every view of staff, largest against smallest',
    target: `≤ ${RATIO_MAX} × or < ${QUICK_ENOUGH_MS} ms`,
    measured: slow.length === 0 ? `all ${measured.length}` : `not: ${slow.join(', ')}`,
    isMet: slow.length === 0,
  }
}

function judgePurge({ perSecond, aloneMs, besideMs }: Purged): Verdict[] {
  return [
    {
      what: 'old conversations erased',
      target: `≥ ${PURGE_MIN_PER_SECOND} a second`,
      measured: perSecond.toFixed(0),
      isMet: perSecond >= PURGE_MIN_PER_SECOND,
    },
    {
      what: 'p99 of writes meanwhile',
      target: '< 2 × of without',
      measured: `${(besideMs / aloneMs).toFixed(2)} ×`,
      isMet: besideMs < 2 * aloneMs,
    },
  ]
}

function isWell({ timesMs }: Measured): boolean {
  return findRatio(timesMs) <= RATIO_MAX || (timesMs.at(-1) ?? 0) < QUICK_ENOUGH_MS
}

function findRatio(timesMs: readonly number[]): number {
  return (timesMs.at(-1) ?? 0) / (timesMs[0] ?? 1)
}
