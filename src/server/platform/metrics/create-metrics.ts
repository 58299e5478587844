import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ModelFailure } from '#domain/model-failure.ts'
import { answerWithin } from '#server/platform/deadline.ts'
import type { TaskFailure } from '#server/platform/threads/create-task-queue.ts'

type RequestSeen = { method: string; route: string; status: number; durationMs: number }
/** `fallback`: why the rules spoke although a model was to; "none" otherwise. */
type TurnSeen = { brain: string; fallback: ModelFailure | 'none' }
/** A text of a visitor that the agent's thread did not read, and why. */
export type UnreadSeen = {
  task: 'turn' | 'correction'
  reason: Exclude<TaskFailure['failure'], 'closed'>
}
type JobSeen = { queue: string; outcome: 'done' | 'failed'; durationMs: number }

/** Counters of this process. Every label has a few values that are known beforehand. */
export type Metrics = {
  countRequest(seen: RequestSeen): void
  /** @returns what to call when it closes. */
  openStream(): () => void
  countTurn(seen: TurnSeen): void
  countUnread(seen: UnreadSeen): void
  countJob(seen: JobSeen): void
  /** In the text format of Prometheus. */
  print(): Promise<string>
}

type Options = { pool: Pool; clock: () => Date; hasReader: boolean }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600]

/** `hasReader`: only then are figures of the process watched, which costs a little. */
export function createMetrics({ pool, clock, hasReader }: Options): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (hasReader) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'loopwright_request_seconds',
    help: 'API requests by route and class of status; of a stream, until it opens',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const streams = new Gauge({
    name: 'loopwright_open_streams',
    help: 'Event streams that are open in this process',
    registers,
  })
  const turns = new Counter({
    name: 'loopwright_turns_total',
    help: 'Turns of conversations by who worded the reply, and why not the model',
    labelNames: ['brain', 'fallback'],
    registers,
  })
  const unread = new Counter({
    name: 'loopwright_unread_texts_total',
    help: 'Messages and corrections that could not be read within the deadline or at all, and why',
    labelNames: ['task', 'reason'],
    registers,
  })
  const jobs = new Histogram({
    name: 'loopwright_job_seconds',
    help: 'Runs of background work',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  watchPool(pool, registry)
  const figures = createFigureGauges({ pool, clock, registry })

  return {
    countRequest({ method, route, status, durationMs }) {
      const known = METHODS.has(method) ? method : 'other'
      const labels = { method: known, route, status: `${Math.floor(status / 100)}xx` }
      requests.observe(labels, durationMs / 1_000)
    },
    openStream() {
      streams.inc()
      return () => streams.dec()
    },
    countTurn: (seen) => turns.inc(seen),
    countUnread: (seen) => unread.inc(seen),
    countJob({ queue, outcome, durationMs }) {
      jobs.observe({ queue, outcome }, durationMs / 1_000)
    },
    async print() {
      await figures.refresh()
      return registry.metrics()
    },
  }
}

function watchPool(pool: Pool, registry: Registry): void {
  new Gauge({
    name: 'loopwright_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** However many ask, the database is asked this often. */
const FRESH_MS = 15_000
const TIMEOUT_MS = 1_500

/** Name in the database's answer: name of the metric, help, label. */
const GAUGES = [
  ['outbox_waiting', 'loopwright_outbox_waiting', 'Emails waiting to be sent', null],
  ['outbox_failed', 'loopwright_outbox_failed_last_day', 'Emails given up in the last day', null],
  [
    'deliveries_waiting',
    'loopwright_deliveries_waiting',
    'News for other systems that waits',
    null,
  ],
  [
    'deliveries_failed',
    'loopwright_deliveries_failed_last_day',
    'News of the last day given up',
    'channel',
  ],
  [
    'calendly_waiting',
    'loopwright_calendly_waiting',
    'Messages of Calendly not worked through',
    null,
  ],
  ['enrichment_waiting', 'loopwright_enrichment_waiting', 'Companies to be looked up', null],
  ['site_readings', 'loopwright_site_readings', 'Websites kept as read, by outcome', 'outcome'],
  ['conversations', 'loopwright_conversations_last_day', 'Conversations begun', null],
  ['bookings', 'loopwright_bookings_to_come', 'Calls to come, by status', 'status'],
  [
    'model_cost_usd',
    'loopwright_model_cost_usd_today',
    'Spent on models since midnight UTC',
    'model',
  ],
  ['model_calls', 'loopwright_model_calls_today', 'Calls of models since midnight UTC', 'model'],
  ['model_failures', 'loopwright_model_failures_today', 'Of these, failed', 'model'],
] as const

type Source = { pool: Pool; clock: () => Date; registry: Registry }

/** Gauges of what the database knows. While it does not answer they are gone, and `loopwright_database_up` is 0. */
function createFigureGauges({ pool, clock, registry }: Source) {
  const registers = [registry]
  const isUp = new Gauge({
    name: 'loopwright_database_up',
    help: 'Whether the database answered when it was last asked',
    registers,
  })
  const gauges = GAUGES.map(([figure, name, help, label]) => {
    const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers })
    return { figure, label, gauge }
  })
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<Figure[]> | null = null

  function show(figures: readonly Figure[]) {
    for (const { figure, label, gauge } of gauges) {
      gauge.reset()
      for (const one of figures.filter(({ name }) => name === figure)) {
        if (label) gauge.set({ [label]: one.label }, one.value)
        else gauge.set(one.value)
      }
      if (figures.length === 0 && !label) gauge.remove()
    }
  }

  async function refresh(): Promise<void> {
    if (clock().getTime() - readAtMs < FRESH_MS) return
    // One at a time: on a database that hangs, they would pile up.
    reading ??= readFigures(pool, clock()).finally(() => {
      reading = null
    })
    try {
      show(await answerWithin(reading, TIMEOUT_MS))
      isUp.set(1)
      readAtMs = clock().getTime()
    } catch {
      // The gauge shows it to the scraper; requests that need the database write it into the log.
      show([])
      isUp.set(0)
    }
  }
  return { refresh }
}

type Figure = { name: string; label: string; value: number }

/**
 * Each part reads a small index or a table that is small by nature, never the conversations one by one.
 * The last day is what somebody can still act on; older failures are in the staff area.
 */
const FIGURES = `
  select 'outbox_waiting' as name, '' as label, count(*)::float8 as value from outbox_messages where status = 'waiting'
  union all select 'outbox_failed', '', count(*) from outbox_messages
    where created_at > $1::timestamptz - interval '1 day' and status = 'failed'
  union all select 'deliveries_waiting', '', count(*) from deliveries where status = 'waiting'
  union all select 'deliveries_failed', channel, count(*) from deliveries
    where created_at > $1::timestamptz - interval '1 day' and status = 'failed' group by channel
  union all select 'calendly_waiting', '', count(*) from calendly_inbox where processed_at is null
  union all select 'enrichment_waiting', '', count(*) from enrichment_requests where finished_at is null
  union all select 'site_readings', coalesce(failure, status), count(*) from site_readings group by 2
  union all select 'conversations', '', count(*) from diagnostic_conversations
    where created_at > $1::timestamptz - interval '1 day'
  union all select 'bookings', status, count(*) from bookings where starts_at > $1 group by status
  union all select 'model_cost_usd', model, sum(cost_micro_usd) / 1000000.0 from model_usage
    where day = ($1::timestamptz at time zone 'UTC')::date group by model
  union all select 'model_calls', model, sum(calls) from model_usage
    where day = ($1::timestamptz at time zone 'UTC')::date group by model
  union all select 'model_failures', model, sum(failures) from model_usage
    where day = ($1::timestamptz at time zone 'UTC')::date group by model`

/** Figures that all processes share, from the database. */
export async function readFigures(pool: Pool, now: Date): Promise<Figure[]> {
  const { rows } = await pool.query<Figure>(FIGURES, [now])
  return rows.map((row) => ({ ...row, value: Number(row.value) }))
}
