import { toWordSet } from '#agent/lexicon/word-set.ts'
import { judgeFigures, type Verdict } from '#agent/understand/judge/judge-figures.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { MessageView } from '#agent/understand/message/message-view.ts'
import {
  type Derivation,
  FIGURE_SLOTS,
  type Figures,
  sayWorkings,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { rankFigures } from '#agent/understand/readers/rank-figures.ts'
import { findNamed, isSame } from '#agent/understand/revisions/figure-fit.ts'
import type { Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

/** Hours, people, cost of an hour, errors, and number of tools that a message tells. */
export function findFigures({ visible, context }: MessageView): Finding[] {
  // In another language, and in a message that gives orders, a bare number answers no question.
  const asked = context.isLiteral ? [] : listAsked(context)
  const known = context.figures ?? []
  const seen = viewFigures(visible, { asked, known })
  const named = nameSlot(seen)
  const figures = named === null ? seen : viewFigures(visible, { asked: [named], known })
  if (figures.mentions.length + figures.workers.length === 0 && asked.length === 0) return []
  return judgeFigures(figures, rankFigures(figures)).map((one) => toFinding(figures, one))
}

/** "The rate is 45" answers the question about the rate, whatever was asked. */
function nameSlot({ mentions, tokens, asked }: Figures): Slot | null {
  const [figure, ...others] = mentions
  const isBare = figure?.kind === 'count' && figure.noun === null && others.length === 0
  if (figure === undefined || !isBare || asked.length === 0) return null
  return findNamed(tokens.slice(0, figure.to), figure, (slot) => NAMED.has(slot))
}

const NAMED: ReadonlySet<Slot> = new Set(FIGURE_SLOTS)

function listAsked({ asking, alsoAsking }: MessageView['context']): Slot[] {
  return [asking, alsoAsking].flatMap((slot) => slot ?? [])
}

function toFinding(figures: Figures, { derivation, isAsked }: Verdict): Finding {
  const { slot, value, low, high, isPerPerson, factors, uses } = derivation
  const isCorrection = namesKnown(figures, derivation)
  const isSum = factors.length > 1 || (factors[0]?.length ?? 0) > 1
  const spans = uses.map((use) => toSpan(figures, use))
  const foreign = slot === 'hourly_rate' ? quoteForeign(figures, uses) : null
  const workings = foreign ?? (isSum ? sayWorkings(factors) : null)
  return {
    slot,
    value: toExact(value),
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
    consumed: spans,
    reading: {
      // A number of tools that has its ends was told, and not counted from their names.
      ...(low === high && slot !== 'tool_count' ? {} : { low: toExact(low), high: toExact(high) }),
      ...(workings === null ? {} : { derivation: workings }),
      ...(isPerPerson ? { isPerPerson } : {}),
      ...(isAsked ? { isDoubtful: true } : {}),
      ...(isCorrection ? { isCorrection } : {}),
    },
  }
}

/** Whoever names a known figure or its slot beside another value, or adds to it, means to replace it. */
function namesKnown(
  { mentions, tokens, known }: Figures,
  { slot, value, uses }: Derivation,
): boolean {
  const old = known.find(([name]) => name === slot)?.[1]
  const [use] = uses
  if (old === undefined || use === undefined) return false
  const isOld = ({ value: told }: Mention) =>
    isSame(told, old) || isSame(value, old + told) || isSame(value, old - told)
  return mentions.some(isOld) || findNamed(tokens, use, (name) => name === slot) !== null
}

const FOREIGN = toWordSet('€ eur euro euros £ gbp pound pounds quid')

/** "€30 an hour": pay in another currency is counted as it stands, and that is said. */
function quoteForeign({ tokens }: Figures, uses: readonly Use[]): string | null {
  const words = uses.flatMap(({ from, to }) => tokens.slice(from, to))
  if (!words.some(({ norm }) => FOREIGN.has(norm))) return null
  const quote = words.map(({ norm, isGlued }, at) => (isGlued || at === 0 ? norm : ` ${norm}`))
  const said = quote.join('').replace(/^([€£]) /, '$1')
  return `${said}, counted one to one in dollars`
}

function toSpan({ tokens }: Figures, { from, to }: Use): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
}
