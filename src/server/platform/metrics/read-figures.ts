import type { Pool } from 'pg'

export type Figure = { name: string; label: string; value: number }

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
