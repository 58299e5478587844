import type { Span } from '#agent/perception/act.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import type { Quantity } from '#agent/perception/quantity.ts'

const ERROR_CUE =
  /\b(?:errors?|eror|erors|wrong|mistakes?|rework(?:ed)?|re-?do(?:ne)?|incorrect|inaccura\w*|bounce\w*|reject\w*|fail\w*|defects?|typos?|come back|comes back|came back|kicked back|sent back|need(?:s)? (?:fixing|fixed|correct\w*)|fix(?:ed|ing)?|correct(?:ed|ion|ions)|exceptions?|denied|denials?|mis-?keyed|mismatch\w*|screw\w*|mess(?:ed)? up|redone|duplicates?|bad data|go(?:es)? bad|slip\w*|accuracy)\b/
const ACCURACY = /\b(?:accura(?:cy|te)|correct|right|clean)\b/
const RATIO = /(#~*)\s?(?:in|out of|of(?: every)?|per|from)\s(?:every |each |about )?(#~*)/g
const RATIO_BACKWARD =
  /\b(?:out )?of (?:every |the )?#~*(?:\s[a-z]+){0,2},?\s(?:about |around |maybe )?#~*/g
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
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    slot: 'error_rate',
    value: round(percent.value),
    span,
    reading: { low: round(percent.low), high: round(percent.high) },
  }
}

/** "96% accuracy" says 4% errors. */
function invertAccuracy(view: MessageView, start: number, value: number): boolean {
  const near = view.plain.slice(Math.max(0, start - 25), start + 30)
  return (
    value > 60 && ACCURACY.test(near) && !/\b(?:errors?|wrong|incorrect|inaccurate)\b/.test(near)
  )
}

function readPercents(view: MessageView): Finding[] {
  const isAsked = view.context.asking === 'error_rate'
  return [...view.quantities.values()].flatMap((quantity) => {
    if (view.shape.charAt(quantity.start) !== '%') return []
    if (!isAsked && !hasCue(view, quantity.start)) return []
    const span = [quantity.start, quantity.end] as const
    if (!invertAccuracy(view, quantity.start, quantity.value)) return [toFinding(quantity, span)]
    const { value, low, high } = quantity
    return [toFinding({ value: 100 - value, low: 100 - high, high: 100 - low }, span)]
  })
}

function toRatio(view: MessageView, part: Quantity, whole: Quantity, span: Span): Finding[] {
  if (whole.value <= part.value || whole.value === 0) return []
  const isAsked = view.context.asking === 'error_rate'
  if (!isAsked && !hasCue(view, span[0])) return []
  const share = (count: number) => (100 * count) / whole.value
  return [
    toFinding({ value: share(part.value), low: share(part.low), high: share(part.high) }, span),
  ]
}

/** "1 in 20" and, the other way round, "out of 600 invoices 30 are wrong". */
function readRatios(view: MessageView): Finding[] {
  const forward = [...view.shape.matchAll(RATIO)].map((match) => ({ match, isForward: true }))
  const backward = [...view.shape.matchAll(RATIO_BACKWARD)].map((match) => ({
    match,
    isForward: false,
  }))
  return [...forward, ...backward].flatMap(({ match, isForward }) => {
    const firstAt = match.index + match[0].indexOf('#')
    const secondAt = match.index + match[0].lastIndexOf('#')
    const first = view.quantities.get(firstAt)
    const second = view.quantities.get(secondAt)
    if (!first || !second) return []
    const span: Span = [match.index, match.index + match[0].length]
    return isForward ? toRatio(view, first, second, span) : toRatio(view, second, first, span)
  })
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
