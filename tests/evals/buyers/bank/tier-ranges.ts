import type { Authority, Timeline } from '#domain/fact.ts'
import type { PainLevel } from '#tests/evals/buyers/bank/bank.ts'
import type { Tier } from '#tests/evals/buyers/bank/profile.ts'

type Ends = readonly [low: number, high: number]

type TierRanges = {
  hours: Ends
  people: Ends
  rate: Ends
  tools: Ends
  errors: readonly number[]
  painLevels: readonly PainLevel[]
  timelines: readonly Timeline[]
  budgets: readonly number[]
  authorities: readonly Authority[]
}

/** From what each tier is drawn; the true score decides whether the draw is kept. */
export const TIER_RANGES: Readonly<Record<Tier, TierRanges>> = {
  good: {
    hours: [14, 120],
    people: [3, 60],
    rate: [24, 85],
    tools: [2, 4],
    errors: [2, 3, 4, 5, 6, 7, 8, 10, 12],
    painLevels: ['mild', 'medium', 'medium', 'severe', 'severe'],
    timelines: ['now', 'now', 'quarter', 'quarter', 'half_year'],
    budgets: [
      15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 120_000, 150_000, 500_000,
    ],
    authorities: ['decision_maker', 'decision_maker', 'influencer'],
  },
  marginal: {
    hours: [7, 30],
    people: [2, 16],
    rate: [20, 48],
    tools: [1, 3],
    errors: [1, 2, 3, 4, 5],
    painLevels: ['plain', 'mild', 'medium', 'medium'],
    timelines: ['quarter', 'half_year', 'half_year', 'year', 'none'],
    budgets: [0, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000],
    authorities: ['decision_maker', 'influencer', 'influencer', 'researcher'],
  },
  unfit: {
    hours: [2, 9],
    people: [1, 5],
    rate: [16, 35],
    tools: [1, 2],
    errors: [0, 1, 2, 3],
    painLevels: ['plain', 'plain', 'mild'],
    timelines: ['year', 'none', 'none'],
    budgets: [0, 0, 1_000, 2_000, 3_000],
    authorities: ['influencer', 'researcher', 'researcher', 'not_a_buyer'],
  },
}
