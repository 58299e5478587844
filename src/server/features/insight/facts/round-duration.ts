/** Below this the milliseconds are kept as they are. */
const EXACT_MS = 100

/**
 * To one in forty or finer, so that the lengths of any number of answers are few: steps of 5, 10 and 20 in hundreds,
 * ten times as much in thousands, and so on. Nobody is shown more than two digits.
 */
export function roundDuration(durationMs: number): number {
  if (durationMs < EXACT_MS) return Math.round(durationMs)
  const decade = 10 ** Math.floor(Math.log10(durationMs) + 1e-12)
  const leading = durationMs / decade
  const step = (leading < 2 ? 5 : leading < 5 ? 10 : 20) * (decade / EXACT_MS)
  return Math.round(durationMs / step) * step
}
