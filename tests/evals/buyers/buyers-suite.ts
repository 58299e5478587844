import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { sampleProfiles } from '#tests/evals/buyers/bank/sample-profile.ts'
import { blindBank } from '#tests/evals/buyers/blind/blind-bank.ts'
import {
  type Conversation,
  holdConversation,
} from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { developmentBank } from '#tests/evals/buyers/development/development-bank.ts'
import { developmentTwoBank } from '#tests/evals/buyers/development-two/development-two-bank.ts'
import { type Grade, gradeConversation } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { measureGrades } from '#tests/evals/buyers/grading/measure-grades.ts'
import { measurePace } from '#tests/evals/buyers/measure-pace.ts'
import { PERTURBATIONS } from '#tests/evals/buyers/speech/noise.ts'
import type { Measure, Suite } from '#tests/evals/measure.ts'

const BUYERS = 250

export const BUYER_SETS = ['development', 'development-two', 'blind'] as const
export type BuyerSet = (typeof BUYER_SETS)[number]
const BANKS: Readonly<Record<BuyerSet, { bank: Bank; prefix: string }>> = {
  development: { bank: developmentBank, prefix: 'd' },
  'development-two': { bank: developmentTwoBank, prefix: 't' },
  blind: { bank: blindBank, prefix: 'b' },
}

/** Every buyer of a set, in every perturbation. */
export function holdConversations(set: BuyerSet): Conversation[] {
  const { bank, prefix } = BANKS[set]
  return sampleProfiles(bank, prefix, BUYERS).flatMap((profile) =>
    PERTURBATIONS.map((perturbation) => holdConversation(profile, bank, perturbation)),
  )
}

export function gradeAll(conversations: readonly Conversation[]): Grade[] {
  return conversations.map(gradeConversation)
}

const measureSeen = (set: BuyerSet): Measure[] =>
  measureGrades(gradeAll(holdConversations(set)), 'in-sample')

/** Misses of the blind set stay unsaid, so that nobody mends the rules after it. */
export const measureBuyers: Suite = async () => {
  const blind = holdConversations('blind')
  const blindMeasures = measureGrades(gradeAll(blind), 'blind').map(
    ({ misses, ...measure }) => measure,
  )
  return [
    ...blindMeasures,
    ...measurePace(blind),
    ...measureSeen('development'),
    ...measureSeen('development-two').map((measure) => ({ ...measure, suite: 'buyers, two' })),
  ]
}
