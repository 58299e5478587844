import { findShares } from '#agent/perception/error-ratios.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import type { Finding, Span } from '#agent/understand/act.ts'

const ERROR_CUE =
  /\b(?:faulty|flawed|botch\w*|defective|amend(?:ed|ing|ment)\w*|errors?|eror|erors|wrong|mistakes?|rework(?:ed)?|re-?do(?:ne)?|incorrect|inaccura\w*|bounce\w*|reject\w*|fail\w*|defects?|typos?|come back|comes back|came back|kicked back|sent back|need(?:s)? (?:fixing|fixed|correct\w*)|fix(?:ed|ing)?|correct(?:ed|ion|ions)|exceptions?|denied|denials?|mis-?keyed|mismatch\w*|screw\w*|mess(?:ed)? up|redone|duplicates?|bad data|go(?:es)? bad|slip\w*|accuracy|illegible|missing|misse[ds]|lose track|get lost|(?:are|is) off|complain\w*|mis-?(?:quot|fil|label|spel|rout|ship|pick|enter|typ|match|read)\w*|double[- ]booked|not right|go back|comes? wrong)\b/
const ACCURACY = /\b(?:accura(?:cy|te)|correct|right|clean)\b/
/** What else a percentage is given of. */
const NOT_ERRORS =
  /\b(?:sav\w+|grow\w*|grew|margins?|discounts?|increas\w+|decreas\w+|reduc\w+|cut|faster|less|more|of (?:the |our |my |their |all |your )?(?:work|time|day|week|hours|revenue|sales|budget|team|staff|people|business|customers|volume|process|it)\b|automat\w+|manual\w*|tax\w*|benefits|overheads?|burden\w*|loaded|revenue|turnover|profits?|went up|goes up|up by|utili[sz]\w+|capacity|remote|raise|commission|interest|equity|sure|certain|score)\b/
/** A bare percentage above this is more likely a share of something else. */
const LIKELY_ERRORS_MAX = 40
const NEARLY_NONE =
  /\b(?:(?:almost|practically|virtually|basically|hardly|barely|very few|close to) (?:no|any|zero|none|error[- ]free)?\s?(?:errors?|mistakes?|error[- ]free)|error[- ]free|(?:no|zero|without|without any|don't (?:really )?(?:have|make|see|get)(?: any)?) (?:errors?|mistakes?)|never (?:make|get) (?:a )?(?:errors?|mistakes?)|(?:errors?|mistakes?) are (?:rare|very rare|negligible))\b/
const NONE_WHEN_ASKED =
  /^\W*(?:(?:practically|virtually|almost|basically|next to|close to|well|honestly|really|hardly|we have|there are|there is|it is|it's)\s)*(?:none|zero|nil|nothing|never|no (?:errors?|mistakes?|rework)|(?:hardly|barely) any|negligible|not (?:a single|one|any)|zilch|nada)\b(?! (?:of your|that (?:i|we)|we (?:know|track|measure|count)|(?:been |really |actually |ever )?(?:measur|track|count|check|look|thought|record|ask|kept|keep|calculat|known)\w*))/

function hasCue(view: MessageView, position: number): boolean {
  const [from, to] = findSentence(view.plain, position)
  return ERROR_CUE.test(
    view.plain.slice(Math.max(from, position - 100), Math.min(to, position + 100)),
  )
}

type Percent = { value: number; low: number; high: number }

function toFinding(percent: Percent, span: readonly [number, number]): Finding {
  return {
    slot: 'error_rate',
    value: toExact(percent.value),
    span,
    reading: { low: toExact(percent.low), high: toExact(percent.high) },
  }
}

/** What most of the work is when little of it goes wrong: "99% are fine", "88% have no errors at all". */
const GOOD =
  /^\s?(?:(?!\b(?:and|but|not|never|while|whereas|the (?:rest|others?))\b)[a-z' -]){0,50}?\b(?:fine|ok(?:ay)?|good|perfect(?:ly)?|flawless(?:ly)?|clean|correct(?:ly)?|right|accurate(?:ly)?|spot[- ]on|untouched|(?:error|mistake)[- ]free|(?:no|zero|without(?: an?y?)?|free (?:of|from)|not (?:a|one) (?:single )?) ?(?:errors?|mistakes?|issues?|problems?|hitch(?:es)?|corrections?|changes?|rework|defects?|faults?|trouble)|nothing wrong|(?:need|require)s? no [a-z]+|first (?:time|go|try|pass))\b(?! (?:for|to|with|by)\b)/

/** "Without errors: 90%." */
const GOOD_BEFORE =
  /\b(?:without(?: any)?|no|zero|free (?:of|from)) (?:errors?|mistakes?|issues?|problems?|faults?|rework)\s?(?:[:=,-]|is|are|in|on|for)?\s(?:about |around |roughly |some )?$/

/** "96% accuracy" says 4% errors. */
function invertAccuracy(view: MessageView, [start, end]: Span, value: number): boolean {
  if (value <= 60) return false
  const before = view.plain.slice(Math.max(0, start - 40), start)
  if (GOOD.test(view.plain.slice(end, end + 80)) || GOOD_BEFORE.test(before)) return true
  const near = view.plain.slice(Math.max(0, start - 25), start + 30)
  return (
    ACCURACY.test(near) &&
    !/\b(?:errors?|wrong|incorrect|inaccurate|sure|certain|confident|positive)\b/.test(near)
  )
}

/** A percentage with no other meaning near, while the error rate is unknown. */
function isLikely({ context, plain }: MessageView, { start, value }: Quantity): boolean {
  if (context.isLiteral || context.knownSlots.has('error_rate')) return false
  return value <= LIKELY_ERRORS_MAX && !NOT_ERRORS.test(plain.slice(...findSentence(plain, start)))
}

/** "We aim for 1%." */
const AIMED_AT =
  /\b(?:aim(?:ing)? (?:for|at)|targets?(?: is| of)?|goal (?:is|of)|hope for|want)\s(?:about |under |below )?$/

/** "0% rather than 2%": the figure that is taken back. */
const TAKEN_BACK =
  /\b(?:not|instead of|was|(?:did |have )?i (?:said|wrote|typed|put|gave|told you|say|write|type|written|tell you)(?: (?:it was|that|you))?|(?<!\b(?:more|less|higher|lower|other|fewer|greater|better|worse) )than)\s(?:the |my |about )?$/

/** "Did I write 3% errors? It's 1%." */
const ASKS_BACK =
  /\bi (?:say|write|type|put|said|wrote|typed|written) %~* (?:errors?|mistakes?|wrong|rework)\b/

function readPercents(view: MessageView): Finding[] {
  const found = listPercents(view)
  const isStanding = ({ span }: Finding) =>
    !TAKEN_BACK.test(view.plain.slice(Math.max(0, span[0] - 30), span[0]))
  return found.some(isStanding) ? found.filter(isStanding) : found
}

function listPercents(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'error_rate')
  const isCorrecting = ASKS_BACK.test(view.shape)
  return [...view.quantities.values()].flatMap((quantity) => {
    if (view.shape.charAt(quantity.start) !== '%') return []
    if (AIMED_AT.test(view.plain.slice(0, quantity.start))) return []
    const isAbout =
      isAsked ||
      invertAccuracy(view, [quantity.start, quantity.end], quantity.value) ||
      hasCue(view, quantity.start) ||
      isCorrecting ||
      isLikely(view, quantity)
    if (!isAbout) return []
    const span = [quantity.start, quantity.end] as const
    return [toFinding(toErrors(view, span, halve(view, quantity)), span)]
  })
}

/** "Half of one percent". */
function halve({ plain }: MessageView, { value, low, high, start }: Quantity): Percent {
  const isHalf =
    value === 1 && /\bhalf of (?:an? )?$/.test(plain.slice(Math.max(0, start - 12), start))
  return isHalf ? { value: 0.5, low: 0.5, high: 0.5 } : { value, low, high }
}

function toErrors(view: MessageView, span: Span, percent: Percent): Percent {
  if (!invertAccuracy(view, span, percent.value)) return percent
  const { value, low, high } = percent
  return { value: 100 - value, low: 100 - high, high: 100 - low }
}

/** "1 in 20", when it is said of errors, asked for, or nothing but a ratio. */
function readRatios(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'error_rate')
  return findShares(view).flatMap((share) =>
    isAsked || share.isPlain || hasCue(view, share.span[0])
      ? [toFinding(toErrors(view, [share.span[1], share.span[1]], share), share.span)]
      : [],
  )
}

function readNone(view: MessageView): Finding[] {
  const match =
    NEARLY_NONE.exec(view.plain) ??
    (view.context.asking === 'error_rate' ? NONE_WHEN_ASKED.exec(view.plain) : null)
  if (!match) return []
  const start = match.index + (match[0].length - match[0].trimStart().length)
  return [{ slot: 'error_rate', value: 0, span: [start, match.index + match[0].length] }]
}

/** Share of the work that goes wrong, in percent: "4% come back wrong", "1 in 20", "almost no errors". */
export function findErrorRates(view: MessageView): Finding[] {
  for (const read of [readPercents, readRatios, readNone]) {
    const found = read(view)
    const last = found.at(-1)
    if (last) return [last]
  }
  return []
}
