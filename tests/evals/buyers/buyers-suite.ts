import { DEVELOPMENT_BANKS, readBank } from '#tests/evals/buyers/bank/read-bank.ts'
import { sampleProfiles } from '#tests/evals/buyers/bank/sample-profile.ts'
import {
  type Conversation,
  holdConversation,
} from '#tests/evals/buyers/conversation/hold-conversation.ts'
import { type Grade, gradeConversation } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { measureGrades } from '#tests/evals/buyers/grading/measure-grades.ts'
import { measurePace } from '#tests/evals/buyers/measure-pace.ts'
import { PERTURBATIONS } from '#tests/evals/buyers/speech/noise.ts'
import type { Measure, Origin, Suite } from '#tests/evals/measure.ts'
import type { ScriptedModel } from '#tests/evals/proposals/scripted-model.ts'

const BUYERS = 250

/** Any number of in-sample banks, each by another author, and the blind one that carries the gates. */
export const BUYER_SETS: readonly string[] = [...DEVELOPMENT_BANKS, 'blind']

export const originOf = (set: string): Origin => (set === 'blind' ? 'blind' : 'in-sample')

/** Every buyer of a set, or the first of them, in every perturbation. */
export function holdConversations(
  set: string,
  { buyers = BUYERS, model }: { buyers?: number; model?: ScriptedModel } = {},
): Conversation[] {
  const bank = readBank(set)
  return sampleProfiles(bank, set, BUYERS)
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
function measureSet(set: string, buyers = BUYERS): Measure[] {
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
