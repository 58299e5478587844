import type { Bank } from '#tests/evals/buyers/bank/bank.ts'
import { sampleProfiles } from '#tests/evals/buyers/bank/sample-profile.ts'
import { blindBank } from '#tests/evals/buyers/blind/blind-bank.ts'
import {
  type Conversation,
  holdConversation,
} from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { developmentBank } from '#tests/evals/buyers/development/development-bank.ts'
import { developmentFiveBank } from '#tests/evals/buyers/development-five/development-five-bank.ts'
import { developmentFourBank } from '#tests/evals/buyers/development-four/development-four-bank.ts'
import { developmentSixBank } from '#tests/evals/buyers/development-six/development-six-bank.ts'
import { developmentThreeBank } from '#tests/evals/buyers/development-three/development-three-bank.ts'
import { developmentTwoBank } from '#tests/evals/buyers/development-two/development-two-bank.ts'
import { type Grade, gradeConversation } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { measureGrades } from '#tests/evals/buyers/grading/measure-grades.ts'
import { measurePace } from '#tests/evals/buyers/measure-pace.ts'
import { PERTURBATIONS } from '#tests/evals/buyers/speech/noise.ts'
import type { Measure, Origin, Suite } from '#tests/evals/measure.ts'
import type { ScriptedModel } from '#tests/evals/proposals/scripted-model.ts'

const BUYERS = 250

type BankEntry = { bank: Bank; prefix: string; origin: Origin }

/** Any number of in-sample banks, each by another author, and the blind one that carries the gates. */
const BANKS = {
  development: { bank: developmentBank, prefix: 'd', origin: 'in-sample' },
  'development-two': { bank: developmentTwoBank, prefix: 't', origin: 'in-sample' },
  'development-three': { bank: developmentThreeBank, prefix: 'b', origin: 'in-sample' },
  'development-four': { bank: developmentFourBank, prefix: 'f', origin: 'in-sample' },
  'development-five': { bank: developmentFiveBank, prefix: 'g', origin: 'in-sample' },
  'development-six': { bank: developmentSixBank, prefix: 'e', origin: 'in-sample' },
  blind: { bank: blindBank, prefix: 'h', origin: 'blind' },
} as const satisfies Record<string, BankEntry>

export type BuyerSet = keyof typeof BANKS
export const BUYER_SETS = Object.keys(BANKS) as BuyerSet[]

export const originOf = (set: BuyerSet): Origin => BANKS[set].origin

/** Every buyer of a set, or the first of them, in every perturbation. */
export function holdConversations(
  set: BuyerSet,
  { buyers = BUYERS, model }: { buyers?: number; model?: ScriptedModel } = {},
): Conversation[] {
  const { bank, prefix } = BANKS[set]
  return sampleProfiles(bank, prefix, BUYERS)
    .slice(0, buyers)
    .flatMap((profile) =>
      PERTURBATIONS.map((perturbation) =>
        holdConversation(profile, { bank, perturbation, ...(model && { model }) }),
      ),
    )
}

export function gradeAll(conversations: readonly Conversation[]): Grade[] {
  return conversations.map(gradeConversation)
}

/** Misses of the blind set stay unsaid, so that nobody mends the rules after it. */
function measureSet(set: BuyerSet, buyers = BUYERS): Measure[] {
  const conversations = holdConversations(set, { buyers })
  const origin = originOf(set)
  const measures = measureGrades(gradeAll(conversations), origin)
  if (origin !== 'blind')
    return measures.map((measure) => ({ ...measure, suite: `buyers, ${set}` }))
  return [...measures.map(({ misses, ...measure }) => measure), ...measurePace(conversations)]
}

const QUICK_BUYERS = 60

export const measureBuyers: Suite = async ({ isQuick }) =>
  isQuick ? measureSet('blind', QUICK_BUYERS) : BUYER_SETS.flatMap((set) => measureSet(set))
