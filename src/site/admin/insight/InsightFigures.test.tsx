import { expect, test } from 'vitest'
import { formatDuration } from '#site/admin/insight/InsightFigures.tsx'

test.each([
  [null, '–'],
  [0, '0 ms'],
  [340.4, '340 ms'],
  [2_449, '2.4 s'],
  [1_500_000, '25 min'],
  [12_600_000, '3.5 h'],
  [181_440_000, '2.1 days'],
])('%s milliseconds read %s', (durationMs, words) => {
  expect(formatDuration(durationMs)).toBe(words)
})
