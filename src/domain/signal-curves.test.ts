import { expect, test } from 'vitest'
import {
  scoreBudget,
  scoreCompanySize,
  scoreErrors,
  scoreIndustry,
  scoreManualHours,
  scoreSavings,
  scoreTools,
} from '#domain/signal-curves.ts'

test.each([
  [0, 0],
  [5, 15],
  [7.5, 25],
  [20, 60],
  [30, 72.5],
  [40, 85],
  [45, 86.875],
  [80, 100],
  [500, 100],
])('%d hours a week score %d', (hours, score) => {
  expect(scoreManualHours(hours)).toBe(score)
})

test.each([
  [0, 0],
  [10_000, 20],
  [37_500, 57.5],
  [100_000, 90],
  [1_000_000, 100],
])('%d dollars saved score %d', (savings, score) => {
  expect(scoreSavings(savings)).toBe(score)
})

test.each([
  [1, 10],
  [3, 22.5],
  [20, 75],
  [200, 100],
  [5_000, 85],
  [90_000, 85],
])('%d people score %d', (people, score) => {
  expect(scoreCompanySize(people)).toBe(score)
})

test('tools, errors, budget and industry follow their tables', () => {
  expect([0, 1, 2, 3, 9].map(scoreTools)).toEqual([20, 50, 75, 100, 100])
  expect([0, 2, 3.5, 5, 10, 40].map(scoreErrors)).toEqual([10, 40, 57.5, 75, 100, 100])
  expect([0, 5_000, 15_000, 30_000, 60_000].map(scoreBudget)).toEqual([10, 35, 65, 85, 100])
  expect(['logistics', 'legal', 'nonprofit', 'anything'].map(scoreIndustry)).toEqual([
    100, 65, 30, 30,
  ])
})
