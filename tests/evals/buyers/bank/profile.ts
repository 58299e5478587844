import type { Authority, Slot, Timeline } from '#domain/fact.ts'
import type { PainLevel, Trade } from '#tests/evals/buyers/bank/bank.ts'

export const BEHAVIOURS = [
  'terse',
  'verbose',
  'range_giver',
  'corrector',
  'refuser',
  'asker',
  'distracted',
  'typo_er',
  'hostile',
  'tyre_kicker',
  'volunteer',
  'non_native',
  'numbers_in_words',
  'per_person',
  'salary',
  'phone_typist',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

export const TIERS = ['good', 'marginal', 'unfit'] as const
export type Tier = (typeof TIERS)[number]

/** `refused`: will not say it. `unknown`: cannot say it, however often it is asked. */
export type Withheld = Partial<Record<Slot, 'refused' | 'unknown'>>

/** What is true of one buyer, whether or not it is ever said. */
export type Profile = {
  id: string
  tier: Tier
  behaviour: Behaviour
  contactName: string
  companyName: string
  website: string
  email: string
  trade: Trade
  business: string
  task: string
  painLevel: PainLevel
  /** Whole team, a week: `people` times `hoursEach`. */
  hours: number
  hoursEach: number
  people: number
  rateUsd: number
  tools: readonly string[]
  errorPercent: number
  timeline: Timeline
  /** 0 is an explicit "none". */
  budgetUsd: number
  authority: Authority
  withheld: Withheld
}
