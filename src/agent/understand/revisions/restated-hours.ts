import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { MessageView } from '#agent/understand/message/message-view.ts'
import type { KnownFigure } from '#agent/understand/quantities/derivation.ts'
import { toExact } from '#domain/to-exact.ts'

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const HOURS = `(?: ?h| ?hrs?| hours?)?(?: (?:a|per) (?:week|wk))?`
const WRITTEN_SUM = new RegExp(
  String.raw`(?<![$€£\d.])\b${NUMBER}${HOURS} (?:plus|and|\+) ${NUMBER}${HOURS},? (?:so|is|makes|equals|=|that's|thats|which is)(?: about| it's| its| that's| that is)? ${NUMBER}\b(?! ?(?:%|dollars|bucks|an hour|per hour|people))`,
)
/** "15 for me plus 3 for tina, 18 total". */
const SUM_OF_TWO = new RegExp(
  String.raw`(?<![$€£\d.])\b${NUMBER}${HOURS}(?: for \p{L}+)? (?:plus|and|\+) ${NUMBER}${HOURS}(?: for \p{L}+)?,? (?:so |= |that's |thats )?${NUMBER}${HOURS} (?:total|in total|in all|altogether|all together)\b`,
  'u',
)
/** "So 14 plus 20": both parts, with the result left out. */
const PARTS = new RegExp(
  String.raw`\bso(?: that's| thats| it's| its)? ${NUMBER}${HOURS} (?:plus|and|\+) (?:my |her |his |their )?${NUMBER}${HOURS}(?=\s*(?:[.,;!)]|$))`,
)
/** "5 or 6 hours a week on top of her 20", where 20 is known. */
const ON_TOP_OF =
  /(?<![$€£\d.])\b(?<low>\d{1,3}(?:\.\d)?)(?: ?(?:or|to|-) ?(?<high>\d{1,3}))? ?(?:h|hrs?|hours?)\b[^.;!?\d]{0,40}\bon top of (?:her|his|their|the|my|that|those|our) (?<former>\d{1,4})\b/
const TOTAL_OF = new RegExp(
  String.raw`\bso(?: that's| thats| it's| its)?(?: about| around| like| roughly| maybe)? ${NUMBER}${HOURS} (?:total|in total|in all|altogether|all together|combined|avg|average|averaged|on average)\b`,
)
const UNIT = String.raw` ?(?:h|hrs?|hours?)\b(?: (?:a|per) week)?`
const ABOUT = `(?: about| around| like| roughly| maybe| only| just)?`
/** The figure ends what is said, so that it is no "100 hours each" and no "48 invoices". */
const ENDS = String.raw`(?=\s*(?:[.,;!)]|$|(?:but|and|please|pls|not|now|with (?:mine|me|hers|his|theirs|ours|both))\b))`
const TOTALS = [
  new RegExp(String.raw`\bso(?: that's| thats| it's| its)?${ABOUT} ${NUMBER}${UNIT}${ENDS}`),
  new RegExp(
    String.raw`\b(?:together|combined|both|in all|in total|altogether)\b[^.;!?\d]{0,24}\bso(?: that's| thats| it's| its)?${ABOUT} ${NUMBER}${ENDS}`,
  ),
  new RegExp(
    String.raw`\b(?:total|sum)(?: is|'s| =|:| of| was)${ABOUT} ${NUMBER}(?:${UNIT})?${ENDS}`,
  ),
  new RegExp(
    String.raw`(?<!\b(?:another|extra|additional|plus|and|other|or|to) |[+$-] ?)(?<!\d)${NUMBER}${UNIT},? (?:total|in total|in all|altogether|all together)\b(?!\s*\?| (?:per|each|of|last|for)\b)`,
  ),
]
/** "36.75 hours a week is correct", "I make that 40 a week on average", "so more like 16 and a half". */
const SETTLED = new RegExp(
  [
    String.raw`(?<![$€£\d.])\b(?<right>\d{1,4}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)(?: (?:a|per) (?:week|wk))? (?:is|was|are|were) (?:right|correct|fine)\b`,
    String.raw`(?<![$€£\d.])\b(?<mean>\d{1,4}(?:\.\d{1,2})?)(?: ?(?:h|hrs?|hours?))? (?:a|per) (?:week|wk),? (?:on average|averaged)\b(?! each)`,
    String.raw`\bso(?: (?:that's|thats|it's|its|about|around|like|more|roughly|maybe|call|it)){0,4} (?<half>\d{1,3}) and a half(?: hours?)?(?=\s*(?:[.,;!]|$))`,
    String.raw`\bcall it (?:about )?\d{1,4}(?:\.\d)?(?: hours?| hrs?)? a day,? (?:so |and )?(?<called>\d{1,4}(?:\.\d)?)(?: hours?| hrs?)? a week\b`,
    String.raw`^\W*no(?:pe)?\b\W{1,3}(?<denied>\d{1,4}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)(?: (?:a|per) week)?(?=\s*[.!;])`,
  ].join('|'),
)
/** "Maybe 18 with the Tuesday overspill": the known hours and some more, and no pay. */
const WITH_MORE =
  /(?:^|[.,;!] ?)(?:maybe|more like|closer to|about|probably|say) (\d{1,4}(?:\.\d)?) (?:with|including|counting) (?!(?:the |all |my |our )?(?:payroll |employer )?(?:tax|taxes|benefits?|ni|pensions?|overheads?|insurance|burden|everything|fringe|on)\b)/
const OF_PAY = /[$€£]|\b(?:benefits?|tax(?:es)?|overheads?|burden|loaded|salary|wages?|pay|paid)\b/
const TOGETHER = /\b(?:together|combined|both|in all|in total|altogether)\b/
const SUPPOSES = /\b(?:if|would|could|should|suppose|imagine)\b/
const TO_PUT = new RegExp(
  String.raw`\b(?:please|pls|just|can you|could you) (?:put|use|take|enter|write|set it to|make it)(?: down| in)? ${NUMBER}(?: ?(?:h|hrs?|hours?)\b| ?[.!]| ?$)`,
)
const NOT_TAKEN = new RegExp(
  String.raw`\byou (?:did not|didn't|didnt|never) (?:take|use|count|put|note|answer me about|answer about) (?:the |my )?${NUMBER} ?(?:h|hrs?|hours?)\b`,
)
const SAID_BEFORE = new RegExp(
  String.raw`\b(?:said|told you|wrote|it's still|its still|it is still|i keep saying) (?:it's |it is |that |its )?${NUMBER} ?(?:h|hrs?|hours?)\b`,
)
const KEPT_WRONG = new RegExp(
  String.raw`\byou(?:(?:'re| are)? (?:keep|still|kept)(?: on)? (?:using|use|saying|say|putting|put|have|having|show|showing)| used| took| counted| calculated with| put down) ${NUMBER}\b`,
)
/** The unit may be missing where the wrong hours are named beside it: "you used 60 hours, I said 100". */
const SAID_BARE = new RegExp(
  String.raw`\b(?:said|told you|wrote|meant|it's|its|it is) (?:it's |it is |that |its )?${NUMBER}${ENDS}`,
)
const MEAN_OF_EACH = new RegExp(
  String.raw`\b(?:so|average|averge|avg|averages|averaging)\b[^.;!?\d]{0,24}\b${NUMBER}${HOURS} (?:each|apiece|per person)\b`,
)

const ONE = '(?:me|myself|him|her|them|he|she)'
const OF_TWO = new RegExp(
  String.raw`\b${NUMBER} ?(?:h|hrs?|hours?)(?: (?:a|per) week)? (?:for )?${ONE} (?:and|,) ${NUMBER}${HOURS} (?:for )?${ONE}\b`,
)

/** "15 hours a week me and 20 her": the hours of two people, told together. */
export function readHoursOfTwo({ plain, context }: MessageView): Finding[] {
  const told = context.isLiteral ? null : OF_TWO.exec(plain)
  if (told === null) return []
  const [first = 0, second = 0] = told.slice(1).map(Number)
  const span: Span = [told.index, told.index + told[0].length]
  const derivation = `${formatNumber(first)} hours + ${formatNumber(second)} hours`
  return [
    {
      slot: 'manual_hours',
      value: toExact(first + second),
      span,
      reading: { derivation, isDoubtful: true },
    },
    { slot: 'team_size', value: 2, span },
  ]
}

const HELPING =
  /\b(?:mostly|mainly|usually|it'?s|just|by)? ?(?<first>\p{Lu}\p{Ll}+),? (?:but|and|with) (?:sometimes |also )?(?<second>\p{Lu}\p{Ll}+) (?:also |sometimes )?(?:helps?|helping|jumps|pitches|steps|covers|fills)\b/u

/** "Mostly Tracy but Kim helps when it's busy": two who do the work, which is said back. */
export function readHelpers({ text, context }: MessageView): Finding[] {
  const told = context.isLiteral || context.teamSize !== null ? null : HELPING.exec(text)
  const names = [told?.groups?.first ?? '', told?.groups?.second ?? '']
  if (told === null || !names.every((name) => GIVEN_NAMES.has(name.toLowerCase()))) return []
  const span: Span = [told.index, told.index + told[0].length]
  return [{ slot: 'team_size', value: 2, span, reading: { isDoubtful: true } }]
}

const RELATED =
  '(?:cousin|wife|husband|brother|sister|son|daughter|dad|mom|mum|father|mother|friend|partner|assistant|girlfriend|boyfriend|secretary|bookkeeper)'
const NOT_OF_WORK =
  '(?! (?:decide|own|sign|approve|agree|have to|need|would|will|want|make|call)\\b)'
const PAIR = new RegExp(
  String.raw`(?:^|[.,;!?:] ?|\b(?:just|only|its|it's|it is|thats|that's|like|basically|people|us|of us)) ?(?:me|myself|i) (?:and|n|&|plus|\+) (?:(?<pronoun>her|him)|(?:my|the|a|our|one) (?<role>\p{L}+))\b(?: (?<next>\p{L}+))?${NOT_OF_WORK}`,
  'u',
)
const RELATED_ROLE = new RegExp(`^${RELATED}$`)
const isOnePerson = (role: string) =>
  RELATED_ROLE.test(role) || role === 'va' || (PEOPLE_NOUNS.has(role) && !/[^s]s$/.test(role))
const NAMED_PAIR =
  /\b(?:just|only|it's|its|mostly|mainly) (?<name>\p{L}{2,}),? (?:and|n|&|plus) (?:sometimes |also )?(?:me|myself)\b(?! (?:decide|own|sign|approve|agree))/u
/** "Just me and Chloe". */
const PAIR_OF_NAME =
  /\b(?:just|only|its|it's|mostly|mainly) (?:me|myself) (?:and|n|&|plus) (?<name>\p{L}{2,})\b(?! (?:decide|own|sign|approve|agree))/u
const DECIDES = /\b(?:decid\w*|decision|sign|approv\w*|own|call)\b/

const TAKES_BACK = /^\W*(?:no|nope|not|wrong|actually)\b/

/** "It's me and my cousin", "me and the VA", "just Brenda, and me a couple of hours": two who do the work. */
export function readPair({ plain, context }: MessageView): Finding[] {
  const isCorrection = TAKES_BACK.test(plain)
  const isKnown = context.teamSize !== null && !isCorrection
  if (context.isLiteral || isKnown || DECIDES.test(plain)) return []
  const named = NAMED_PAIR.exec(plain) ?? PAIR_OF_NAME.exec(plain)
  const isName = GIVEN_NAMES.has(named?.groups?.name ?? '')
  const pair = PAIR.exec(plain)
  const { pronoun, role = '', next = '' } = pair?.groups ?? {}
  const isPair = pronoun !== undefined || isOnePerson(role) || isOnePerson(next)
  const told = isPair ? pair : isName ? named : null
  return told === null
    ? []
    : [
        {
          slot: 'team_size',
          value: 2,
          span: [told.index, told.index + told[0].length],
          ...(isCorrection ? { reading: { isCorrection } } : {}),
        },
      ]
}

const AN_HOUR = '(?: ?(?:/|an|per) ?(?:hour|hr|h)\\b)?'
const OF_HOURS = '(?: ?(?:hours?|hrs?|h)\\b)?(?: of (?:the|those|my|our) (?:hours?|hrs?))?'
const PAY = String.raw`\$?(\d{1,3}(?:\.\d{1,2})?)${AN_HOUR}`
const HOURS_AT_PAY = new RegExp(
  String.raw`\b(\d{1,4}) ?(?:hours?|hrs?|h)\b(?: (?!at\b|@)\p{L}+){0,3} (?:at|@|for) ${PAY},? (?:and|plus|&) (?:the other )?(\d{1,4})${OF_HOURS}(?: (?!at\b|@)\p{L}+){0,3} (?:at|@|for) ${PAY}`,
  'u',
)
const PAY_FOR_HOURS = new RegExp(
  String.raw`(?<![\d.])${PAY} (?:for|on) (\d{1,4})${OF_HOURS},? and ${PAY} (?:for|on) (?:the other )?(\d{1,4})${OF_HOURS}`,
  'u',
)

/** "30 hours at $38 and 25 hours at $90", "9 an hour for 60 of the hours and 50 for the other 10": hours a week, and pay in dollars by their share. */
export function findHoursAtPay(
  plain: string,
): { hours: number; rate: number; workings: string; span: Span } | null {
  const [at, ...told] = HOURS_AT_PAY.exec(plain)?.map(Number) ?? []
  const [, ...turned] = PAY_FOR_HOURS.exec(plain)?.map(Number) ?? []
  const found = at === undefined ? PAY_FOR_HOURS.exec(plain) : HOURS_AT_PAY.exec(plain)
  const [first, pay, second, other] =
    at === undefined ? [turned[1], turned[0], turned[3], turned[2]] : told
  if (found === null || !first || !pay || !second || !other) return null
  const hours = first + second
  const rate = (first * pay + second * other) / hours
  const workings = `(${first} hours × $${pay} + ${second} hours × $${other}) ÷ ${hours} hours`
  return { hours, rate, workings, span: [found.index, found.index + found[0].length] }
}

/** Hours of two sorts of people, each with their pay: both are said back. */
export function readHoursAtPay({ plain, context }: MessageView): Finding[] {
  const told = context.isLiteral ? null : findHoursAtPay(plain)
  if (told === null) return []
  const { hours, rate, workings, span } = told
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1]
  const pay: Finding = {
    slot: 'hourly_rate',
    value: toExact(rate),
    span,
    reading: { isDoubtful: true, isCorrection: true, derivation: workings },
  }
  const sum: Finding = {
    slot: 'manual_hours',
    value: hours,
    span,
    reading: { isDoubtful: true, isCorrection: true },
  }
  return known === hours ? [pay] : [sum, pay]
}

/**
 * Hours that are known and are said again: "80 plus 8 so 88", "I've said 88 hours, you keep using 72", "so the average is
 * 35 each".
 */
export function restateHours({ plain, context }: MessageView): Finding[] {
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1]
  if (known === undefined || context.isLiteral) return []
  const toFinding = (match: RegExpExecArray, value: number, derivation?: string): Finding[] => [
    {
      slot: 'manual_hours',
      value: toExact(value),
      span: [match.index, match.index + match[0].length],
      reading: { isCorrection: true, ...(derivation === undefined ? {} : { derivation }) },
    },
  ]
  // A bare number is of what was said back last.
  const isOpen = context.isConfirming !== true || context.figures?.at(-1)?.[0] === 'manual_hours'
  if (!isOpen && !NAMES_HOURS.test(plain)) return []
  const sum = findSum(plain, known)
  if (sum !== null) return toFinding(sum.match, sum.value, sum.workings)
  const figures = plain.match(/\d+(?:\.\d+)?/g) ?? []
  const total = restateTotal(plain, known, figures.map(Number))
  if (total !== null && !isOfOther(total, plain, context)) return [total]
  const beside = readBesideEcho(plain, context.figures ?? [], known)
  if (beside !== null) return toFinding(beside, Number(beside[1]))
  const kept = keepTold(plain, known)
  if (kept !== null) return [kept]
  const said = findSaid(plain, known, figures.map(Number))
  if (said !== null) return toFinding(said, Number(said[1]))
  const mean = MEAN_OF_EACH.exec(plain)
  const { teamSize } = context
  if (mean === null || teamSize === null) return []
  const workings = `${formatNumber(teamSize)} people × ${formatNumber(Number(mean[1]))} hours`
  return toFinding(mean, teamSize * Number(mean[1]), workings)
}

function findSettled(plain: string, known: number): Summed | null {
  const more = OF_PAY.test(plain) ? null : WITH_MORE.exec(plain)
  const value = Number(more?.[1])
  if (more !== null && value > known && value <= known * NEAR) return { match: more, value }
  const match = SETTLED.exec(plain)
  if (match === null || /\b(?:not|isn't) (?:right|correct)\b/.test(plain)) return null
  const { half, ...others } = match.groups ?? {}
  const told = Object.values(others).find((one) => one !== undefined)
  return { match, value: half === undefined ? Number(told) : Number(half) + 0.5 }
}

type Summed = { match: RegExpExecArray; value: number; workings?: string }

const toSummed = (match: RegExpExecArray, first: number, second: number): Summed => ({
  match,
  value: first + second,
  workings: `${formatNumber(first)} hours + ${formatNumber(second)} hours`,
})

const findSum = (plain: string, known: number): Summed | null =>
  findSettled(plain, known) ?? readSums(plain, known)

/** "80 plus 8 so 88", "so 14 plus 20", "5 or 6 hours on top of her 20". */
function readSums(plain: string, known: number): Summed | null {
  const onTop = ON_TOP_OF.exec(plain)
  const { low, high = low, former } = onTop?.groups ?? {}
  if (onTop !== null && Number(former) === known)
    return toSummed(onTop, known, (Number(low) + Number(high)) / 2)
  const sum = WRITTEN_SUM.exec(plain) ?? SUM_OF_TWO.exec(plain) ?? PARTS.exec(plain)
  const [first, second, result] = (sum ?? []).slice(1).map(Number)
  if (sum === null || first === undefined || second === undefined) return null
  return result === undefined || first + second === result ? toSummed(sum, first, second) : null
}

const NAMES_HOURS = /\d ?(?:h|hrs?|hours?)\b|\bhours?\b/

/** "Just use 25", where 25 is the pay. */
const isOfOther = ({ value }: Finding, plain: string, { figures }: MessageView['context']) =>
  !NAMES_HOURS.test(plain) &&
  figures?.some(([slot, told]) => slot !== 'manual_hours' && told === value) === true &&
  !figures.some(([slot, told]) => slot === 'manual_hours' && told === value)

const ECHOED = new RegExp(
  String.raw`^\W*(?:(?:no|what|wait|huh)\b\W*)?${NUMBER}(?: (?!and\b|or\b)\p{L}+){0,3} ?\?`,
  'u',
)
const PLAIN_HOURS = new RegExp(
  String.raw`(?<![\d.$€£])${NUMBER} ?(?:h|hrs?|hours?)\b(?! ?(?:each|apiece|a (?:day|month)|per (?!week)|more\b|for\b|of\b))`,
  'g',
)

/** "She does 20 of the 30 hours": a part, and the whole stays. */
const PART_OF_HOURS =
  /\b(?:does|do|takes?|spends?|handles?|works?) (?:about |like |maybe )?\d+ of (?:the|those|my|our) (\d+) ?(?:hours|hrs)\b/

const spanOf = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]

/** They tell the same number in another sense. */
const OTHERWISE =
  /\b(?:each|apiece|monthly|yearly|daily|you (?:wrote|said))\b|\b(?:a|per|every) (?:month|year|day|person)\b/

/** "I told you 10 hours, it should have been 12". */
const REPLACED =
  /\b(?:should be|should have been|it'?s|it is|meant|make it|but|rather|really|actually|now) (?:it'?s |its |it is |about |more like )?\d/

function keepTold(plain: string, known: number): Finding | null {
  if (OTHERWISE.test(plain) || REPLACED.test(plain)) return null
  const told = [PART_OF_HOURS, SAID_BEFORE]
    .map((one) => one.exec(plain))
    .find((match) => Number(match?.[1]) === known)
  const hours = [...plain.matchAll(PLAIN_HOURS)].map(([, value]) => Number(value))
  if (hours.some((one) => one !== known)) return null
  if (told === null || told === undefined) return null
  return { slot: 'manual_hours', value: known, span: spanOf(told), consumed: [spanOf(told)] }
}

/** "66?? It's 45 hours", "37 people?? Two. And 28 hours": a known figure is said again with a question mark, and hours told. */
function readBesideEcho(
  plain: string,
  figures: readonly KnownFigure[],
  known: number,
): RegExpExecArray | null {
  const echoed = ECHOED.exec(plain)
  if (echoed === null || !figures.some(([, told]) => told === Number(echoed[1]))) return null
  const told = [...plain.matchAll(PLAIN_HOURS)].filter(({ index }) => index >= echoed[0].length)
  const values = new Set(told.map(([, value]) => Number(value)))
  const [first] = told
  return first !== undefined && values.size === 1 && !values.has(known) ? first : null
}

const NEAR = 1.6

/** "I said 88 hours", "you used 60 hours, I said 100": the hours that were told before. */
function findSaid(
  plain: string,
  known: number,
  figures: readonly number[],
): RegExpExecArray | null {
  const kept = KEPT_WRONG.exec(plain)
  const bare = kept === null ? null : SAID_BARE.exec(plain)
  // The hours that they miss are those that are known.
  if (bare !== null && Number(bare[1]) === known) return bare
  const isNear = (value: number) => Math.max(value / known, known / value) <= NEAR
  // "You keep saying 20, it's 26", where 20 stood before.
  const isKept =
    kept !== null && bare !== null && isNear(Number(kept[1])) && isNear(Number(bare[1]))
  const isNamed = kept !== null ? Number(kept[1]) === known || isKept : figures.includes(known)
  const said = SAID_BEFORE.exec(plain) ?? NOT_TAKEN.exec(plain) ?? (isNamed ? bare : null)
  const isOnly = kept === null && figures.length === 1
  return said !== null && Number(said[1]) !== known && (isOnly || isNamed) ? said : null
}

/** "So 100 hours", "total is 48", "8 hours total": unless it is only supposed, or part of a longer sum. */
function findTotal(plain: string): RegExpExecArray | null {
  if (SUPPOSES.test(plain) || OF_PAY.test(plain)) return null
  const found = TOTALS.reduce<RegExpExecArray | null>((one, next) => one ?? next.exec(plain), null)
  const before =
    plain
      .slice(0, found?.index)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  return found !== null && /\d ?(?:h|hrs?|hours?)\b/.test(before) ? null : found
}

/** "So 70 total", "please put 55": sure where other figures add up to it, or it is said to be hours. */
function restateTotal(plain: string, known: number, figures: readonly number[]): Finding | null {
  const total = TOTAL_OF.exec(plain) ?? TO_PUT.exec(plain) ?? findTotal(plain)
  if (total === null) return null
  const value = Number(total[1])
  const others = figures.filter((one) => one !== value)
  const isSum = others.length > 1 && others.reduce((sum, one) => sum + one, 0) === value
  const isNamed = /\b(?:\d+ ?)?(?:h|hrs?|hours?)\b/.test(plain) && figures.includes(value)
  if (value === known && !isNamed) return null
  return {
    slot: 'manual_hours',
    value: toExact(value),
    span: [total.index, total.index + total[0].length],
    reading: {
      isCorrection: true,
      ...(isSum || isNamed || TOGETHER.test(total[0]) ? {} : { isDoubtful: true }),
    },
  }
}
