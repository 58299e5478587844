import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision } from '#agent/decide/decision.ts'

function listSaid({ notices, answers, learned, question }: Decision): string[] {
  const isUnknown = answers.some((answer) => answer.kind === 'unknown' && !answer.isForeign)
  const isNoted = learned.some(({ change }) => change === 'new')
  return [
    ...notices,
    ...(isUnknown ? ['unknown'] : []),
    ...(isNoted ? ['noted'] : []),
    ...(learned.some(({ slot }) => slot === 'pain') ? ['pain'] : []),
    ...(question?.kind === 'pass_on' ? ['pass_on'] : []),
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
