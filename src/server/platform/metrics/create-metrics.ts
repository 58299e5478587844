import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ModelFailure } from '#domain/model-failure.ts'
import { createFigureGauges } from '#server/platform/metrics/figure-gauges.ts'
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

/** What is counted while the process runs. Every label has a few values that are known beforehand. */
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
