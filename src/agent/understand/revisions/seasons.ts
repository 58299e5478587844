import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { formatNumber } from '#agent/state/format.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import { toExact } from '#domain/to-exact.ts'

/** The part of a year in which the work is done. */
export type Season = {
  share: number
  words: string
  span: Span
  /** "30 otherwise": the figure of the other months; `isHours` where it is no number of items. */
  rest?: { value: number; words: string; span: Span; isHours?: boolean }
  /** "4 shows a year": how often the season comes, where that stands apart. */
  often?: Span
  /** The figure of the season, where the same words tell it. */
  usual?: number
  /** `usual` is hours a week, and nothing has to be worked out. */
  isHours?: boolean
  /** The hours are those of each person. */
  isEach?: boolean
  /** "Triple in December": `usual` is so many times what is known, which is the figure of the other months. */
  factor?: number
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
const HOURS_BY_WEEKS =
  /\b(?<hours>\d{1,3}(?:\.\d)?) ?(?:h|hrs?|hours?)?(?: (?:a|per) week)? ?(?:[x×*]|times) ?(?<weeks>\d{1,2}) weeks\b|\b(?<weeksFirst>\d{1,2}) weeks ?(?:[x×*]|times|at) ?(?<hoursLast>\d{1,3}(?:\.\d)?)\b(?! ?(?:min|%))|\b(?<hoursFor>\d{1,3}(?:\.\d)?) ?(?:h|hrs?|hours?) (?:a|per) week for(?: about| only| just)? (?<weeksFor>\d{1,2}) weeks\b/
/** Not "the second half of the year", and not "half a year", which are dates. */
const HALF_YEAR =
  /(?<!\b(?:first|second|other|latter|1st|2nd|next|last|this|the|in|within|by) )\bhalf (?:of )?the year\b/
const BETWEEN_MONTHS = new RegExp(
  String.raw`\b(${MONTH}) ?(?:-|–|to|thru|through|till|until) ?(${MONTH})\b`,
)
const SEASONAL = /\b(?:only|just|season\w*|busy|every year|each year|rest of the year)\b/

/** "Only 4 months a year", "half the year", "just January to April": when the work is done; null where nothing says so. */
export function findSeason(plain: string, isAboutDate = false): Season | null {
  const both = findTwoParts(plain) ?? findPeak(plain) ?? findYearParts(plain, isAboutDate)
  if (both !== null) return both
  const season =
    findWeeksOfEach(plain) ?? findHoursByWeeks(plain) ?? findPartOfYear(plain, isAboutDate)
  const rest = season === null ? null : OTHER_MONTHS.exec(plain)
  if (season === null || rest === null) return season
  const [told, usual, before, after] = rest
  const value = Number(usual ?? before ?? after)
  const span: Span = [rest.index, rest.index + told.length]
  return { ...season, rest: { value, words: sayOthers(season.words), span } }
}

const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const MONTH_NAMES = new RegExp(MONTH_NAME, 'g')
const JOINT = '(?: ?(?:-|–|to|thru|through|till|until) ?)'
const LIST = '(?: ?(?:,|/|&|and) ?| )'
/** In the order in which they are tried at a place: how many months, or the rest of them. */
const PARTS_OF_YEAR = new RegExp(
  [
    String.raw`(?<rest>(?:for |in |during )?the (?:rest|remainder)(?: of (?:the )?(?:year|time|months))?|rest of (?:the )?(?:year|time|months)|otherwise|(?:for |in |during )?(?:the )?other(?: (?:\d{1,2}|\p{L}+))? months|off[ -]?season)`,
    `(?<from>${MONTH_NAME})${JOINT}(?<to>${MONTH_NAME})`,
    `(?:in|during|for|around|every|over|yes) (?<listed>${MONTH_NAME}(?:${LIST}${MONTH_NAME}){0,4})`,
    '(?:(?:in|during|over|every|only|for)(?: the)? )?(?:summer|winter)(?:time|s)?|(?:in|during|over|every|only)(?: the)? (?:spring|fall|autumn)',
  ]
    .map((one) => `\\b${one}\\b`)
    .join('|'),
  'gu',
)
const SEASON_MONTHS = 3
const HOURS_TOLD =
  /(\d{1,4}(?:\.\d{1,2})?)(?: ?(?:h|hrs?|hours?)\b(?! (?:a|per) (?:day|month|year|person))| each\b)/
const OF_EACH = /\b(?:each|apiece)\b/
const TIMES_TOLD =
  /\b(?:(?<word>double|doubles|doubled|twice|triple|triples|tripled)|(?<count>[2-9]|three|four|five) ?(?:x|times))\b/
const TIMES_WORDS: Readonly<Record<string, number>> = { d: 2, tw: 2, tr: 3 }
/** "Only in summer": nothing in the other months. */
const ONLY_THEN = /\bonly\b/
/** "17 on average, 75 in December": the year was worked out already. */
const AVERAGED = /\bon average\b|\baverag\w+/

type PartOfYear = { months: number | null; span: Span; words: string }

function listPartsOfYear(plain: string): PartOfYear[] {
  return [...plain.matchAll(PARTS_OF_YEAR)].map((told) => {
    const { rest, from, to, listed } = told.groups ?? {}
    const span: Span = [told.index, told.index + told[0].length]
    const numbers = (listed ?? '').match(MONTH_NAMES) ?? []
    const [first = 0, last = 0] = [from, to].map((name = '') => MONTHS.indexOf(name.slice(0, 3)))
    const counted = listed === undefined ? SEASON_MONTHS : numbers.length
    const between = ((last - first + YEAR_MONTHS) % YEAR_MONTHS) + 1
    const months = from === undefined ? counted : between
    return { months: rest === undefined ? months : null, span, words: told[0] }
  })
}

type Told = { hours: number; span: Span }

const findHoursIn = (text: string, from: number): Told | null => {
  const told = HOURS_TOLD.exec(text)
  if (told === null) return null
  const start = from + told.index
  return { hours: Number(told[1]), span: [start, start + told[0].length] }
}

/** The hours beside a part of the year: those behind it, up to the next part or the end of the sentence, or before it. */
function findHoursOf(
  plain: string,
  { span }: PartOfYear,
  parts: readonly PartOfYear[],
): Told | null {
  const next = parts.find((one) => one.span[0] > span[0])?.span[0] ?? plain.length
  const former = parts.findLast((one) => one.span[1] < span[1])?.span[1] ?? 0
  const [behind = ''] = plain.slice(span[1], next).split(/[.;](?!\d)/)
  const before =
    plain
      .slice(former, span[0])
      .split(/[.;](?!\d)/)
      .at(-1) ?? ''
  const [first, last] = [findHoursIn(before, span[0] - before.length), findHoursIn(behind, span[1])]
  // "30 hours in winter and 12 the rest of the year": the figures stand before their parts.
  const isBefore = parts[0] !== undefined && HOURS_TOLD.test(plain.slice(0, parts[0].span[0]))
  const told = isBefore ? (first ?? last) : (last ?? first)
  if (told === null) return null
  return {
    ...told,
    span: [Math.min(told.span[0], span[0]), Math.max(told.span[1], span[1])],
  }
}

const PEAK = `(?:(?<month>${MONTH_NAME})(?: and (?<month2>${MONTH_NAME}))?|(?<quarter>q[1-4])|(?<end>(?:the )?month[ -]?ends?|(?:the )?end of (?:the |each |every )?month))`
const HOURS_OR_BARE = String.raw`(?: ?(?:h|hrs?|hours?)\b)?(?: (?:a|per) week)?(?! ?(?:%|\d|people|days|months|weeks|min))`
const GOES_TO =
  "(?: (?:when|where|it'?s|it is|is|it goes|goes|jumps|up|to|more|like|closer|about|around|maybe|probably|can|be|then|that'?s)){0,6}"
/** "10 hours normally but in December more like 40", "10 hours, 40 at month end", "December is double". */
const PEAKS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<usual>\d{1,4}(?:\.\d)?)${HOURS_OR_BARE},?(?: (?:normally|usually|typically|most (?:weeks|months|of the year|of the time)))?,? (?:but |except |though |and |only ){0,2}(?:for |in |during |around |at |by |when ){0,2}${PEAK},?${GOES_TO} (?<peak>\d{1,4}(?:\.\d)?)\b${HOURS_OR_BARE}`,
    'd',
  ),
  new RegExp(
    String.raw`\b(?<usual>\d{1,4}(?:\.\d)?) ?(?:h|hrs?|hours?)\b(?: (?:a|per) week)?,?(?: (?:normally|usually|typically|most (?:weeks|months|of the year|of the time)))?,? (?:but|except|and) (?<peak>\d{1,4}(?:\.\d)?)${HOURS_OR_BARE} (?:in|during|around|at) ${PEAK}\b`,
    'd',
  ),
]
const PEAK_TIMES = new RegExp(
  String.raw`\b${PEAK} (?:(?:it|is|it'?s|its|that|we) ){0,2}(?=double|doubles|twice|triple|triples|\d ?x|\d times)`,
  'd',
)
/** A month's end is taken for one week of it. */
const MONTH_ENDS = 12

function toPeak(groups: Record<string, string | undefined>, span: Span): Season | null {
  if (groups.end !== undefined) return toSeason(MONTH_ENDS, YEAR_WEEKS, span)
  const months =
    groups.quarter === undefined ? (groups.month2 === undefined ? 1 : 2) : SEASON_MONTHS
  return toSeason(months, YEAR_MONTHS, span)
}

/** Hours that are usual, and those of a month, a quarter, or each month's end. */
function findPeak(plain: string): Season | null {
  const told = PEAKS.map((one) => one.exec(plain)).find((one) => one !== null)
  const { usual, peak } = told?.groups ?? {}
  if (told?.groups !== undefined && usual !== undefined && peak !== undefined) {
    const span: Span = [told.index, told.index + told[0].length]
    const season = toPeak(told.groups, span)
    const at = told.indices?.groups?.usual ?? span
    return season === null || Number(peak) <= Number(usual)
      ? null
      : withHours(season, Number(peak), {
          hours: Number(usual),
          span: [at[0], at[1]],
          words: sayOthers(season.words),
        })
  }
  const multiple = PEAK_TIMES.exec(plain)
  const times = TIMES_TOLD.exec(plain)
  if (multiple?.groups === undefined || times === null) return null
  // Beside another figure it is told of that one.
  if (/\d/.test(plain.replace(multiple[0], '').replace(times[0], ''))) return null
  const season = toPeak(multiple.groups, [multiple.index, times.index + times[0].length])
  return season && { ...season, factor: toFactor(times) }
}

/**
 * "May to August 80 hrs, the other 8 months 10 hrs", "summer it's 2 people full time, rest of year 10 hours", "it
 * triples in Nov and Dec", "that's only in summer": months by name, and what is told of the others. Summer and winter
 * are three months, and all of it is said back.
 */
function findYearParts(plain: string, isAboutDate: boolean): Season | null {
  const parts = listPartsOfYear(plain)
  const [part, ...more] = parts.filter(({ months }) => months !== null)
  const other = parts.find(({ months }) => months === null)
  if (part === undefined || part.months === null || more.length > 0) return null
  if (AVERAGED.test(plain)) return leaveOut(plain, part)
  const own = findHoursOf(plain, part, parts)
  const season = toSeason(part.months, YEAR_MONTHS, own?.span ?? part.span)
  if (season === null) return null
  const words = sayOthers(season.words)
  const rest = other === undefined ? null : findHoursOf(plain, other, parts)
  if (own !== null && rest !== null) {
    const whole = withHours(season, own.hours, { ...rest, words })
    return { ...whole, ...sayEach(plain, part) }
  }
  if (rest !== null)
    return { ...season, rest: { value: rest.hours, words, span: rest.span, isHours: true } }
  if (other !== undefined) return null
  const times = TIMES_TOLD.exec(plain)
  if (times !== null && own !== null)
    return withHours(season, own.hours * toFactor(times), { ...own, words })
  if (times !== null) return { ...season, factor: toFactor(times) }
  const isOnly = ONLY_THEN.test(plain) && !isAboutDate && !/\d/.test(plain)
  return isOnly ? season : null
}

/** Who is counted beside the hours of each is told of the team, too. */
const sayEach = (plain: string, { span }: PartOfYear) =>
  OF_EACH.test(plain) ? { isEach: true, span } : {}

const withHours = (season: Season, usual: number, rest: Told & { words: string }): Season => ({
  ...season,
  usual,
  isHours: true,
  rest: { value: rest.hours, words: rest.words, span: rest.span, isHours: true },
})

/** "17 on average, but 75 in December": the exception counts for nothing. */
function leaveOut(plain: string, { span }: PartOfYear): Season | null {
  const [told] =
    /(?:more like |about |maybe )?\d{1,4}(?: ?(?:h|hrs?|hours?))? $/.exec(
      plain.slice(0, span[0]),
    ) ?? []
  return told === undefined ? null : { share: 1, words: '', span: [span[0] - told.length, span[1]] }
}

function toFactor({ groups: { word, count = '' } = {} }: RegExpExecArray): number {
  if (word === undefined) return SMALL_NUMBERS[count] ?? Number(count)
  return TIMES_WORDS[word[0] ?? ''] ?? TIMES_WORDS[word.slice(0, 2)] ?? 1
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

/** "12 weeks x 35", "35 hours a week for 12 weeks": the hours of a week, and how many weeks have them. */
function findHoursByWeeks(plain: string): Season | null {
  const told = HOURS_BY_WEEKS.exec(plain)
  const { hours, weeks, weeksFirst, hoursLast, hoursFor, weeksFor } = told?.groups ?? {}
  if (told === null) return null
  const end = told.index + told[0].length
  const ofYear = /^ (?:of|out of|in|a|per|each|every)(?: the| a)? year\b/.exec(plain.slice(end))
  const span: Span = [told.index, end + (ofYear?.[0].length ?? 0)]
  const season = toSeason(Number(weeks ?? weeksFirst ?? weeksFor), YEAR_WEEKS, span)
  return season && { ...season, usual: Number(hours ?? hoursLast ?? hoursFor) }
}

const WEEKS_OF_EACH = new RegExp(
  String.raw`\b${COUNT} weeks? (?:before|around|leading up to|ahead of|prior to|at|per|for|during|of) (?:a|an|each|every|the)\b|\b${COUNT} weeks? ?[x×*] ?${COUNT}(?= \p{L}+s\b)`,
  'u',
)
const TIMES_A_YEAR = new RegExp(
  String.raw`\b${COUNT} (?:times|(?!hours|hrs|weeks|months|days|people)\p{L}+s) (?:a|per|each|every) year\b`,
  'u',
)
const toCount = (told = '') => SMALL_NUMBERS[told] ?? Number(told)

/** "6 weeks before a show, 4 shows a year", "6 weeks × 4 shows": 24 of 52 weeks. */
function findWeeksOfEach(plain: string): Season | null {
  const [told, weeks, weeksFirst, count] = WEEKS_OF_EACH.exec(plain) ?? []
  const often = count === undefined ? TIMES_A_YEAR.exec(plain) : null
  const times = count ?? often?.[1]
  if (told === undefined || times === undefined) return null
  const at = plain.indexOf(told)
  const all = toCount(weeks ?? weeksFirst) * toCount(times)
  const season = toSeason(all, YEAR_WEEKS, [at, at + told.length])
  return season === null || often === null
    ? season
    : { ...season, often: [often.index, often.index + often[0].length] }
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

/** Whether a season comes with the figure of the other months. */
export const tellsWholeYear = (season: Season | null): boolean =>
  season?.isHours === true || season?.factor !== undefined

/** Whether hours were worked out from those of a season. */
export const isSeasonal = (workings: string) => /\bof (?:12 months|52 weeks)$/.test(workings)

const SPREAD = / × (\d+(?:\.\d+)?) of (12|52) (?:months|weeks)$/

/** "6 weeks × 4 shows" after hours of a season: those of a week of it, so that they are not spread twice. */
function undoSeason(
  workings: NonNullable<Context['workings']>,
): NonNullable<Context['workings']> | null {
  const told = SPREAD.exec(workings.text)
  if (told === null || workings.text.includes(' + ')) return null
  const share = Number(told[1]) / Number(told[2])
  return {
    ...workings,
    text: workings.text.slice(0, told.index),
    value: toExact(workings.value / share),
  }
}

/** "25 hours for each of the four of us in winter, 5 each the rest of the year": the hours of all of them. */
export function multiplySeason(season: Season, team: number | null): Season {
  const { isEach, usual, rest } = season
  if (isEach !== true || team === null || usual === undefined || rest === undefined) return season
  return { ...season, usual: usual * team, rest: { ...rest, value: rest.value * team } }
}

/** Hours of a part of the year, as they are on average over all of it. They are said back. */
export function spreadOverYear(
  found: Finding | null,
  talk: Pick<Context, 'workings' | 'itemWork'> & { known: number | null },
  season: Season,
): Finding[] {
  const { workings, known } = talk
  const isKnown = found === null && season.usual === undefined && workings?.value === known
  const whole = isKnown && workings !== undefined ? undoSeason(workings) : null
  return whole === null
    ? spread(found, talk, season)
    : spread(null, { ...talk, known: whole.value, workings: whole }, season)
}

function spread(
  found: Finding | null,
  { known, workings, itemWork }: Pick<Context, 'workings' | 'itemWork'> & { known: number | null },
  season: Season,
): Finding[] {
  if (season.factor !== undefined)
    return multiply(findBase({ found, known, workings }), season, season.factor)
  const asTold = found === null ? [] : [found]
  const usual = itemWork === undefined ? season.usual : undefined
  const hours = chooseHours(season) ?? found?.value ?? usual ?? known
  if (season.share === 1 || typeof hours !== 'number') return asTold
  const { share, words, span } = season
  const worked = nameHours(hours, { found, workings, season })
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

type Base = { found: Finding | null; workings: Context['workings']; season: Season }

/** How the hours of the season were told or worked out. */
function nameHours(hours: number, { found, workings, season }: Base): string {
  const former = found === null && workings?.value === hours ? workings.text : ''
  const derivation = season.isHours === true ? null : found?.reading?.derivation
  return derivation ?? (former || `${formatNumber(hours)} hours`)
}

const chooseHours = ({ isHours, usual }: Season) => (isHours === true ? usual : undefined)

type Talk = { found: Finding | null; known: number | null; workings: Context['workings'] }

/** The hours of the other months, told in the same message or before, and how they came about. */
function findBase({ found, known, workings }: Talk): { hours: number; words: string } | null {
  const hours = typeof found?.value === 'number' ? found.value : known
  if (hours === null) return null
  const former = workings?.value === hours ? workings.text : `${formatNumber(hours)} hours`
  return { hours, words: found?.reading?.derivation ?? former }
}

/** "About triple in November and December": what is known is the figure of the other months. */
function multiply(
  told: { hours: number; words: string } | null,
  { share, words, span }: Season,
  factor: number,
): Finding[] {
  if (told === null) return []
  const { hours: known, words: base } = told
  const value = toExact(known * (factor * share + 1 - share))
  const derivation = `${base} × ${factor} × ${words} + ${base} × ${sayOthers(words)}`
  const reading = { derivation, isDoubtful: true, isCorrection: true }
  return [{ slot: 'manual_hours', value, span, consumed: [span], reading }]
}

/** The hours of the other months: worked out as those of the season, from the other figure. */
function workOthers(hours: number, worked: string, { share, rest }: Season) {
  if (rest?.isHours === true) {
    const workings = `${formatNumber(rest.value)} hours × ${rest.words}`
    return { hours: rest.value * (1 - share), workings }
  }
  const [first = '', ...factors] = worked.split(' ')
  const usual = Number(first.replaceAll(',', ''))
  if (rest === undefined || !(usual > 0)) return null
  const workings = `${[formatNumber(rest.value), ...factors].join(' ')} × ${rest.words}`
  return { hours: hours * (rest.value / usual) * (1 - share), workings }
}
