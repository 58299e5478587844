import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { findLastPeriod, findPeriod } from '#agent/perception/periods.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import type { Finding } from '#agent/understand/act.ts'

/** Things that are worked through one by one, as a piece of a pattern. */
export const ITEM_NOUN =
  '(?:orders?|invoices?|tickets?|claims?|cases?|reports?|customers?|clients?|patients?|documents?|docs?|items?|files?|records?|leads?|shipments?|contracts?|calls?|forms?|applications?|requests?|emails?|transactions?|quotes?|candidates?|resumes?|bills?|entries|entry|campaigns?|projects?|referrals?|listings?|pos?|returns?|verifications?|loads?|bookings?|appointments?)'
const PERIOD = '(?:day|week|wk|month|fortnight|year)'
const NOT_ITEMS =
  '(?!(?:hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|people|persons?|staff|ppl|times|percent|dollars|bucks)\\b)'
/** "500 invoices a month", "240 of these a week", "216 files come in each week", "we do 30 every week". */
const VOLUMES: readonly RegExp[] = [
  new RegExp(
    `(#~*)\\s(?:[a-z-]+\\s){0,2}?${ITEM_NOUN}\\s?(?:,\\s)?(?:\\/\\s?|a\\s|an\\s|per\\s|each\\s|every\\s)?(?:day|week|month|year|weekly|daily|monthly)\\b`,
  ),
  new RegExp(
    `\\b(?:in|per|every|each)\\s(?:an? |one |the |#~* |\\/ ?)?${PERIOD},?\\s(?:we|i|they|the team|my team|everyone)\\s(?:[a-z]+\\s){1,3}?(#~*)\\s${NOT_ITEMS}[a-z]+`,
  ),
  new RegExp(
    `(#~*)\\s(?:of (?:them|those|these)\\s)?${NOT_ITEMS}(?:[a-z]+\\s){0,4}?(?:(?:a|per|each|every)\\s|\\/ ?)${PERIOD}\\b`,
  ),
]
/** "30 times a week", "480 p/w", "weekly volume 60", "per week 54 records": enough beside what each of them takes. */
const BARE_VOLUMES: readonly RegExp[] = [
  new RegExp(
    `(#~*)(?:\\s(?:times|of them|of those))?(?:\\s(?:a|per|each|every)\\s|\\s?\\/ ?)${PERIOD}\\b`,
  ),
  /(#~*)(?:\stimes)?\s(?:p\/?w|weekly|daily|monthly)\b/,
  /\b(?:weekly|daily|monthly) (?:volume|count|number|load|total|amount)(?: is| of|:)?\s(?:about |around )?(#~*)/,
  new RegExp(`\\b(?:per|every|each|a) ${PERIOD},?\\s(?:about |around )?(#~*)\\s${NOT_ITEMS}[a-z]+`),
]
const UNIT = '(minutes?|mins?|min|hours?|hrs?|h)'
/** "10 minutes each", "6 mins per job", "each one takes 12 minutes", "one takes five". */
const EFFORTS: readonly RegExp[] = [
  new RegExp(
    `(#~*)\\s?${UNIT}\\s(?:each|apiece|a piece|a pop|a go|a shot|(?:at )?a time|(?:per|for each|for every|an?|on each|on every)\\s${ITEM_NOUN}|(?:per|for each|for every|on each)\\s(?!person|head|employee|staff|member|agent|clerk|rep|colleague|user|shift|${PERIOD})[a-z]+)\\b`,
  ),
  new RegExp(
    `\\b(?:each|every|an?|per|#~*) (?:single )?${ITEM_NOUN}\\s(?:[a-z]+\\s){1,4}?(?:about |around |roughly |up to )?(#~*)\\s?${UNIT}(?![a-z])`,
  ),
  new RegExp(
    `(?:\\b(?:each|every|every single)(?: one)?(?: of (?:them|these|those))?|#~*|\\bone)\\s(?:of (?:them|these|those)\\s)?(?:takes?|needs?|requires?|is|taking|needing|requiring)\\s(?:[a-z]+\\s){0,2}?(#~*)\\s?${UNIT}(?![a-z])`,
  ),
]

function findFirst(patterns: readonly RegExp[], shape: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(shape)
    if (match) return match
  }
  return null
}

const NO_PIECE = `(?:(?:[a-z]+ )?(?:${PEOPLE_NOUN}|shift|team|branch|office|site|crew|day|week|month|hour|morning|evening|year|bit|lot|few|couple|total)\\b)`
const APART_CHARS = 160
/** What a single piece of work takes is told by words on either side of the time. */
const EACH_BEFORE = new RegExp(
  `\\b(?:each|every|one|per|an?|any|a single|the average|the typical)\\s(?!${NO_PIECE})(?:(?:one|single|of (?:them|these|those)|[a-z-]+)\\s){0,3}?(?:(?:takes?|taking|costs?|needs?|requires?|eats?|swallows?|burns?|means|is|are|lasts?|runs?|comes? (?:to|in at)|good for|worth|me|us|about|around|roughly|up to|for)\\s)+$|,?\\s(?:at|each|each about|at about|each around) $`,
)
const EACH_AFTER = new RegExp(
  `^\\s(?:of (?:work|typing|time|handling|keying|checking) )?(?:each|apiece|(?:every|each|per|a|at a) (?:single )?(?:time|go|pop|shot|piece)|(?:per|for each|for every|for one|on each|on every) (?!${NO_PIECE})[a-z]+|to (?:do|key|type|process|handle|enter|finish) (?:each|every|one|a))\\b`,
)
const TIME = /^\s?(minutes?|mins?|min|hours?|hrs?|h)(?![a-z])/
const NOT_COUNTED = new RegExp(
  `^(?:\\s?(?:minutes?|mins?|min|hours?|hrs?|h|%|percent)(?![a-z])|\\s(?:[a-z]+ )?(?:days?|weeks?|months?|of us|tools|${PEOPLE_NOUN})(?![a-z]))`,
)
const A_PERIOD = /^[^#$%.;!?]{0,48}/
const REACH_CHARS = 60

type Effort = { quantity: Quantity; hours: number; end: number }

function readEffort(view: MessageView, quantity: Quantity): Effort | null {
  const rest = view.shape.slice(quantity.end, quantity.end + REACH_CHARS)
  const unit = TIME.exec(rest)
  if (!unit) return null
  const before = view.plain.slice(Math.max(0, quantity.start - REACH_CHARS), quantity.start)
  const after = rest.slice(unit[0].length)
  if (!EACH_BEFORE.test(before) && !EACH_AFTER.test(after)) return null
  if (/^,?\s?(?:a|per|each|every|\/) ?(?:day|week|month|wk|shift)\b/.test(after)) return null
  const isMinutes = (unit[1] ?? '').startsWith('m')
  return {
    quantity,
    hours: quantity.value / (isMinutes ? 60 : 1),
    end: quantity.end + unit[0].length,
  }
}

/** How many of them in a week, where a period stands behind the count or leads it in. */
function readVolume(view: MessageView, quantity: Quantity): number | null {
  if (view.shape.charAt(quantity.start) !== '#' || quantity.value <= 1) return null
  const rest = view.shape.slice(quantity.end, quantity.end + REACH_CHARS)
  if (NOT_COUNTED.test(rest)) return null
  const [from] = findSentence(view.shape, quantity.start)
  const before = view.shape.slice(Math.max(from, quantity.start - REACH_CHARS), quantity.start)
  const lead = before.slice(before.search(/[^#$%]*$/))
  const period = findPeriod(A_PERIOD.exec(rest)?.[0] ?? '') ?? findLastPeriod(lead)
  return period === null ? null : quantity.value * period.perWeek
}

/** One count of pieces by period and one time for each of them, whatever words stand between. */
function compose(view: MessageView): Finding[] {
  const quantities = [...view.quantities.values()]
  const efforts = quantities.flatMap((quantity) => readEffort(view, quantity) ?? [])
  const volumes = quantities.flatMap((quantity) => {
    const perWeek = readVolume(view, quantity)
    return perWeek === null ? [] : [{ quantity, perWeek }]
  })
  const [effort, volume] = [efforts[0], volumes[0]]
  if (!effort || !volume || efforts.length + volumes.length !== 2) return []
  const start = Math.min(effort.quantity.start, volume.quantity.start)
  const end = Math.max(effort.end, volume.quantity.end)
  if (end - start > APART_CHARS) return []
  const value = toExact(volume.perWeek * effort.hours)
  const words = view.text.slice(effort.quantity.start, effort.end)
  const derivation = `${volume.quantity.value} × ${words}`
  return [{ slot: 'manual_hours', value, span: [start, end], reading: { derivation } }]
}

/** "500 invoices a month, 10 minutes each": volume times effort, in hours per week. */
export function findItemHours(view: MessageView): Finding[] {
  const effort = findFirst(EFFORTS, view.shape)
  const volume = findFirst(VOLUMES, view.shape) ?? findFirst(BARE_VOLUMES, view.shape)
  if (!volume || !effort) return compose(view)
  const count = view.quantities.get(volume.index + volume[0].search(/#/))
  const each = view.quantities.get(effort.index + effort[0].lastIndexOf('#'))
  const period = findPeriod(volume[0])
  if (!count || !each || !period) return compose(view)
  const hoursEach = each.value / ((effort[2] ?? '').startsWith('m') ? 60 : 1)
  const value = toExact(count.value * period.perWeek * hoursEach)
  const [start, end] = [
    Math.min(volume.index, effort.index),
    Math.max(volume.index + volume[0].length, effort.index + effort[0].length),
  ]
  const derivation = `${view.text.slice(volume.index, volume.index + volume[0].length)} × ${view.text.slice(effort.index, effort.index + effort[0].length)}`
  return [{ slot: 'manual_hours', value, span: [start, end], reading: { derivation } }]
}
