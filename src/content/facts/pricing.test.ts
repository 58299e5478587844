import { expect, test } from 'vitest'
import { composePriceFigures, composeYearOne, pricePhase } from '#content/facts/pricing.ts'

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

const phase = {
  phase: 1,
  name: 'A phase',
  duration: '1-2 weeks',
  minimumUsd: 10_000,
  maximumUsd: 20_000 as number | null,
  per: null,
  scope: 'one process',
  description: 'What is done.',
  deliverables: ['A list'],
  outcome: 'A decision.',
  investment: '$10K-$20K',
}
const pilot = { ...phase, minimumUsd: 50_000, maximumUsd: 80_000, investment: '$50K-$80K' }
const retainer = { ...phase, minimumUsd: 3_000, maximumUsd: null, investment: 'from $3K per month' }
const figures = composePriceFigures([phase, pilot, phase, retainer], 120_000)

test('a price is said as the price page says it', () => {
  expect(figures).toMatchObject({
    auditPrice: '$10K-$20K',
    auditDuration: '1-2 weeks',
    pilotPrice: '$50K-$80K',
    retainerPrice: 'from $3K per month',
  })
})

test('sums and paybacks are counted from the prices', () => {
  expect(figures.auditAndPilotPrice).toBe('between $60,000 and $100,000')
  expect(figures.auditAndPilotPayback(8_000)).toBe('7.5 to 12.5 months')
  expect(figures.retainerYearlyMinimum).toBe('$36,000')
})

test('a price without an upper end has no longest payback', () => {
  const open = composePriceFigures([{ ...phase, maximumUsd: null }, pilot, phase, retainer], 1)
  expect(open.auditAndPilotPrice).toBe('at least $60,000')
  expect(open.auditAndPilotPayback(8_000)).toBe('7.5 months or more')
})

test('the payback of the calculator is said in months, and in years from two on', () => {
  expect(figures.calculatorInvestment).toBe('$120,000')
  expect(figures.calculatorPayback(100_000)).toBe('14.4 months')
  expect(figures.calculatorPayback(60_000)).toBe('2.0 years')
})

test('year one adds up what is ordered, with the retainer for the months that are left', () => {
  const audit = { ...phase, duration: '2-4 weeks' }
  const second = { ...pilot, duration: '1-2 months' }
  const rollout = { ...phase, minimumUsd: 100_000, maximumUsd: 200_000 }
  // 52 weeks less 4 and 8 2/3 are 39 1/3: nine whole months. 52 less 2 and 4 1/3: ten.
  expect(composeYearOne([audit, second, rollout, retainer])).toEqual({
    monthsLeft: { least: 9, most: 10 },
    totals: [
      { id: 'pilot', sum: '$10K-$20K + $50K-$80K', total: '$60K-$100K' },
      { id: 'retainer', sum: '$60K-$100K + 9 × $3K', total: 'from $87K' },
      { id: 'rollout', sum: '$60K-$100K + $100K-$200K', total: '$160K-$300K' },
    ],
  })
})
