import type { InsightRow } from '#server/features/insight/facts/insight-row.ts'

export const SCORE_BIN = 10
export const SCORE_BINS = Array.from({ length: 10 }, (_, index) => index * SCORE_BIN)
export const MOOD_BAND = 0.2
export const MOODS = [0, 1, 2, 3, 4]
/** Upper ends, of the slowest answer in a conversation. */
export const ANSWER_BANDS = { second: 1_000, few: 3_000, ten: 10_000, longer: Infinity }
const HOUR_MS = 3_600_000
export const WAIT_BANDS = { hour: HOUR_MS, day: 24 * HOUR_MS, later: Infinity }

export function findBin(score: number): number {
  return Math.min(Math.floor(score / SCORE_BIN), SCORE_BINS.length - 1) * SCORE_BIN
}

export function findMood(score: number | null): string {
  if (score === null) return 'unknown'
  // A sum of tenths in binary may lie a hair below the band that it belongs to.
  return String(Math.min(Math.floor(score / MOOD_BAND + 1e-9), MOODS.length - 1))
}

export function findWait({ personAnswerMs }: Pick<InsightRow, 'personAnswerMs'>): string {
  return personAnswerMs === null ? 'open' : findBand(WAIT_BANDS, personAnswerMs)
}

export function findBand(bands: Readonly<Record<string, number>>, valueMs: number): string {
  return Object.entries(bands).find(([, end]) => valueMs < end)?.[0] ?? ''
}
