import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Finding, OtherReading, Span } from '#agent/understand/message/act.ts'
import type { Context, MessageView } from '#agent/understand/message/message-view.ts'
import { toExact } from '#domain/to-exact.ts'

/** The part of a year in which the work is done. */
export type Season = {
  share: number
  words: string
  span: Span
  /** "30 otherwise": the figure of the other months. */
  rest?: { value: number; words: string; span: Span }
  /** The figure of the season, where the same words tell it. */
  usual?: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(?:${MONTHS.join('|')})[a-z]*`
const COUNT = String.raw`(\d{1,2}|${Object.keys(SMALL_NUMBERS).join('|')})`
const YEAR_MONTHS = 12
const YEAR_WEEKS = 52

const OF_YEAR = new RegExp(
  String.raw`\b${COUNT}[ -](months?|weeks?) (?:of|out of|in|a|per|each|every|during)(?: the| a| each| every)? year\b`,
)
const ONLY_MONTHS = new RegExp(
  String.raw`\b(?:it'?s|that'?s|thats|this is|is|happens|runs|lasts|done)(?: really| actually)? (?:only|just)(?: for| in| about| like)? ${COUNT} (months)\b(?! (?:ago|left|old|into|before|after|since|till|until|to))`,
)
/** Not "the second half of the year", and not "half a year", which are dates. */
const HALF_YEAR =
  /(?<!\b(?:first|second|other|latter|1st|2nd|next|last|this|the|in|within|by) )\bhalf (?:of )?the year\b/
const BETWEEN_MONTHS = new RegExp(
  String.raw`\b(${MONTH}) ?(?:-|–|to|thru|through|till|until) ?(${MONTH})\b`,
)
const SEASONAL = /\b(?:only|just|season\w*|busy|every year|each year|rest of the year)\b/

/** "Only 4 months a year", "half the year", "just January to April": when the work is done; null where nothing says so. */
export function findSeason(plain: string, isAboutDate = false): Season | null {
  const both = findTwoParts(plain)
  if (both !== null) return both
  const season = findPartOfYear(plain, isAboutDate)
  const rest = season === null ? null : OTHER_MONTHS.exec(plain)
  if (season === null || rest === null) return season
  const [told, usual, before, after] = rest
  const value = Number(usual ?? before ?? after)
  const span: Span = [rest.index, rest.index + told.length]
  return { ...season, rest: { value, words: sayOthers(season.words), span } }
}

const AMOUNT = String.raw`(\d{1,5}(?:\.\d{1,2})?)(?: (?!for\b|in\b)\p{L}+){0,3}?(?: ?\/ ?(?:wk|week))?`
const OF_OTHERS = `(?:for |in |during )?the (?:rest|others?|remaining)(?: ${COUNT})?(?: months?)?(?: of the year)?`
const TWO_PARTS = new RegExp(
  String.raw`\b${AMOUNT} ((?:for|in) (?:about |like |the )?${COUNT} months?)(?: a year)?,?(?: and| then| but){0,2}(?: about| maybe| only| its| it's){0,2} (${AMOUNT} ${OF_OTHERS})\b`,
  'du',
)

/** "900 a week for 3 months and 300 a week for the other 9": both parts of the year, told together. */
function findTwoParts(plain: string): Season | null {
  const told = TWO_PARTS.exec(plain)
  const spans = told?.indices
  if (told === null || spans?.[2] === undefined || spans[4] === undefined) return null
  const [usual = '', , count = '', , rest = ''] = told.slice(1)
  const season = toSeason(SMALL_NUMBERS[count] ?? Number(count), YEAR_MONTHS, spans[2])
  if (season === null) return null
  const words = sayOthers(season.words)
  return { ...season, usual: Number(usual), rest: { value: Number(rest), words, span: spans[4] } }
}

const OFF_SEASON =
  '(?:otherwise|(?:for |in |during )?(?:the )?(?:rest of (?:the )?(?:year|time|months)|other months|off[ -]?season|low season|slow season|quiet months))'
const USUALLY = '(?:all year|usually|normally|most of the year|the whole year)'
/** "30 otherwise", "about 48 hours the rest of the year", "otherwise 30", "all year 21 hours, only June to September 42". */
const OTHER_MONTHS = new RegExp(
  String.raw`\b${USUALLY},? (?:it'?s |its |it is |is |about |only |just ){0,2}(\d{1,5}(?:\.\d{1,2})?)(?: hours?| hrs?)?\b(?!%)|\b(\d{1,5}(?:\.\d{1,2})?)(?: hours?| hrs?)?(?: (?:a|per) week)? ${OFF_SEASON}\b|\b${OFF_SEASON},? (?:it'?s |its |is |about |only |just |maybe ){0,2}(\d{1,5}(?:\.\d{1,2})?)(?: hours?| hrs?)?\b(?!%)`,
)

/** "8 of 12 months" beside "4 of 12 months". */
function sayOthers(words: string): string {
  const [count = '', of = '', all = '', unit = ''] = words.split(' ')
  return `${formatNumber(Number(all) - Number(count))} ${of} ${all} ${unit}`
}

function findPartOfYear(plain: string, isAboutDate: boolean): Season | null {
  const counted = OF_YEAR.exec(plain) ?? (isAboutDate ? null : ONLY_MONTHS.exec(plain))
  if (counted !== null) {
    const [words, count = '', unit = ''] = counted
    const value = SMALL_NUMBERS[count] ?? Number(count)
    const all = unit.startsWith('week') ? YEAR_WEEKS : YEAR_MONTHS
    return toSeason(value, all, [counted.index, counted.index + words.length])
  }
  const half = HALF_YEAR.exec(plain)
  if (half !== null && !isAboutDate)
    return toSeason(YEAR_MONTHS / 2, YEAR_MONTHS, [half.index, half.index + half[0].length])
  const mayBe = !isAboutDate || /\d ?(?:hours?|hrs?)\b/.test(plain)
  const between = mayBe && SEASONAL.test(plain) ? BETWEEN_MONTHS.exec(plain) : null
  if (between === null) return null
  const [first, last] = between.slice(1).map((name) => MONTHS.indexOf(name.slice(0, 3)))
  if (first === undefined || last === undefined) return null
  const months = ((last - first + YEAR_MONTHS) % YEAR_MONTHS) + 1
  return toSeason(months, YEAR_MONTHS, [between.index, between.index + between[0].length])
}

/** "48 weeks a year" leaves out holidays and is no season. */
const SEASON_SHARE_MAX = 0.85

function toSeason(value: number, all: number, span: Span): Season | null {
  const words = `${formatNumber(value)} of ${all} ${all === YEAR_WEEKS ? 'weeks' : 'months'}`
  return value > 0 && value / all < SEASON_SHARE_MAX ? { share: value / all, words, span } : null
}

/** Whether hours were worked out from those of a season. */
export const isSeasonal = (workings: string) => /\bof (?:12 months|52 weeks)$/.test(workings)

const MORE_WORK =
  /\b(?:also|another|second|other) (?:\p{L}+ ){0,3}?(?:process|task|job|one|thing|workflow|location|site|office|department|dept)\b|^(?:\W|and )*(?:we )?also\b|\bwe also (?:have|do|got|spend|lose)\b|\bon top of (?:that|this|those)\b|\b(?:is|are|'s|a|as) separate(?:ly)?\b|\bwhat about (?!(?:that|this|it|the|those|your|you)\b)|\bas well\b|\btoo\W*$/iu

/** Said of it, hours that are as many as the known ones are others all the same. */
const SEPARATE = /\bseparate\b|\bwhat about\b|\banother\b/i

const ON_TOP = /^(?:another|an (?:extra|additional)|extra|additional)\b/

/** Hours beside those that are known: "and we also have the invoices, 20 hours a week". */
function addToKnown(found: Finding, known: number, plain: string): Finding {
  const { value, reading = {} } = found
  const isOnTop = ON_TOP.test(plain.slice(...found.span))
  const isBeside =
    isOnTop ||
    (reading.isCorrection !== true && reading.other === undefined && MORE_WORK.test(plain))
  const isSame = value === known && !SEPARATE.test(plain)
  if (typeof value !== 'number' || isSame || !isBeside) return found
  const other: OtherReading = { value, derivation: reading.derivation ?? null, by: 'added' }
  const derivation = `${formatNumber(known)} hours + ${reading.derivation ?? `${formatNumber(value)} hours`}`
  return {
    ...found,
    value: toExact(known + value),
    reading: { derivation, isDoubtful: true, isCorrection: true, other },
  }
}

/** Hours of a part of the year, as they are on average over all of it. They are said back. */
function spreadOverYear(
  found: Finding | null,
  { known, workings, itemWork }: Pick<Context, 'workings' | 'itemWork'> & { known: number | null },
  season: Season,
): Finding[] {
  const hours = found?.value ?? (itemWork === undefined ? season.usual : undefined) ?? known
  if (typeof hours !== 'number') return found === null ? [] : [found]
  const { share, words, span } = season
  const former = found === null && workings?.value === hours ? workings.text : null
  const worked = found?.reading?.derivation ?? (former || `${formatNumber(hours)} hours`)
  const others = workOthers(hours, worked, season)
  return [
    {
      slot: 'manual_hours',
      value: toExact(hours * share + (others?.hours ?? 0)),
      span: found?.span ?? span,
      consumed: [...(found?.consumed ?? []), span],
      reading: {
        derivation: `${worked} × ${words}${others === null ? '' : ` + ${others.workings}`}`,
        isDoubtful: true,
        isCorrection: true,
      },
    },
  ]
}

/** The hours of the other months: worked out as those of the season, from the other figure. */
function workOthers(hours: number, worked: string, { share, rest }: Season) {
  const [first = '', ...factors] = worked.split(' ')
  const usual = Number(first.replaceAll(',', ''))
  if (rest === undefined || !(usual > 0)) return null
  const workings = `${[formatNumber(rest.value), ...factors].join(' ')} × ${rest.words}`
  return { hours: hours * (rest.value / usual) * (1 - share), workings }
}

const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`
const HOURS = `(?: ?h| ?hrs?| hours?)?(?: (?:a|per) week)?`
const WRITTEN_SUM = new RegExp(
  String.raw`(?<![$€£\d.])\b${NUMBER}${HOURS} (?:plus|and|\+) ${NUMBER}${HOURS},? (?:so|is|makes|equals|=|that's|thats|which is)(?: about| it's| its| that's| that is)? ${NUMBER}\b(?! ?(?:%|dollars|bucks|an hour|per hour|people))`,
)
const TOTAL_OF = new RegExp(
  String.raw`\bso(?: that's| thats| it's| its)?(?: about| around| like| roughly| maybe)? ${NUMBER}${HOURS} (?:total|in total|in all|altogether|all together|combined|avg|average|on average)\b`,
)
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
  String.raw`\byou(?:'re| are)? (?:keep|still|kept)(?: on)? (?:using|use|saying|say|putting|put|have|having|show|showing) ${NUMBER}\b`,
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
  const sum = WRITTEN_SUM.exec(plain)
  const [first, second, result] = (sum ?? []).slice(1).map(Number)
  const isSum = first !== undefined && second !== undefined && first + second === result
  if (sum !== null && isSum)
    return toFinding(
      sum,
      first + second,
      `${formatNumber(first)} hours + ${formatNumber(second)} hours`,
    )
  const figures = plain.match(/\d+(?:\.\d+)?/g) ?? []
  const total = restateTotal(plain, known, figures.map(Number))
  if (total !== null) return [total]
  const said = SAID_BEFORE.exec(plain) ?? NOT_TAKEN.exec(plain)
  const kept = KEPT_WRONG.exec(plain)
  const isOther = said !== null && Number(said[1]) !== known
  const isOnly = kept === null ? figures.length === 1 : Number(kept[1]) === known
  if (isOther && isOnly) return toFinding(said, Number(said[1]))
  const mean = MEAN_OF_EACH.exec(plain)
  const { teamSize } = context
  if (mean === null || teamSize === null) return []
  const workings = `${formatNumber(teamSize)} people × ${formatNumber(Number(mean[1]))} hours`
  return toFinding(mean, teamSize * Number(mean[1]), workings)
}

/** "So 70 total", "please put 55": sure where other figures add up to it, or it is said to be hours. */
function restateTotal(plain: string, known: number, figures: readonly number[]): Finding | null {
  const total = TOTAL_OF.exec(plain) ?? TO_PUT.exec(plain)
  if (total === null) return null
  const value = Number(total[1])
  const others = figures.filter((one) => one !== value)
  const isSum = others.length > 1 && others.reduce((sum, one) => sum + one, 0) === value
  const isNamed = /\d ?(?:h|hrs?|hours?)\b/.test(plain) && figures.includes(value)
  if (value === known && !isNamed) return null
  return {
    slot: 'manual_hours',
    value: toExact(value),
    span: [total.index, total.index + total[0].length],
    reading: { isCorrection: true, ...(isSum || isNamed ? {} : { isDoubtful: true }) },
  }
}

/** What else a message says of its hours, or of those that are known: that they come on top, or not all year. */
export function adjustHours(
  findings: readonly Finding[],
  { plain, context }: MessageView,
  season: Season | null,
): Finding[] {
  const known = context.figures?.find(([slot]) => slot === 'manual_hours')?.[1] ?? null
  const found = findings.find(({ slot }) => slot === 'manual_hours')
  const others = findings.filter((one) => one !== found)
  if (season !== null) {
    return [...others, ...spreadOverYear(found ?? null, { ...context, known }, season)]
  }
  // "What about check calls, 2 people do those": who does other work is not the team of the first.
  if (
    found === undefined &&
    context.teamSize !== null &&
    SEPARATE.test(plain) &&
    MORE_WORK.test(plain)
  )
    return findings.filter(({ slot }) => slot !== 'team_size')
  if (found === undefined || known === null) return [...findings]
  const added = addToKnown(found, known, plain)
  if (added === found) return [...findings]
  // Who does the other work is not the team of the first.
  const isOther = ({ slot }: Finding) => slot === 'team_size' && context.teamSize !== null
  return findings.flatMap((one) => (one === found ? [added] : isOther(one) ? [] : [one]))
}
