const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** "340 ms", "2.4 s", "25 min", "3.5 h", "2.1 days"; a dash for nothing measured. */
export function formatDuration(durationMs: number | null): string {
  if (durationMs === null) return '–'
  if (durationMs < SECOND_MS) return `${Math.round(durationMs)} ms`
  if (durationMs < MINUTE_MS) return `${round(durationMs / SECOND_MS)} s`
  if (durationMs < HOUR_MS) return `${Math.round(durationMs / MINUTE_MS)} min`
  if (durationMs < 2 * DAY_MS) return `${round(durationMs / HOUR_MS)} h`
  return `${round(durationMs / DAY_MS)} days`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
