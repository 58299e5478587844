const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
/** A receiver that is being restarted gets its news within minutes. */
const FIRST_PAUSES_MS = [30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS]
const FREQUENT_ATTEMPTS = 30
const MAXIMUM_ATTEMPTS = 96

/** Every quarter of an hour for six hours, then every hour; null after three days, when it is time to give up. */
export function chooseRetryPauseMs(attempts: number): number | null {
  if (attempts >= MAXIMUM_ATTEMPTS) return null
  const later = attempts <= FREQUENT_ATTEMPTS ? 15 * MINUTE_MS : 60 * MINUTE_MS
  return FIRST_PAUSES_MS[attempts - 1] ?? later
}
