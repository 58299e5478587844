import { expect, test } from 'vitest'
import { isBookable, speaksAgainst } from '#domain/booking-rule.ts'
import type { ScoreCard, Signal } from '#domain/score-card.ts'

function createCard(
  score: number,
  coverage: number,
  signals: Partial<Record<Signal, number>>,
): ScoreCard {
  return {
    score,
    coverage,
    caps: [],
    signals: Object.entries(signals).map(([name, value]) => ({
      name: name as Signal,
      score: value,
      weight: 10,
      points: value / 10,
      evidence: [],
    })),
  }
}

const GOOD = { manual_hours: 80, timeline_urgency: 85 }

test.each([
  ['score and coverage at the line', createCard(60, 0.6, GOOD), true, false, true],
  ['a score below it', createCard(59, 0.9, GOOD), true, false, false],
  ['too little known', createCard(80, 0.59, GOOD), true, false, false],
  ['no email', createCard(80, 0.9, GOOD), false, false, false],
  ['abuse', createCard(80, 0.9, GOOD), true, true, false],
  ['hours unknown', createCard(80, 0.9, { timeline_urgency: 85 }), true, false, false],
  ['neither pain nor timeline', createCard(80, 0.9, { manual_hours: 90 }), true, false, false],
  [
    'pain instead of timeline',
    createCard(80, 0.9, { manual_hours: 90, pain_severity: 60 }),
    true,
    false,
    true,
  ],
])('%s decides the booking', (_, card, hasEmail, isAbusive, expected) => {
  expect(isBookable({ card, hasEmail, isAbusive })).toBe(expected)
})

test.each([
  ['good signals', GOOD, false],
  ['a date of none', { manual_hours: 80, timeline_urgency: 5 }, true],
  ['few hours', { manual_hours: 14, timeline_urgency: 85 }, true],
  ['no budget', { ...GOOD, budget_readiness: 10 }, true],
  ['no buyer', { ...GOOD, decision_authority: 0 }, true],
])('%s: whether something speaks against a call', (_, signals, expected) => {
  expect(speaksAgainst(createCard(48, 0.64, signals))).toBe(expected)
})
