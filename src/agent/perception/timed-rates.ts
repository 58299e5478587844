import type { MessageView } from '#agent/perception/message-view.ts'
import type { Quantity } from '#agent/perception/quantity.ts'

/** A sum of money with the words around it, within its sentence. */
export type Money = { quantity: Quantity; before: string; after: string; sentence: string }

/** How many hours a sum of money pays for, and from where to where it was said. */
export type Conversion = { divisor: number; words: string; start?: number; end: number }
/** Sure where the hours were named, or the day was called a price. */
export type Timed = Conversion & { isSure: boolean }

/** 52 weeks of 40 hours, the usual divisor for a yearly salary in the US. */
export const HOURS_PER_YEAR = 2_080

const ADJECTIVE = '(?:(?:full|whole|working|work|business|normal|standard|single|entire) ){0,2}'
const DETERMINER =
  "(?:an?|one|each|every|the|per|for|full|whole|working|#~*|#~*[\\s-]hours?|(?:a|one|each|every|per) person(?:'?s)?|(?:someone|somebody)'?s)"
const HOURS_WORD = '#~*[\\s-]{0,2}(?:hours?|hrs?|h)(?![a-z])'
/** "Per day of 8 hours it's", "an eight-hour day costs us", "half a day is". */
const STRETCH_BEFORE = new RegExp(
  `(?<![a-z])(${DETERMINER}) (?:${HOURS_WORD} )?${ADJECTIVE}(day|shift|week)(?:'s work)?(?:[- ]rate)?((?:,? (?:of|with|at|is|has|being) (?:${HOURS_WORD}|#~*))?[^$#%;.]{0,40})$|\\b(day|daily)[- ](?:rate|cost|wage|pay|price|salary|charge|figure)s?([^$#%;.]{0,40})$|\\b(?:paid|pay|reckon\\w*|billed?|count) by the (day|week),?\\s$`,
)
/** What joins a stretch of work to its price. */
const PRICES =
  /[:=]\s*$|^ of (?:about |around |roughly )?$|\b(?:is|it's|its|that's|be|costs?|comes?|works? out|runs?|sets?|reckon\w*|counts?|pays?|paid|paying|budgets?|figures?|worth|earns?|gets?|makes?|charge|stands?)\b/
const NO_PRICE =
  /\b(?:and|but|or|then|so|which we|invoices?|orders?|mistakes?|errors?|fines?|saves?|budget is|per hour|hourly)\b/
/** "For a working day of eight hours", "a day, 8 hours", "per 8 hour shift", "for a 40-hour week". */
const STRETCH_AFTER = new RegExp(
  `^\\s?(?:(?:per|each|a|by) (?:person|head)|each|usd|dollars|bucks)?\\s?(?:per|for an?|for one|for each|for every|for|an?|each|every|\\/) ?(?:${HOURS_WORD} )?${ADJECTIVE}(day|shift|week)s?(?:'s work)?\\b`,
)
const HOURS_AFTER = new RegExp(
  `^[\\s,(]{1,3}(?:(?:which|that|and|so|it|is|means|has|of|at|for|with|i\\.e\\.,?|divided?|by|made|a head|each|(?:per|a|by) (?:person|head))[\\s,]{1,2}){0,4}(?:${HOURS_WORD}(?: (?:day|shift)s?)?|(?<=divided? by )#~*)`,
)
/** "Eight hours of their work cost." */
const HOURS_BEFORE = new RegExp(
  `${HOURS_WORD}(?: of (?:[a-z']+ ){0,2}[a-z']+)? (?:costs?|runs?|sets?|comes? to|is worth|are worth)(?: (?:us|me|back|about|around|roughly|the company)){0,3}\\s*$`,
)

const DIVIDED_AFTER = /^[^.;$#%]{0,20}\bdivided? (?:that |it |this )?by #~*(?: hours?)?/

const USUAL_HOURS: Readonly<Record<string, number>> = { day: 8, daily: 8, shift: 8, week: 40 }
const MOST_HOURS: Readonly<Record<string, number>> = { day: 16, daily: 16, shift: 24, week: 60 }

/** "Two days" counts days and not hours. */
const COUNTED_STRETCH = new RegExp(`^\\s${ADJECTIVE}(?:day|shift|week)`)
/** Nobody is paid less for an hour, so that a smaller sum is for something else. */
const LOWEST_HOURLY = 4

/** The hours named in a stretch of the message, where a day or a week can have so many. */
function readSaidHours(view: MessageView, [start, end]: readonly [number, number], unit: string) {
  const said = [...view.quantities.values()].find(
    (quantity) =>
      quantity.start >= start &&
      quantity.end <= end &&
      !COUNTED_STRETCH.test(view.shape.slice(quantity.end, quantity.end + 40)),
  )
  return said && said.value > 1 && said.value <= (MOST_HOURS[unit] ?? 0) ? said.value : null
}

function readStretchBefore({ quantity, before }: Money, view: MessageView): Timed | null {
  const match = STRETCH_BEFORE.exec(before)
  const unit = match?.[2] ?? match?.[4] ?? match?.[6]
  const joint = match?.[3] ?? match?.[5] ?? ''
  const isPrice = match?.[2] === undefined || / rate\b/.test(match[0]) || PRICES.test(joint)
  if (!match || unit === undefined || !isPrice || NO_PRICE.test(joint)) return null
  const start = quantity.start - before.length + match.index
  const tail = HOURS_AFTER.exec(view.shape.slice(quantity.end, quantity.end + 40))?.[0].length ?? 0
  const end = quantity.end + tail
  const said =
    readSaidHours(view, [start, quantity.start], unit) ??
    readSaidHours(view, [quantity.end, end], unit)
  // "Two days cost us 480", but not "an 8-hour day".
  const isCounted = /^#~*$/.test(match[1] ?? '')
  const share = view.quantities.get(start)?.value ?? 1
  const divisor = (said ?? USUAL_HOURS[unit] ?? 8) * (isCounted ? share : 1)
  return { divisor, words: `a ${unit}`, start, end, isSure: said !== null || unit !== 'week' }
}

function readStretchAfter({ quantity, after }: Money, view: MessageView): Timed | null {
  const match = STRETCH_AFTER.exec(after)
  const unit = match?.[1]
  if (!match || unit === undefined) return null
  const close = quantity.end + match[0].length
  const tail = HOURS_AFTER.exec(after.slice(match[0].length))?.[0].length ?? 0
  const said = readSaidHours(view, [quantity.end, close + tail], unit)
  const end = said === null ? close : close + tail
  const divisor = said ?? USUAL_HOURS[unit] ?? 8
  if (said === null && quantity.value < divisor * LOWEST_HOURLY) return null
  return { divisor, words: match[0].trim(), end, isSure: said !== null }
}

/** "$128, so divide by eight." */
function readDivided({ quantity, after }: Money, view: MessageView): Timed | null {
  const match = DIVIDED_AFTER.exec(after)
  if (!match) return null
  const end = quantity.end + match[0].length
  const hours = readSaidHours(view, [quantity.end, end], 'week')
  return hours === null ? null : { divisor: hours, words: match[0].trim(), end, isSure: true }
}

function readHoursBefore({ quantity, before }: Money, view: MessageView): Timed | null {
  const match = HOURS_BEFORE.exec(before)
  if (!match) return null
  const start = quantity.start - before.length + match.index
  const hours = readSaidHours(view, [start, quantity.start], 'week')
  return hours === null
    ? null
    : { divisor: hours, words: match[0].trim(), start, end: quantity.end, isSure: true }
}

/** What a day, a shift, a week or a number of hours of somebody's work costs. */
export function readTimedRate(money: Money, view: MessageView): Timed | null {
  return (
    readHoursBefore(money, view) ??
    readStretchBefore(money, view) ??
    readStretchAfter(money, view) ??
    readDivided(money, view)
  )
}
