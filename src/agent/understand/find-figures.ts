import type { MessageView } from '#agent/perception/message-view.ts'
import type { Finding, Span } from '#agent/understand/act.ts'
import { FIGURE_SLOTS } from '#agent/understand/judge/judge-figures.ts'
import { type Reconciled, reconcileFigures } from '#agent/understand/judge/reconcile-figures.ts'
import type { Candidate } from '#agent/understand/quantities/candidate.ts'
import { viewFigures } from '#agent/understand/quantities/read-figures.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { sayWorkings } from '#agent/understand/quantities/say-workings.ts'
import { readTwice } from '#agent/understand/readers/read-twice.ts'
import type { Slot } from '#domain/fact.ts'

const FIGURES: readonly Slot[] = FIGURE_SLOTS

/**
 * Hours, people, cost of an hour, errors, and number of tools, as three readers see them: the patterns of `perception/`,
 * a grammar, and a learned one. `findings` are the patterns'; those of other slots stay as they are.
 */
export function findFigures(
  findings: readonly Finding[],
  { visible, context }: MessageView,
): Finding[] {
  // In another language, and in a message that gives orders, a bare number answers no question.
  const asked = context.isLiteral ? [] : listAsked(context)
  const figures = viewFigures(visible, { asked, knownPeople: context.teamSize })
  const others = findings.filter(({ slot }) => !FIGURES.includes(slot))
  const reconciled = reconcileFigures(findings, figures, readTwice(figures))
  return [...others, ...reconciled.map((one) => toFinding(figures, one))]
}

function listAsked({ asking, alsoAsking }: MessageView['context']): Slot[] {
  return [asking, alsoAsking].flatMap((slot) => slot ?? [])
}

function toFinding(figures: Figures, reconciled: Reconciled): Finding {
  const isDoubtful = reconciled.isAsked ? { isDoubtful: true } : {}
  if ('finding' in reconciled) {
    const { finding } = reconciled
    return { ...finding, reading: { ...finding.reading, ...isDoubtful } }
  }
  const { candidate } = reconciled
  const { slot, low, high, isPerPerson, workings } = candidate
  const isSum = workings.length > 1 || (workings[0]?.length ?? 0) > 1
  const spans = candidate.mentions.map((mention) => toSpan(figures, mention))
  return {
    slot,
    value: toExact(candidate.value),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
    reading: {
      ...(low === high ? {} : { low: toExact(low), high: toExact(high) }),
      ...(isSum ? { derivation: sayWorkings(workings) } : {}),
      ...(isPerPerson ? { isPerPerson } : {}),
      ...isDoubtful,
    },
  }
}

function toSpan({ tokens }: Figures, { from, to }: Candidate['mentions'][number]): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
}

const DIGITS_KEPT = 12

/** Without the noise of binary fractions; rounding is for showing. */
function toExact(value: number): number {
  return Number(value.toPrecision(DIGITS_KEPT))
}
