import type { ImplausibleAct, InformAct, MoveAct } from '#agent/understand/act.ts'
import { type Context, isAskedFor } from '#agent/understand/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** Not the team: "two full-time" and "a team of 30" may both be true. */
const COMPARED: readonly Slot[] = ['manual_hours', 'hourly_rate', 'error_rate']

/** What differs from a known figure, and is neither asked for nor called a correction, is said back before it replaces it. */
export function doubtConflicts(
  acts: readonly (InformAct | ImplausibleAct)[],
  moves: readonly MoveAct[],
  context: Context,
): (InformAct | ImplausibleAct)[] {
  if (moves.some(({ kind }) => kind === 'correct')) return [...acts]
  return acts.flatMap((act) => {
    const known = context.figures?.find(([slot]) => slot === act.slot)?.[1]
    if (act.kind !== 'inform' || act.reading.isCorrection || !COMPARED.includes(act.slot))
      return act
    if (known === undefined || known === act.value || isAskedFor({ context }, act.slot)) return act
    // A story that is only worked out does not put in doubt what was said.
    if (act.reading.isDoubtful) return []
    return { ...act, reading: { ...act.reading, isDoubtful: true } }
  })
}
