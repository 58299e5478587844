const MINUTE_MS = 60_000
/** The last one is repeated. A receiver that was down for a few minutes gets its mail soon after. */
const DELAYS_MINUTES = [1, 5, 30, 120, 360]
/** About two days: by then a call is over, or somebody has been told otherwise. */
const MAXIMUM_ATTEMPTS = 12

/** How long to wait after this many failed attempts; null when it is time to give up. */
export function chooseRetryDelayMs(attempts: number): number | null {
  if (attempts >= MAXIMUM_ATTEMPTS) return null
  const minutes = DELAYS_MINUTES[Math.min(attempts, DELAYS_MINUTES.length) - 1] ?? 1
  return minutes * MINUTE_MS
}
