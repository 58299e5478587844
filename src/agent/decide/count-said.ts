import type { Decision } from '#agent/decide/decision.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Slot } from '#domain/fact.ts'

/** Under which name it is counted that a slot was asked for once more. */
export const nameRepeat = (slot: Slot) => `again_${slot}`

/** Under which name it is counted that a card was given as the answer. */
export const nameCard = (id: string) => `card_${id}`

function listSaid(decision: Decision): string[] {
  const { notices, answers, learned, question, provisional, isComparisonDue } = decision
  const isUnknown = answers.some((answer) => answer.kind === 'unknown' && !answer.isForeign)
  const isNoted = learned.some(({ change }) => change === 'new')
  return [
    ...notices,
    ...(decision.language === null ? [] : ['language']),
    ...(isUnknown ? ['unknown'] : []),
    ...answers.flatMap((answer) => (answer.kind === 'card' ? [nameCard(answer.id)] : [])),
    ...(isNoted ? ['noted'] : []),
    ...(provisional === null ? [] : ['provisional']),
    ...(isComparisonDue ? ['comparison'] : []),
    ...(learned.some(({ slot }) => slot === 'pain') ? ['pain'] : []),
    ...(question?.kind === 'pass_on' ? ['pass_on'] : []),
    ...(question?.kind === 'slot' && question.attempt > 1 ? [nameRepeat(question.slot)] : []),
    ...(learned.some(({ change }) => change === 'changed') ? ['changed'] : []),
    ...(learned.length > 0 ? ['thanked'] : []),
  ]
}

/** Counts what this reply says, before it is put into words. */
export function countSaid(
  { said = {} }: ConversationState,
  decision: Decision,
): Readonly<Record<string, number>> {
  const counted = listSaid(decision).map((name) => [name, (said[name] ?? 0) + 1] as const)
  return { ...said, ...Object.fromEntries(counted) }
}
