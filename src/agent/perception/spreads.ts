import type { Quantity } from '#agent/perception/quantity.ts'

const END = '(?:end|side|point|mark|weeks?|months?|days?|ones?)'
const QUIET =
  '(?:quiet|slow|good|normal|light|easy|calm|low|short|best|(?:quiet|slow|light|calm|low|small|short|slack|lean|thinn)e(?:r|st)|eas(?:ier|iest))'
const BUSY =
  '(?:busy|bad|peak|heavy|hectic|crazy|full|high|long|worst|(?:full|high|long|large|bigg|great)e(?:r|st)|(?:bus|heav|craz)i(?:er|est))'
const LEAST = 'at (?:the )?(?:very )?(?:least|minimum|a minimum|lowest|bottom)|minimum|at a minimum'
const MOST = 'at (?:the )?(?:very )?(?:most|maximum|a maximum|highest|top)|maximum|max|at a maximum'
const LOW_SIDE = `(?:(?:on|at|in|for|during) (?:the |a |an |our )?|(?:the|a|an|our) )(?:very )?(?:${QUIET}|lower|bottom|cheap|cheaper|small)(?: ${END})?`
const HIGH_SIDE = `(?:(?:on|at|in|for|during|when it's) (?:the |a |an |our )?|(?:the|a|an|our) )(?:very )?(?:${BUSY}|upper|higher|top|dear|expensive|big|large)(?: ${END})?`
/** Little words between a mark of an end and its figure. */
const LINK =
  "(?:[,:]?\\s(?:it's|its|it is|is|of|about|around|roughly|being|the|would be|we have|say|figure|at))*[,:]?\\s+(?:\\$\\s?)?"
const LOW_BEFORE = new RegExp(
  `\\b(?:(?:never|not|no|nothing) (?:go |goes |drops? |falls? )?(?:under|below|less than|fewer than|lower than|less|fewer)|${LEAST}|a low of|(?:the |our )?(?:lowest|cheapest|smallest|least)(?: (?:hour|one|person|rate|week|wage|figure|number))?|minimum of|low(?:er)? end|(?:in |on )?some (?:weeks|days|months)|${LOW_SIDE})${LINK}$`,
)
const HIGH_BEFORE = new RegExp(
  `\\b(?:(?:never|not|no|nothing) (?:go |goes |gets? |rises? )?(?:over|above|more than|higher than|beyond|past|more)|${MOST}|a high of|(?:the |our )?(?:highest|dearest|priciest|largest|most|most expensive)(?: (?:hour|one|person|rate|week|wage|figure|number))?|maximum of|(?:high(?:er)?|top|upper) end|(?:in |on )?(?:other|some|others?) (?:weeks|days|months)|${HIGH_SIDE})${LINK}$`,
)
/** A unit may stand between a figure and its mark: "20 hours a week on the low end". */
const UNIT =
  '^(?:\\s?(?:hours?|hrs?|h|people|ppl|of us|dollars|bucks|\\/|an?|per|each|week|wk|month|day|weekly|persons?|staff))*\\s?[,(]?\\s?'
const LOW_AFTER = new RegExp(`${UNIT}(?:${LEAST}|${LOW_SIDE})\\b`)
const HIGH_AFTER = new RegExp(`${UNIT}(?:${MOST}|${HIGH_SIDE})\\b`)
const REACH_CHARS = 48
const WIDEST = 20
const OWN_UNIT =
  /^\s?(?:hours?|hrs?|h\b|minutes?|mins?|people|ppl|persons?|of us|staff|an hour|per hour|percent|\/ ?h)/
const SENTENCE_END = /[.?!](?=\s)|[\n;]/

function isEnd(plain: string, { start, end }: Quantity, before: RegExp, after: RegExp): boolean {
  return (
    before.test(plain.slice(Math.max(0, start - REACH_CHARS), start)) ||
    after.test(plain.slice(end, end + REACH_CHARS))
  )
}

function isSpread(low: Quantity, high: Quantity, plain: string): boolean {
  const between = plain.slice(low.end, high.start)
  return (
    low.low === low.high &&
    high.low === high.high &&
    high.value > low.value &&
    high.value <= low.value * WIDEST &&
    between.length <= REACH_CHARS &&
    !SENTENCE_END.test(between) &&
    isEnd(plain, low, LOW_BEFORE, LOW_AFTER) &&
    isEnd(plain, high, HIGH_BEFORE, HIGH_AFTER)
  )
}

/** The figure with a unit of its own stands for both. */
function spread(low: Quantity, high: Quantity, plain: string): Quantity {
  const isHighTold =
    (high.kind !== 'number' && low.kind === 'number') ||
    (OWN_UNIT.test(plain.slice(high.end)) && !OWN_UNIT.test(plain.slice(low.end)))
  const { start, end } = isHighTold ? high : low
  const kind = isHighTold || low.kind === 'number' ? high.kind : low.kind
  return { value: (low.value + high.value) / 2, low: low.value, high: high.value, kind, start, end }
}

/** "Never under 7 hours and never over 9", "20 on the low end, 28 on the high end": two ends of one figure. */
export function joinSpreads(quantities: readonly Quantity[], plain: string): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of quantities) {
    const previous = joined.at(-1)
    if (previous && isSpread(previous, quantity, plain)) {
      joined[joined.length - 1] = spread(previous, quantity, plain)
    } else joined.push(quantity)
  }
  return joined
}
