import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { findPeriod, type Period } from '#agent/perception/periods.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import { SEASON } from '#agent/perception/split-crews.ts'
import type { Finding } from '#agent/understand/act.ts'

const HOURS = /^\s?(?:h[ou]{1,3}[rs]{1,3}|houres?|horus|hrs?|h)(?![a-z])/
const PERIOD =
  /^,?\s?(?:\/ ?|p\/?|(?:a|per|each|every)\s)(?:single |working |normal )?(?:week|wk|w|day|month|fortnight)\b(?: (?:of|on) it\b)?|^\s(?:weekly|daily|monthly)\b/
/** Said in a sentence where figures stand beside one another, they are no parts of a sum. */
const NO_SUM =
  /\b(?:each|every(?:one|body)|apiece|per (?:person|head)|a head|so|or|not|instead|was|were|between|from|average|most|least|max|maximum|minimum|sometimes|usually|people|persons?|of us|of them|others?|which|of that|of those|down|up|now|before|used|ago|included|including)\b/
const TOTAL = /\b(?:total|altogether|all told|combined|makes|adds? up)\b/
/** What hours are for: "on the typing", "go to preparing", "to key it in". */
const PURPOSE =
  /^\s(?:(?:are|is|go|goes|went|spent|used)\s(?:for|to|into|on|in|by|spent (?:on|in))|for|on|to|of|at|in|with|by)\s(?:the |my |our |a )?(?!(?:us|me|them|it|do|those|these|\d)\b)[a-z][a-z' -]{0,48}$/
/** Whose hours, or of what work: "and the evening crew", "Checking:", "my colleague does". */
const OWNER =
  /(?:^|[,;.&+]|\b(?:and|plus|while|then))\s{0,2}(?:(?:and|plus|while|then|also|with)\s)?(?:the |my |our |his |her |in the |on the |at the |for |for the |on )?([a-z][a-z'-]*(?:\s[a-z][a-z'-]*){0,3}?)\s?(?::|(?<![a-z'-])-|(?:does|do|puts in|takes?|spends?|needs?|has|uses?|is|adds?|eats?|costs?|another|around|about|roughly|for)\s)*\s*$/
const NO_OWNER =
  /^(?:(?:we|we're|i|i'm|they|it|it's|that|that's|there|there's|are|is|have|has|all|me|maybe|about|roughly|some|call|say|make|up|over|the|a|an|and|in|on|at|for|per)\b|(?:weeks?|months?|days?|hours|time)$|(?:[a-z]+ )?(?:headcount|team size|rate|budget|errors?|error rate|wage|tools|deadline|timeline)\b|(?:(?:whole|total|full|entire|our|we) )?(?:team|staff|crew|group|department)$)/
const PARTS_MAX = 8

type Part = {
  quantity: Quantity
  hasUnit: boolean
  period: Period | null
  /** Where its unit and its period end. */
  end: number
}

function toPart(view: MessageView, quantity: Quantity): Part | null {
  if (view.shape.charAt(quantity.start) !== '#') return null
  const rest = view.shape.slice(quantity.end, quantity.end + 60)
  const unit = HOURS.exec(rest)?.[0].length ?? 0
  const period = PERIOD.exec(rest.slice(unit))?.[0] ?? ''
  const end = quantity.end + unit + period.length
  return { quantity, hasUnit: unit > 0, period: findPeriod(period), end }
}

/** The words between two places, without a comma or a joint at either end. */
const listWords = (piece: string) =>
  piece.replaceAll(
    /^[\s,;]+|(?<![\s,;&+])(?:[\s,;&+]|\b(?:and|plus|then|another|a further|also|about|around))+$/g,
    '',
  )

/** Whether this figure and the next each say what they are for. */
function arePurposes(view: MessageView, [one, next]: readonly [Part, Part], end: number): boolean {
  const between = ` ${listWords(view.shape.slice(one.end, next.quantity.start))}`
  const tail = view.shape.slice(next.end, end).replace(/[,;.!?].*$/s, '')
  return PURPOSE.test(between) && PURPOSE.test(tail.trimEnd())
}

function isOwned(before: string): boolean {
  const owner = OWNER.exec(before.replaceAll(/[\s\ue000]+/g, ' ').trimStart())?.[1]?.trim()
  return owner !== undefined && owner !== '' && !NO_OWNER.test(owner)
}

/** Whether each figure stands behind whose or what work it is. */
function areOwned(view: MessageView, [one, next]: readonly [Part, Part], from: number): boolean {
  const first = view.shape.slice(Math.max(from, one.quantity.start - 60), one.quantity.start)
  const between = view.shape.slice(one.end, next.quantity.start)
  const isEnding = /^\s*(?:$|[,.;!?&+]|and\b|plus\b)/.test(view.shape.slice(next.end, next.end + 6))
  return (
    isEnding &&
    isOwned(first) &&
    /^\s?[,;.&+]|^\s(?:and|plus|while)\b/.test(between) &&
    isOwned(between)
  )
}

const KEY = /[a-z]\s?[:-]\s?$/

/** "Data entry: 5 hours a week. Checking: 3 hours a week." runs over the end of its sentence. */
function isKeyed(view: MessageView, { quantity }: Part): boolean {
  return KEY.test(view.shape.slice(Math.max(0, quantity.start - 6), quantity.start))
}

function isNext(view: MessageView, pair: readonly [Part, Part]): boolean {
  const [one, next] = pair
  const between = view.shape.slice(one.end, next.quantity.start)
  const [from, to] = findSentence(view.shape, one.quantity.start)
  if (NO_SUM.test(between) || TOTAL.test(between) || between.length > 70) return false
  const isKeyedPair = isKeyed(view, one) && isKeyed(view, next) && next.hasUnit
  if (next.quantity.start > to) return isKeyedPair && isOwned(between)
  return arePurposes(view, pair, to) || areOwned(view, pair, from)
}

/** The longest run of parts that starts with one told in hours. */
function findRun(view: MessageView, parts: readonly Part[]): Part[] {
  for (const [index, first] of parts.entries()) {
    if (!first.hasUnit) continue
    const run = [first]
    for (const next of parts.slice(index + 1)) {
      const last = run.at(-1)
      if (!last || !isNext(view, [last, next])) break
      run.push(next)
    }
    if (run.length > 1) return run
  }
  return []
}

/** "36 hours on the typing and 23 on the checking", "the day crew puts in 10 hours a week, the evening crew 6". */
export function findSummedHours(view: MessageView): Finding[] {
  const parts = [...view.quantities.values()]
    .slice(0, PARTS_MAX)
    .flatMap((quantity) => toPart(view, quantity) ?? [])
  const run = findRun(view, parts)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) return []
  const [from] = findSentence(view.shape, first.quantity.start)
  const [, to] = findSentence(view.shape, last.quantity.start)
  const sentence = view.shape.slice(from, to)
  const shared = run.find(({ period }) => period !== null)?.period ?? findPeriod(sentence)
  const isAbout = shared !== null || isAskedFor(view, 'manual_hours')
  if (!isAbout || NO_SUM.test(view.shape.slice(last.end, to)) || SEASON.test(sentence)) return []
  const sum = (read: (quantity: Quantity) => number) =>
    toExact(
      run.reduce(
        (total, { quantity, period }) =>
          total + read(quantity) * ((period ?? shared)?.perWeek ?? 1),
        0,
      ),
    )
  const derivation = run.map(({ quantity }) => quantity.value).join(' + ')
  return [
    {
      slot: 'manual_hours',
      value: sum(({ value }) => value),
      span: [first.quantity.start, last.end],
      reading: { low: sum(({ low }) => low), high: sum(({ high }) => high), derivation },
    },
  ]
}
