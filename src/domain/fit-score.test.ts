import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AUTHORITIES, TIMELINES } from '#domain/fact.ts'
import { type Known, type ScoreInput, scoreLead } from '#domain/fit-score.ts'
import { INDUSTRY_FIT } from '#domain/industry.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'

function know<Value>(value: Value): Known<Value> {
  return { value, evidence: [{ quote: String(value), messageId: 'm1' }] }
}

const FREIGHT_COO: ScoreInput = {
  manualHours: know(45),
  annualSavingsUsd: know(39_686.4),
  painSeverity: know(1),
  timeline: know('now' as const),
  budgetUsd: know(60_000),
  authority: know('decision_maker' as const),
  people: know(60),
  toolCount: know(3),
  errorRatePercent: know(4),
  industry: know('logistics'),
  isAbusive: false,
}

test('the weights add up to 100', () => {
  expect(Object.values(SIGNAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('a freight COO in a hurry with money scores far above the booking line', () => {
  const card = scoreLead(FREIGHT_COO)
  expect(card.score).toBe(90)
  expect(card.coverage).toBe(1)
  expect(card.caps).toEqual([])
})

test('a lead that refuses rate and budget keeps what the rest earns', () => {
  const card = scoreLead({ ...FREIGHT_COO, annualSavingsUsd: undefined, budgetUsd: undefined })
  expect(card.score).toBe(71)
  expect(card.coverage).toBe(0.75)
})

test('a typical lead that never spoke of pain, budget, authority and industry earns 48 of 64', () => {
  const card = scoreLead({
    manualHours: know(45),
    annualSavingsUsd: know(39_686.4),
    timeline: know('now' as const),
    people: know(3),
    toolCount: know(3),
    errorRatePercent: know(4),
    isAbusive: false,
  })
  expect([card.score, card.coverage]).toEqual([48, 0.64])
})

test.each([
  ['no hours', { manualHours: undefined }, 45, 'hours_unknown'],
  ['under five hours', { manualHours: know(3) }, 39, 'few_hours'],
  ['no timeline', { timeline: know('none' as const) }, 64, 'no_timeline'],
  ['no budget', { budgetUsd: know(0) }, 69, 'no_budget'],
  ['a student', { authority: know('not_a_buyer' as const) }, 20, 'not_a_buyer'],
  ['abuse', { isAbusive: true }, 10, 'abuse'],
])('%s holds the score down', (_, change, limit, id) => {
  const card = scoreLead({ ...FREIGHT_COO, ...change })
  expect(card.score).toBe(limit)
  expect(card.caps.map((cap) => cap.id)).toContain(id)
})

test('nothing known scores nothing', () => {
  expect(scoreLead({ isAbusive: false })).toEqual({ score: 0, coverage: 0, caps: [], signals: [] })
})

const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(value.map(know), { nil: undefined })
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  manualHours: optional(fc.double({ min: 0, max: 5_000, noNaN: true })),
  annualSavingsUsd: optional(fc.double({ min: 0, max: 1e9, noNaN: true })),
  painSeverity: optional(fc.double({ min: 0, max: 1, noNaN: true })),
  timeline: optional(fc.constantFrom(...TIMELINES)),
  budgetUsd: optional(fc.nat()),
  authority: optional(fc.constantFrom(...AUTHORITIES)),
  people: optional(fc.integer({ min: 1, max: 500_000 })),
  toolCount: optional(fc.nat(200)),
  errorRatePercent: optional(fc.double({ min: 0, max: 60, noNaN: true })),
  industry: optional(fc.constantFrom(...Object.keys(INDUSTRY_FIT))),
  isAbusive: fc.boolean(),
})

test('every score lies between 0 and 100 and every signal carries its evidence', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const card = scoreLead(input)
      expect(card.score).toBeGreaterThanOrEqual(0)
      expect(card.score).toBeLessThanOrEqual(100)
      expect(card.coverage).toBeGreaterThanOrEqual(0)
      expect(card.coverage).toBeLessThanOrEqual(1)
      for (const signal of card.signals) {
        expect(signal.evidence.length).toBeGreaterThan(0)
        expect(signal.score).toBeGreaterThanOrEqual(0)
        expect(signal.score).toBeLessThanOrEqual(100)
      }
    }),
  )
})

const EARNING = ['painSeverity', 'people', 'toolCount', 'errorRatePercent', 'industry'] as const

test('learning a signal never lowers the score', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...EARNING), (input, field) => {
      const without = scoreLead({ ...input, [field]: undefined })
      const withSignal = scoreLead(input)
      expect(withSignal.score).toBeGreaterThanOrEqual(without.score)
      expect(withSignal.coverage).toBeGreaterThanOrEqual(without.coverage)
    }),
  )
})

test('more hours never score less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (hours, more) => {
        const less = scoreLead({ ...FREIGHT_COO, manualHours: know(hours) })
        const greater = scoreLead({ ...FREIGHT_COO, manualHours: know(hours + more) })
        expect(greater.score).toBeGreaterThanOrEqual(less.score)
      },
    ),
  )
})
