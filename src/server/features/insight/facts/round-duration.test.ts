import { expect, test } from 'vitest'
import { roundDuration } from '#server/features/insight/facts/insight-row.ts'

test.each([
  [0, 0],
  [99, 99],
  [101, 100],
  [206, 210],
  [999, 1_000],
  [1_000, 1_000],
  [12_345, 12_500],
  [7_200_000, 7_200_000],
])('%i ms are kept as %i', (durationMs, kept) => {
  expect(roundDuration(durationMs)).toBe(kept)
})

test('no length is moved by more than one in forty, and what is kept stays', () => {
  for (let durationMs = 1; durationMs < 50_000; durationMs += 7) {
    const kept = roundDuration(durationMs)
    expect(Math.abs(kept - durationMs) / durationMs).toBeLessThanOrEqual(0.025)
    expect(roundDuration(kept)).toBe(kept)
  }
})
