import { expect, test } from 'vitest'
import { pricePhase } from '#content/facts/pricing.ts'

test.each([
  [20_000, 45_000, null, '$20K-$45K'],
  [7_500, 12_000, null, '$7.5K-$12K'],
  [800_000, 1_250_000, null, '$800K-$1.25M'],
  [90_000, null, null, 'from $90K'],
  [9_000, null, 'month', 'from $9K per month'],
  [9_000, 11_000, 'month', '$9K-$11K per month'],
] as const)('%s to %s per %s is said as %s', (minimumUsd, maximumUsd, per, investment) => {
  const phase = pricePhase({
    phase: 1,
    name: 'A phase',
    duration: '1-2 weeks',
    minimumUsd,
    maximumUsd,
    per,
    scope: 'one process',
    description: 'What is done.',
    deliverables: ['A list'],
    outcome: 'A decision.',
  })
  expect(phase.investment).toBe(investment)
})
