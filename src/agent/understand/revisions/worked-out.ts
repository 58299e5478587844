import { toWordSet } from '#agent/lexicon/word-set.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import {
  cutView,
  listAsked,
  type MessageView,
  withoutNames,
} from '#agent/understand/message/message-view.ts'
import type { Figures } from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import { countDays, isSame } from '#agent/understand/quantities/written-sums.ts'
import { toExact } from '#domain/to-exact.ts'

const HOURS = /^(?:h|hrs?|hours?)$/
const MINUTES = /^min/
const STATES = toWordSet("so = equals equal is makes totals total that's thats gives its it's 's")
const ROUGHLY = toWordSet('about around like roughly maybe it is be s')
const JOINS = toWordSet('plus + and add added adding both together another on')
const TIMES = toWordSet('x * × times each per every apiece a')
/** Behind a number these count nothing. */
const NO_NOUNS = toWordSet(
  'total all altogether together combined in not and or plus on for times x lol now',
)
const WHOLE = toWordSet('total all altogether combined overall')
/** More figures tell a story, and no sum. */
const FIGURES_MAX = 12
const SMALLEST = 4

type Term = Mention & { told: number }
type Sum = { total: Term; parts: readonly Term[]; workings: string | null }

/**
 * "25 for certificates plus 20 for renewals equals 45", "30 on top of the 72, so 102", "4 hours a day, times 7 is 28":
 * hours with the figures that they are worked out from, by the visitor. The arithmetic agrees, so that they are told.
 */
export function readWorkedOut(view: MessageView): Finding[] {
  const { context } = view
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1] ?? null
  const asked = listAsked(context)
  if (context.isLiteral || (known === null && !asked.includes('manual_hours'))) return []
  const { tokens } = cutView(withoutNames(view), [])
  const figures = viewFigures(tokens, { asked, known: context.figures ?? [] })
  const terms = figures.mentions.flatMap(toTerm)
  if (terms.length > FIGURES_MAX) return []
  const sum = findSum(figures, terms, known) ?? findInAll(figures, terms)
  if (sum === null || isReadAsSum(figures, sum)) return []
  const spans = [sum.total, ...sum.parts].map(
    ({ from, to }): Span => [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0],
  )
  const span: Span = [
    Math.min(...spans.map(([start]) => start)),
    Math.max(...spans.map(([, end]) => end)),
  ]
  // Who is counted is told of the team, too.
  const unnamed = [sum.total, ...sum.parts].flatMap(({ nounClass }, at) =>
    nounClass === 'person' ? [] : (spans.slice(at, at + 1) as Span[]),
  )
  return [
    {
      slot: 'manual_hours',
      value: toExact(sum.total.told),
      span,
      consumed: sum.parts.some(({ nounClass }) => nounClass === 'person') ? unnamed : [span],
      reading: {
        isCorrection: true,
        ...(sum.workings === null ? {} : { derivation: sum.workings }),
      },
    },
  ]
}

/** "9 x 1.5 x 7 days, so 94 hours": what is written out with its result is read in full elsewhere, unrounded. */
function isReadAsSum(figures: Figures, { total }: Sum): boolean {
  const written = readSum(figures)
  return (
    written !== null &&
    written.stated === null &&
    !written.isAsked &&
    written.derivation.uses.some(({ from }) => from === total.from)
  )
}

function toTerm(mention: Mention): Term[] {
  const { kind, value, low, high, unit } = mention
  if (low !== high || (kind !== 'count' && kind !== 'time')) return []
  const days = countDays(mention)
  if (days !== null) return [{ ...mention, told: days }]
  if (kind === 'time' && !HOURS.test(unit ?? '') && !MINUTES.test(unit ?? '')) return []
  return [{ ...mention, told: value }]
}

const isPlain = ({ kind, noun, unit }: Mention) =>
  kind === 'time' ? HOURS.test(unit ?? '') : noun === null || NO_NOUNS.has(noun)

/** Hours of a week, by their unit or without any. */
const mayBeTotal = (term: Term) =>
  isPlain(term) &&
  term.told >= SMALLEST &&
  !term.per.isDay &&
  !term.per.person &&
  !term.per.item &&
  (term.per.week ?? 1) === 1

/** "So 72", "equals 45", or a figure that begins its sentence: "five days. 120 hours a week". */
function isStated({ tokens, sentences }: Figures, { from }: Term): boolean {
  let at = from - 1
  while (ROUGHLY.has(tokens[at]?.norm ?? '') && !STATES.has(tokens[at]?.norm ?? '')) at -= 1
  const isFirst = sentences.some((sentence) => sentence.from === from)
  return STATES.has(tokens[at]?.norm ?? '') || isFirst
}

function findSum(figures: Figures, terms: readonly Term[], known: number | null): Sum | null {
  const totals = terms.filter((one) => mayBeTotal(one) && isStated(figures, one)).toReversed()
  for (const total of totals) {
    const others = terms.filter((one) => one !== total)
    const isOfHours =
      total.kind === 'time' ||
      known === null ||
      total.told === known ||
      others.some(
        (one) => one.told === known || HOURS.test(one.unit ?? '') || isMultiplied(figures, one),
      )
    const found =
      addUp(figures, total, others, { known, isOfHours }) ??
      (isOfHours
        ? multiplyUp(
            figures,
            total,
            others.filter(({ to }) => to <= total.from),
          )
        : null)
    if (found !== null) return found
  }
  return null
}

const SIGNS = toWordSet('x * × times')

/** "14 people x 40": nothing but their hours is multiplied by people. */
const isMultiplied = ({ tokens }: Figures, { nounClass, to }: Term) =>
  nounClass === 'person' && SIGNS.has(tokens[to]?.norm ?? '')

const between = ({ tokens }: Figures, from: number, to: number) =>
  tokens.slice(from, to).map(({ norm }) => norm)

/** Two figures that stand beside each other with a plus, an "and", or "on top" between or behind them. */
function addUp(
  figures: Figures,
  total: Term,
  others: readonly Term[],
  { known, isOfHours }: { known: number | null; isOfHours: boolean },
): Sum | null {
  const plain = others.filter((one) => isPlain(one) && one.nounClass !== 'person')
  for (const [at, first] of plain.entries()) {
    const second = plain[at + 1]
    if (second === undefined || !isSame(first.told + second.told, total.told)) continue
    const words = between(figures, first.to, second.from)
    const behind = between(figures, second.to, second.to + 3)
    const isJoined = [...words, first.noun ?? '', ...behind].some((word) => JOINS.has(word))
    const isOnTop = [...words, ...behind].includes('top')
    const isSum =
      isOfHours || isOnTop || (known !== null && words.length > 0 && words.every((w) => w === '+'))
    if (isJoined && isSum)
      return { total, parts: [first, second], workings: sayParts(first, second) }
  }
  return null
}

const sayParts = (first: Term, second: Term) =>
  `${formatNumber(first.told)} hours + ${formatNumber(second.told)} hours`

/** The last two or three figures before the result: "4 hours a day, times 7", "3 people, 8 hours, 5 days". */
function multiplyUp(figures: Figures, total: Term, before: readonly Term[]): Sum | null {
  for (const count of [2, 3, 4]) {
    const parts = before.slice(-count)
    const isWhole = parts.length === count && parts.every(({ told }) => told > 1)
    const product = parts.reduce((all, one) => all * one.told, 1)
    if (!isWhole || !isSame(product, total.told)) continue
    const first = parts[0]?.from ?? 0
    const words = between(figures, first, total.from)
    const isTimed = parts.some(({ kind }) => kind === 'time')
    if (isTimed || words.some((word) => TIMES.has(word))) return { total, parts, workings: null }
  }
  return null
}

/** "3 hrs each × 9. So 72 all in": the whole is told beside a part of it. */
function findInAll(figures: Figures, terms: readonly Term[]): Sum | null {
  const { tokens } = figures
  const total = terms.findLast((one) => {
    const after = [one.noun ?? '', ...between(figures, one.to, one.to + 2)]
    const isSo = between(figures, Math.max(0, one.from - 3), one.from).includes('so')
    return (
      mayBeTotal(one) && isSo && WHOLE.has(after.find((word) => word !== '' && word !== 'in') ?? '')
    )
  })
  if (total === undefined || tokens.some(({ norm }) => norm === 'if')) return null
  const isHours = terms.some(({ kind }) => kind === 'time')
  return isHours ? { total, parts: [], workings: null } : null
}
