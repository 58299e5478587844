import type { ImplausibleAct, InformAct, Span } from '#agent/understand/act.ts'
import type { Hearing } from '#agent/understand/hear-message.ts'
import { doubtConflicts } from '#agent/understand/judge/conflicts.ts'
import { separateImplausible } from '#agent/understand/judge/plausibility.ts'
import { type Context, findSentence } from '#agent/understand/message-view.ts'

type Weighed = {
  informs: (InformAct | ImplausibleAct)[]
  /** Sentences with a figure that cannot be right: nothing else in them is believed. */
  doubted: Span[]
}

/** Hours are measured against the people who do them, so that only they stand beside a figure that cannot be right. */
function findDoubted(acts: readonly (InformAct | ImplausibleAct)[], plain: string): Span[] {
  return acts.flatMap((act) =>
    act.kind === 'implausible' && act.slot !== 'manual_hours'
      ? [findSentence(plain, act.span[0])]
      : [],
  )
}

/** Takes out what cannot be right, what is far from the known, and what stands beside the former. */
export function weighInforms(
  told: readonly InformAct[],
  { start, moves, asked }: Hearing,
  context: Context,
): Weighed {
  const plausible = separateImplausible(told, context)
  const acts = doubtConflicts(plausible, moves, { ...context, ...asked })
  const doubted = findDoubted(acts, start.plain)
  const isDoubted = ({ span }: InformAct) =>
    doubted.some(([from, to]) => from <= span[0] && span[0] < to)
  return {
    informs: acts.filter((act) => act.kind === 'implausible' || !isDoubted(act)),
    doubted,
  }
}
