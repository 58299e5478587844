import type { ImplausibleAct, InformAct, MoveAct } from '#agent/understand/act.ts'
import { type Context, isAskedFor } from '#agent/understand/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** Said once and then again as so many times more or less, a figure is more likely misread than changed. */
const FARTHEST_RATIO = 3
/** Not the team: "two full-time" and "a team of 30" may both be true. */
const COMPARED: readonly Slot[] = ['manual_hours', 'hourly_rate', 'error_rate']

function isFar(known: number, value: number): boolean {
  const [small, large] = known < value ? [known, value] : [value, known]
  return small > 0 && large / small >= FARTHEST_RATIO
}

/**
 * A figure far from the one known before, of which nobody asked and which nothing calls a correction, is doubted
 * once in words, not in a question; said again, it stands.
 */
export function separateConflicts(
  acts: readonly (InformAct | ImplausibleAct)[],
  moves: readonly MoveAct[],
  context: Context,
): (InformAct | ImplausibleAct)[] {
  if (moves.some(({ kind }) => kind === 'correct')) return [...acts]
  return acts.map((act) => {
    const known = context.figures?.find(([slot]) => slot === act.slot)?.[1]
    const isDoubted = act.kind === 'inform' && known !== undefined && COMPARED.includes(act.slot)
    const isSettled = isAskedFor({ context }, act.slot) || context.clarified?.includes(act.slot)
    if (!isDoubted || isSettled || typeof act.value !== 'number') return act
    if (!isFar(known, act.value)) return act
    const { slot, value, quote, span } = act
    return { kind: 'implausible', slot, value, quote, span, known }
  })
}
