import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { answerWithin } from '#server/platform/http/answer-within.ts'
import { type Figure, readFigures } from '#server/platform/metrics/read-figures.ts'

/** However many ask, the database is asked this often. */
const FRESH_MS = 15_000
const TIMEOUT_MS = 1_500

/** Name in the database's answer: name of the metric, help, label. */
const GAUGES = [
  ['outbox_waiting', 'loopwright_outbox_waiting', 'Mails that wait to be sent', null],
  ['outbox_failed', 'loopwright_outbox_failed_last_day', 'Mails of the last day given up', null],
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
export function createFigureGauges({ pool, clock, registry }: Source) {
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
      // The scraper is told by the gauge; requests that need the database write into the log.
      show([])
      isUp.set(0)
    }
  }
  return { refresh }
}
