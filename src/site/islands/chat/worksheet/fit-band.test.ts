import { expect, test } from 'vitest'
import { describeFitBand } from '#site/islands/chat/worksheet/fit-band.ts'

test.each([
  [100, 'text-good'],
  [80, 'text-good'],
  [79, 'text-warn'],
  [60, 'text-warn'],
  [59, 'text-soft'],
  [1, 'text-soft'],
])('a Fit Score of %i is shown in %s', (score, className) => {
  expect(describeFitBand(score).className).toBe(className)
})
