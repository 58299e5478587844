import { expect, test } from 'vitest'
import { composePriceFigures } from '#content/facts/compose-price-figures.ts'

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
