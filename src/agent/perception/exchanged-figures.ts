import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN, PEOPLE_NOUN_REPEATED } from '#agent/perception/people-words.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { listNumbers } from '#agent/perception/quantities.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import { listSlips } from '#agent/perception/slips.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Slot } from '#domain/fact.ts'

const HEDGE =
  "(?:(?:about|around|roughly|it was|that it was|that we(?: are|'re| were)|the|of|as|just|only|more like|rather|really|actually|usd|at)\\s|\\$ ?)*"
/** What stands before a figure that holds no longer, where another stands beside it. */
const OLD_BEFORE = loosenApostrophes(
  new RegExp(
    `\\b(?:said|say|wrote|write|typed?|told you|tell you|noted|note|mentioned|mention|gave you|put down|put|entered|stated|have (?:me|us) down (?:for|as|at)|(?:got|have) (?:it|us|them) (?:down )?(?:as|at)|scratch|strike|scrap|forget|ignore|drop|disregard|delete|erase|cross out|replace|swap) ${HEDGE}$`,
  ),
)
/** Before a figure that is taken back by these words alone. */
const SURELY_OLD_BEFORE = loosenApostrophes(
  new RegExp(
    `(?:\\b(?:not|instead of|rather than|wrong (?:about|with)|mistaken (?:about|with)|no longer|in place of)|\\bi(?: had| have|'ve|'d)? (?:typed|mistyped|wrote|written|put down|misspoke and said)) ${HEDGE}$`,
  ),
)
const UNIT = `(?:\\s?(?:\\/ ?(?:hour|hr|h|week|wk|w|day|month)|hours?|hrs?|h|an?|per|each|every|weekly|week|wk|day|month|usd|dollars?|bucks|percent|of us|errors?|(?:for|on|in) (?:the|my|our|this) (?:team|work|job)|${PEOPLE_NOUN_REPEATED})(?![a-z]))*`
const BEHIND = new RegExp(`^${UNIT}`)
const WRONG =
  "(?:off|wrong|a typo|a slip|a mistake|my mistake|incorrect|outdated|out of date|old|too (?:high|low|many|much|few)|false|nonsense|the old (?:figure|number|value|one|count)|last year(?:'s)?)"
const OLD_AFTER = loosenApostrophes(
  new RegExp(
    `^${UNIT},? ?(?:(?:was|were|is|are) (?:actually |just |plain )?${WRONG}|(?:isn't|aren't|wasn't|weren't|is not|are not|was not) (?:quite |actually )?(?:right|correct|true|it|accurate))\\b`,
  ),
)
const NEW_BEFORE = loosenApostrophes(
  new RegExp(
    `(?:\\b(?:it's|it is|that's|they're|they are|we're|we are|there's|there are|make (?:it|that|them)|i meant|meant|mean|should (?:be|say|read|have (?:been|said|read))|(?:right|correct|true|real|actual|proper|new) (?:figure|number|one|value|count|total|rate)?\\s?(?:is|would be|should be)|is|note|write|put|read|use|take|have|by|with|to|now|instead|actually|really|correction|rather)\\b,?:?) ${HEDGE}$`,
  ),
)
const NEW_AFTER = new RegExp(
  `^${UNIT} (?:(?:is|are|was|would be)(?: (?:right|correct|it|true|accurate|what|the (?:right|correct|real))\\b|\\s*(?:$|[.,;!]))|instead\\b)`,
)
/** A message without one of these changes no figure. */
const CUE = loosenApostrophes(
  /\b(?:said|say|wrote|write|typed?|told|noted|mention\w*|gave you|put down|entered|stated|down (?:as|for|at)|scratch|strike|scrap|forget|ignore|drop|disregard|delete|erase|cross out|replace|swap|not|instead|rather than|wrong|mistaken|no longer|typo|off|slip|mistake|incorrect|outdated|isn't|aren't|wasn't|weren't|old|too (?:high|low))\b/,
)
const REACH_CHARS = 56
const APART_CHARS = 70

type Sides = { quantity: Quantity; before: string; after: string }

/** What the words around a figure say that it counts. */
const NAMED_BEFORE: readonly (readonly [RegExp, Slot])[] = [
  [new RegExp(`\\b(?:${listSlips('hours')})\\b[^#$%]{0,30}$`), 'manual_hours'],
  [/\b(?:headcount|head count|team(?: size)?|number of people|staff)\b[^#$%]{0,30}$/, 'team_size'],
  [/\b(?:hourly (?:rate|cost|wage)|rate|wage|cost per hour)\b[^#$%]{0,30}$/, 'hourly_rate'],
]
const COUNTED_AFTER: readonly (readonly [RegExp, Slot | null])[] = [
  [/^\s?(?:usd |dollars |bucks )?(?:an|per|each|\/) ?(?:hour|hr|h)\b/, 'hourly_rate'],
  [
    /^\s?(?:(?:manual|working|weekly) )?(?:hours?|hrs?|h)\b(?! (?:each|per (?:person|head)))/,
    'manual_hours',
  ],
  [new RegExp(`^\\s(?:[a-z]+ )?(?:${PEOPLE_NOUN}|of us)(?![a-z])`), 'team_size'],
  // Another thing is counted, of which nothing is asked here.
  [/^\s?(?:minutes?|mins?|days?|weeks?|months?|years?|tools?|systems?|apps?|k\b|grand)/, null],
  [/^\s(?!(?:is|was|us|as|its|this|plus|times|perhaps|always|weeks?)\b)[a-z]{2,}s\b/, null],
]

/** Undefined where nothing is said of it. */
function toSlot({ quantity, before, after }: Sides): Slot | null | undefined {
  if (quantity.kind === 'percent') return 'error_rate'
  const counted = COUNTED_AFTER.find(([pattern]) => pattern.test(after))
  if (counted) return counted[1]
  if (quantity.kind === 'money') return 'hourly_rate'
  return NAMED_BEFORE.find(([pattern]) => pattern.test(before))?.[1]
}

function look(plain: string, quantity: Quantity): Sides {
  const { start, end } = quantity
  return {
    quantity,
    before: plain.slice(Math.max(0, start - REACH_CHARS), start),
    after: plain.slice(end, end + REACH_CHARS),
  }
}

const isOld = ({ before, after }: Sides) =>
  OLD_BEFORE.test(before) || SURELY_OLD_BEFORE.test(before) || OLD_AFTER.test(after)

/** Which of two neighbours stands, or null where both do. */
function choose(first: Sides, second: Sides): { old: Sides; now: Sides } | null {
  if (isOld(first) && !SURELY_OLD_BEFORE.test(second.before)) {
    const isNew = NEW_BEFORE.test(second.before) || NEW_AFTER.test(second.after)
    return isNew ? { old: first, now: second } : null
  }
  return SURELY_OLD_BEFORE.test(second.before) || OLD_AFTER.test(second.after)
    ? { old: second, now: first }
    : null
}

/** Beyond this a bare sum is no wage of an hour. */
const HIGHEST = 1_000

function exchange(first: Sides, second: Sides): Finding | null {
  if (second.quantity.start - first.quantity.end > APART_CHARS) return null
  const pair = choose(first, second)
  if (!pair) return null
  const [oldSlot, nowSlot] = [toSlot(pair.old), toSlot(pair.now)]
  const slot = nowSlot === undefined ? oldSlot : nowSlot
  const isOther = oldSlot !== undefined && nowSlot !== undefined && oldSlot !== nowSlot
  const { value, low, high } = pair.now.quantity
  if (!slot || isOther || value >= HIGHEST || value === pair.old.quantity.value) return null
  const told = [pair.now, pair.old].map(({ after }) => findPeriod(BEHIND.exec(after)?.[0] ?? ''))
  const period = slot === 'manual_hours' ? (told[0] ?? told[1]) : null
  const scale = period?.perWeek ?? 1
  const end = second.quantity.end + (BEHIND.exec(second.after)?.[0].length ?? 0)
  return {
    slot,
    value: toExact(value * scale),
    span: [first.quantity.start, end],
    reading: { low: toExact(low * scale), high: toExact(high * scale) },
  }
}

/** "Turns out 38 hours a week isn't right, 48 is": a figure that is taken back, and the one in its place. */
export function findExchangedFigures(view: MessageView): Finding[] {
  if (!CUE.test(view.plain)) return []
  const sides = listNumbers(view.plain).map((quantity) => look(view.plain, quantity))
  for (const [index, first] of sides.entries()) {
    const second = sides[index + 1]
    const found = second ? exchange(first, second) : null
    if (found) return [found]
  }
  return []
}
