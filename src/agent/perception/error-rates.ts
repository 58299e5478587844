import { findShares } from '#agent/perception/error-ratios.ts'
import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/perception/message-view.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'

const ERROR_CUE =
  /\b(?:errors?|eror|erors|wrong|mistakes?|rework(?:ed)?|re-?do(?:ne)?|incorrect|inaccura\w*|bounce\w*|reject\w*|fail\w*|defects?|typos?|come back|comes back|came back|kicked back|sent back|need(?:s)? (?:fixing|fixed|correct\w*)|fix(?:ed|ing)?|correct(?:ed|ion|ions)|exceptions?|denied|denials?|mis-?keyed|mismatch\w*|screw\w*|mess(?:ed)? up|redone|duplicates?|bad data|go(?:es)? bad|slip\w*|accuracy|illegible|missing|misse[ds]|lose track|get lost|(?:are|is) off|complain\w*|mis-?(?:quot|fil|label|spel|rout|ship|pick|enter|typ|match|read)\w*|double[- ]booked|not right|go back|comes? wrong)\b/
const ACCURACY = /\b(?:accura(?:cy|te)|correct|right|clean)\b/
/** What else a percentage is given of. */
const NOT_ERRORS =
  /\b(?:sav\w+|grow\w*|grew|margins?|discounts?|increas\w+|decreas\w+|reduc\w+|cut|faster|less|more|of (?:the |our |my |their |all |your )?(?:work|time|day|week|hours|revenue|sales|budget|team|staff|people|business|customers|volume|process|it)\b|automat\w+|manual\w*|tax\w*|benefits|overheads?|burden\w*|loaded|revenue|turnover|profits?|went up|goes up|up by|utili[sz]\w+|capacity|remote|raise|commission|interest|equity|sure|certain|score)\b/
/** A bare percentage above this is more likely a share of something else. */
const LIKELY_ERRORS_MAX = 40
const NEARLY_NONE =
  /\b(?:(?:almost|practically|virtually|basically|hardly|barely|very few|close to) (?:no|any|zero|none|error[- ]free)?\s?(?:errors?|mistakes?|error[- ]free)|error[- ]free|(?:no|zero|without|without any|don't (?:really )?(?:have|make|see|get)(?: any)?) (?:errors?|mistakes?)|never (?:make|get) (?:a )?(?:errors?|mistakes?)|(?:errors?|mistakes?) are (?:rare|very rare|negligible))\b/
const NONE_WHEN_ASKED =
  /^\s*(?:none|zero|almost none|hardly any|barely any|negligible|next to none|no errors?)\b/

function hasCue(view: MessageView, position: number): boolean {
  const [from, to] = findSentence(view.plain, position)
  return ERROR_CUE.test(
    view.plain.slice(Math.max(from, position - 100), Math.min(to, position + 100)),
  )
}

function toFinding(
  percent: { value: number; low: number; high: number },
  span: readonly [number, number],
): Finding {
  return {
    slot: 'error_rate',
    value: toExact(percent.value),
    span,
    reading: { low: toExact(percent.low), high: toExact(percent.high) },
  }
}

/** "96% accuracy" says 4% errors. */
function invertAccuracy(view: MessageView, start: number, value: number): boolean {
  const near = view.plain.slice(Math.max(0, start - 25), start + 30)
  return (
    value > 60 && ACCURACY.test(near) && !/\b(?:errors?|wrong|incorrect|inaccurate)\b/.test(near)
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

function readPercents(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'error_rate')
  return [...view.quantities.values()].flatMap((quantity) => {
    if (view.shape.charAt(quantity.start) !== '%') return []
    if (AIMED_AT.test(view.plain.slice(0, quantity.start))) return []
    const isAbout = isAsked || hasCue(view, quantity.start) || isLikely(view, quantity)
    if (!isAbout) return []
    const span = [quantity.start, quantity.end] as const
    if (!invertAccuracy(view, quantity.start, quantity.value)) return [toFinding(quantity, span)]
    const { value, low, high } = quantity
    return [toFinding({ value: 100 - value, low: 100 - high, high: 100 - low }, span)]
  })
}

/** "1 in 20", when it is said of errors, asked for, or nothing but a ratio. */
function readRatios(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'error_rate')
  return findShares(view).flatMap((share) =>
    isAsked || share.isPlain || hasCue(view, share.span[0]) ? [toFinding(share, share.span)] : [],
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
