import {
  AFTER_FIGURE,
  APIECE_WORDS,
  DAY_WORDS,
  DIVISOR_STOPS,
  PERIOD_ADJECTIVES,
  PERIOD_ARTICLES,
  PERIOD_OPENERS,
  WEAK_OPENERS,
} from '#agent/lexicon/figure-words.ts'
import { OTHER_NOUNS, PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { APPROXIMATE, SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIOD_ADVERBS, PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { joinPer, type Mention, NO_PER, type Per } from '#agent/understand/quantities/mention.ts'
import { readNumber } from '#agent/understand/quantities/numbers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

type PerFound = { per: Per; to: number }

/** Everything that divides a figure, from its place on: "a day", "per week each", "/wk", "every two weeks", "apiece". */
export function readPers(tokens: readonly Token[], at: number): PerFound {
  let found: PerFound = { per: NO_PER, to: at }
  for (let count = 0; count < 4; count += 1) {
    const isAfterComma = tokens[found.to]?.norm === ',' && count > 0
    const next = readPer(tokens, isAfterComma ? found.to + 1 : found.to)
    // "4 per shift, each one loses half an hour": what follows the comma is another statement.
    if (next === null || (isAfterComma && next.per.item)) break
    if (next.per.week !== null && found.per.week !== null) break
    found = { per: joinPer(found.per, next.per), to: next.to }
  }
  return found
}

/** One such divisor at a place, or null. */
export function readPer(tokens: readonly Token[], at: number): PerFound | null {
  const norm = tokens[at]?.norm ?? ''
  if (PERIOD_ADVERBS.has(norm)) return { per: toPeriod(norm, 1), to: at + 1 }
  if (isApiece(tokens, at)) return { per: { ...NO_PER, person: true }, to: at + 1 }
  const short = readShortForm(tokens, at)
  if (short !== null) return short
  return PERIOD_OPENERS.has(norm) ? readAfterOpener(tokens, at) : null
}

const BEFORE_PERIOD = toWordSet('working business single calendar')

/** "each" by itself, not "each clerk", "each working day". */
function isApiece(tokens: readonly Token[], at: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isBeforePeriod = BEFORE_PERIOD.has(norm(at + 1)) && norm(at + 2) in PERIODS_A_WEEK
  return APIECE_WORDS.has(norm(at)) && !isNoun(norm(at + 1)) && !isBeforePeriod
}

/** "per annum", "p.a.", "pw", "per capita", "bi-weekly". */
function readShortForm(tokens: readonly Token[], at: number): PerFound | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  switch (norm(at)) {
    case 'per':
      if (norm(at + 1) === 'annum') return { per: toPeriod('annum', 1), to: at + 2 }
      return norm(at + 1) === 'capita' ? { per: { ...NO_PER, person: true }, to: at + 2 } : null
    case 'pw':
      return { per: toPeriod('week', 1), to: at + 1 }
    case 'p':
      return norm(at + 1) === 'w' ? { per: toPeriod('week', 1), to: at + 1 } : null
    case 'pa':
      return { per: toPeriod('year', 1), to: at + 1 }
    case 'bi': {
      const next = norm(at + 1) === '-' ? at + 2 : at + 1
      const isWeekly = next === at + 1 ? norm(next).endsWith('weekly') : norm(next) === 'weekly'
      return isWeekly ? { per: toPeriod('biweekly', 1), to: next + 1 } : null
    }
    default:
      return null
  }
}

const EVERY = toWordSet('every each')
const ALTERNATE = toWordSet('other second alternate')

function readAfterOpener(tokens: readonly Token[], at: number): PerFound | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const start = findPeriodStart(tokens, at)
  if (start === null) return null
  const isEvery = EVERY.has(norm(at)) || EVERY.has(norm(at + 1))
  if (isEvery && ALTERNATE.has(norm(start))) return readPeriod(tokens, start + 1, 1 / 2)
  const period =
    (isEvery ? readFewPeriods(tokens, start) : null) ??
    readPeriod(tokens, start, 1) ??
    (norm(at) === 'in' ? readSpan(tokens, start) : null)
  if (period !== null) return period
  // "For the lot of us", "for the whole department": for everybody together.
  if (norm(at) === 'for' && COLLECTIVES.has(norm(start))) return null
  const found = WEAK_OPENERS.has(norm(at)) && norm(at) !== 'for' ? null : readNounPer(tokens, start)
  // "5 hours for the first pass" is of no single item.
  const isOfWork = norm(at) === 'for' && norm(at + 1) === 'the' && found?.per.item === true
  return isOfWork ? null : found
}

const COLLECTIVES = toWordSet(
  'lot department dept team office crew company firm group whole entire rest',
)

/** Where the name of the period begins, after articles and adjectives; null where an article is missing. */
function findPeriodStart(tokens: readonly Token[], at: number): number | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isWeak = WEAK_OPENERS.has(norm(at))
  const hasArticle = PERIOD_ARTICLES.has(norm(at + 1))
  if (isWeak && norm(at) !== 'the' && !hasArticle) return null
  const start = isWeak && hasArticle ? at + 2 : at + 1
  return PERIOD_ADJECTIVES.has(norm(start)) ? start + 1 : start
}

/** "every two weeks". */
function readFewPeriods(tokens: readonly Token[], at: number): PerFound | null {
  const count = readNumber(tokens, at)
  if (count === null || count.isFraction || count.value <= 0) return null
  return readPeriod(tokens, count.to, 1 / count.value)
}

/** "in a 2-week period". */
function readSpan(tokens: readonly Token[], at: number): PerFound | null {
  const span = readNumber(tokens, at)
  if (span === null || span.value <= 1) return null
  return readPeriod(tokens, tokens[span.to]?.norm === '-' ? span.to + 1 : span.to, 1 / span.value)
}

function readPeriod(tokens: readonly Token[], at: number, times: number): PerFound | null {
  const norm = tokens[at]?.norm ?? ''
  if (norm in PERIODS_A_WEEK) {
    const isEnd =
      tokens[at + 1]?.norm === 'end' ||
      (tokens[at + 1]?.norm === '-' && tokens[at + 2]?.norm === 'end')
    const next = tokens[at + 1]?.norm ?? ''
    // "every single day" is read by its opener; "week day" is a day.
    if (norm === 'week' && next === 'day') return { per: toPeriod('day', times), to: at + 2 }
    return { per: toPeriod(norm, times), to: isEnd ? at + 2 : at + 1 }
  }
  if (norm in WEEKDAYS) {
    const part = tokens[at + 1]?.norm ?? ''
    const isPart = ['morning', 'afternoon', 'evening', 'night'].includes(part)
    return { per: { ...NO_PER, week: times, isEvent: true }, to: isPart ? at + 2 : at + 1 }
  }
  return null
}

function toPeriod(name: string, times: number): Per {
  return {
    ...NO_PER,
    week: (PERIODS_A_WEEK[name] ?? 1) * times,
    isDay: DAY_WORDS.has(name) && times === 1,
  }
}

/** "per clerk", "each clinic", "a ticket": the noun says what it is divided by. */
function readNounPer(tokens: readonly Token[], at: number): PerFound | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const of = norm(at) === 'of' ? at + 1 : at
  for (let index = of; index < of + 3; index += 1) {
    const word = norm(index)
    if (PEOPLE_NOUNS.has(word)) return { per: { ...NO_PER, person: true }, to: index + 1 }
    if (SITE_NOUNS.has(word)) return { per: { ...NO_PER, site: true }, to: index + 1 }
    // "16 hours for the four of us" is no time for an item; "3 hours every one" is.
    const isNumber = word in SMALL_NUMBERS && word !== 'one'
    if (tokens[index]?.kind !== 'word' || word in TIME_UNITS || isNumber) return null
    if (endsNoun(tokens, index) && !OTHER_NOUNS.has(word))
      return { per: { ...NO_PER, item: true }, to: index + 1 }
    if (DIVISOR_STOPS.has(word)) return null
  }
  return null
}

/** The last word of a noun that nothing is known of: "a carrier quote". */
function endsNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const isLast = next?.kind !== 'word' || DIVISOR_STOPS.has(next.norm)
  return isLast && !DIVISOR_STOPS.has(tokens[at]?.norm ?? '')
}

function isNoun(norm: string): boolean {
  return (
    norm !== '' &&
    !DIVISOR_STOPS.has(norm) &&
    (PEOPLE_NOUNS.has(norm) ||
      SITE_NOUNS.has(norm) ||
      norm in PERIODS_A_WEEK ||
      norm === 'one' ||
      norm === 'other')
  )
}

/** Adds what the figure is divided by, and whether it is said to be rough. */
export function divide(tokens: readonly Token[], mention: Mention): Mention {
  const start = skipFillers(tokens, mention)
  // "two of us a full day each": people do not come per day.
  const isTime = mention.nounClass === 'person' && ['a', 'an'].includes(tokens[start]?.norm ?? '')
  const { per, to } = isTime ? { per: mention.per, to: start } : readPers(tokens, start)
  const isDivided = to > start
  const before = [1, 2].map((back) => tokens[mention.from - back]?.norm ?? '')
  const isApproximate =
    before.some((word) => APPROXIMATE.has(word) || word === '~') || mention.low !== mention.high
  return {
    ...mention,
    per: joinPer(per, mention.per),
    to: isDivided ? to : mention.to,
    isApproximate,
  }
}

/** Words between a figure and its period: "20 hours or so a week". */
const REACH = 2
/** Words between items and their period: "24 requests come in a day". */
const ITEM_REACH = 5

/** Where the divisors begin. Nothing is skipped unless one follows; between items and their period any words may stand. */
function skipFillers(tokens: readonly Token[], { to, nounClass }: Mention): number {
  const isItems = nounClass === 'item'
  for (let end = to; end <= to + (isItems ? ITEM_REACH : REACH); end += 1) {
    const { per, to: next } = readPers(tokens, end)
    if (next > end && (end === to || !isItems || per.week !== null)) return end
    const token = tokens[end]
    const isFiller = isItems
      ? token?.kind === 'word' && !(token.norm in SMALL_NUMBERS)
      : AFTER_FIGURE.has(token?.norm ?? '')
    if (!isFiller) break
  }
  return to
}
