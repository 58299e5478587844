import { CURRENCY_SIGNS } from '#agent/lexicon/figure-words.ts'
import { APPROXIMATE, FRACTIONS, MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** The value of a number that was read, and the token after it. */
export type NumberPart = { value: number; to: number; isFraction?: boolean }

/** "1.5k", "2 grand", "3 dozen". "m" and "mil" only where they are glued, since "5 m" may be minutes. */
export function multiply(tokens: readonly Token[], part: NumberPart): NumberPart {
  const next = tokens[part.to]
  const magnitude = next === undefined ? undefined : MAGNITUDES[next.norm]
  if (next === undefined || magnitude === undefined) return part
  if (next.norm === 'm' && !(next.isGlued && part.value < 1_000)) return part
  return multiply(tokens, { value: part.value * magnitude, to: part.to + 1 })
}

const DOZENS = toWordSet('dozen hundred thousand')
/** "a few hundred" is no number, and "hundred and four" is one. */
const SOME = toWordSet('few several many some of couple')
/** Adds up the words of one number; "a" counts only before a magnitude: "a hundred", "a dozen"; "a handful" without "of". */
export function readWords(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'a' || norm(at) === 'one') {
    if (norm(at + 1) === 'couple') return readCouple(tokens, at + 1)
    if (DOZENS.has(norm(at + 1))) return readWordsFrom(tokens, at + 1, 1)
  }
  if (norm(at) === 'couple') return readCouple(tokens, at)
  if (norm(at) === 'handful' && norm(at + 1) !== 'of') return { value: 5, to: at + 1 }
  const isOne = (norm(at) === 'hundred' || norm(at) === 'thousand') && !SOME.has(norm(at - 1))
  if (isOne) return readWordsFrom(tokens, at, 1)
  const start = readTensAndOnes(tokens, at)
  return start === null ? null : readWordsFrom(tokens, start.to, start.value)
}

/** "a couple dozen" is 24, "a couple of clerks" two of them. */
function readCouple(tokens: readonly Token[], at: number): NumberPart {
  const to = tokens[at + 1]?.norm === 'of' ? at + 2 : at + 1
  return multiply(tokens, { value: 2, to })
}

/** A number below a hundred: "twenty five", "twelve", "sixty". */
export function readTensAndOnes(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = tokens[at]?.norm ?? ''
  const tens = TENS[norm]
  if (tens !== undefined) {
    const after = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
    const ones = SMALL_NUMBERS[tokens[after]?.norm ?? '']
    return ones !== undefined && ones > 0 && ones < 10
      ? { value: tens + ones, to: after + 1 }
      : { value: tens, to: at + 1 }
  }
  const small = SMALL_NUMBERS[norm]
  return small === undefined ? null : { value: small, to: at + 1 }
}

/** What the words of a number come to so far: whole thousands, and what is below them. */
type Sum = { total: number; current: number; at: number }

function readWordsFrom(tokens: readonly Token[], from: number, first: number): NumberPart {
  let sum: Sum = { total: 0, current: first, at: from }
  while (sum.at < tokens.length) {
    const next = addWord(tokens, sum)
    if (next === null) break
    const below = next.current === 0 ? readHundreds(tokens, next.at) : null
    sum = below === null ? next : { ...next, current: below.value, at: below.to }
    if (sum.current === 0) break
  }
  return { value: sum.total + sum.current, to: sum.at }
}

/** One more word of a number, or null where it ends. */
function addWord(tokens: readonly Token[], { total, current, at }: Sum): Sum | null {
  const norm = tokens[at]?.norm ?? ''
  const magnitude = norm === 'm' || norm === 'mil' ? undefined : MAGNITUDES[norm]
  if (magnitude === undefined) {
    const next = readTensAndOnes(tokens, norm === 'and' ? at + 1 : at)
    const isPart = next !== null && current !== 0 && current % 100 === 0 && next.value < 100
    return isPart ? { total, current: current + next.value, at: next.to } : null
  }
  return magnitude >= 1_000
    ? { total: total + current * magnitude, current: 0, at: at + 1 }
    : { total, current: current * magnitude, at: at + 1 }
}

/** After the thousands: "three hundred", "twenty". */
function readHundreds(tokens: readonly Token[], at: number): NumberPart | null {
  const next = readTensAndOnes(tokens, at)
  const isHundreds = next !== null && tokens[next.to]?.norm === 'hundred'
  return isHundreds ? { value: next.value * 100, to: next.to + 1 } : next
}

const ARTICLES = toWordSet('a an one')
const ADJECTIVES = toWordSet('good solid full whole')

/** "half", "a third", "two thirds", "three quarters". Not "the third clerk", nor "a quarter" as a period. */
export function readFraction(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'half') return { value: 1 / 2, to: at + 1, isFraction: true }
  const count = ARTICLES.has(norm(at)) ? 1 : SMALL_NUMBERS[norm(at)]
  const next = ADJECTIVES.has(norm(at + 1)) ? at + 2 : at + 1
  const part = FRACTIONS[norm(next)]
  if (count === undefined || part === undefined || count > 9) return null
  return { value: count * part, to: next + 1, isFraction: true }
}

/** One number at a place: "1,500", "1.5k", "twenty five", "a hundred and ten", "two and a half", "a third", "3/4". */
export function readNumber(tokens: readonly Token[], at: number): NumberPart | null {
  const whole =
    readHalfDozen(tokens, at) ??
    readDigits(tokens, at) ??
    // "two thirds" is no two.
    readFraction(tokens, at) ??
    readWords(tokens, at)
  if (whole?.isFraction) return readPartOfMagnitude(tokens, whole)
  if (whole === null) return null
  return withHalf(tokens, readSpokenPrice(tokens, whole, at))
}

const LARGE = toWordSet('thousand million')

/** "a quarter million", "half a million". */
function readPartOfMagnitude(tokens: readonly Token[], part: NumberPart): NumberPart {
  const to = tokens[part.to]?.norm === 'a' ? part.to + 1 : part.to
  if (!LARGE.has(tokens[to]?.norm ?? '')) return part
  return multiply(tokens, { value: part.value, to })
}

function readHalfDozen(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  return norm(at) === 'half' && norm(at + 1) === 'a' && norm(at + 2) === 'dozen'
    ? { value: 6, to: at + 3 }
    : null
}

/** "twenty-two fifty an hour" is 22.50. */
function readSpokenPrice(tokens: readonly Token[], whole: NumberPart, at: number): NumberPart {
  const isWord = tokens[at]?.kind === 'word' && whole.value >= 7 && whole.value < 100
  const cents = isWord ? readTensAndOnes(tokens, whole.to) : null
  if (cents === null || cents.value < 10) return whole
  const next = tokens[cents.to]?.norm
  const isPrice =
    next === undefined || ['an', 'per', 'hourly', 'dollars', ',', '.', '/'].includes(next)
  return isPrice ? { value: whole.value + cents.value / 100, to: cents.to } : whole
}

/** "two and a half", "1 1/2". */
function withHalf(tokens: readonly Token[], whole: NumberPart): NumberPart {
  const next = tokens[whole.to]
  if (next?.norm === 'and') {
    const fraction = readFraction(tokens, whole.to + 1)
    if (fraction !== null && tokens[fraction.to]?.norm !== 'of')
      return { value: whole.value + fraction.value, to: fraction.to }
  }
  const fraction = readDigits(tokens, whole.to)
  if (fraction?.isFraction && Number.isInteger(whole.value))
    return { value: whole.value + fraction.value, to: fraction.to }
  return whole
}

const GROUPS = /^\d{1,3}(?:[.,]\d{3})+$/

/** Thousands are grouped with commas or, as in most of Europe, points; a decimal comma is read too. */
function parseDigits(written: string): number {
  if (GROUPS.test(written)) return Number(written.replaceAll(/[.,]/g, ''))
  const commas = written.split(',').length - 1
  if (commas === 1 && !written.includes('.')) return Number(written.replace(',', '.'))
  return Number(written.replaceAll(',', ''))
}

const UNITS_OF_RANGE = toWordSet('hours hrs days people persons')

function readDigits(tokens: readonly Token[], at: number): NumberPart | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  if (token.norm.includes('/')) {
    const [top, bottom] = token.norm.split('/').map(Number)
    return { value: (top ?? 0) / (bottom ?? 1), to: at + 1, isFraction: true }
  }
  const value = parseDigits(token.norm)
  if (!Number.isFinite(value)) return null
  const [slash, under] = [tokens[at + 1], tokens[at + 2]]
  const isFraction =
    slash?.norm === '/' && under?.kind === 'number' && slash.isGlued && under.isGlued && value < 10
  // "4/6 hours a week" are the ends of a range; "1/2 hour" is a part of one.
  const isOfHours =
    UNITS_OF_RANGE.has(tokens[at + 3]?.norm ?? '') && tokens[at - 1]?.kind !== 'number'
  if (isFraction && !isOfHours && tokens[at + 3]?.norm !== '/') {
    const bottom = parseDigits(under.norm)
    if (bottom > value && bottom <= 12)
      return { value: value / bottom, to: at + 3, isFraction: true }
  }
  return multiply(tokens, { value, to: at + 1 })
}

/** A number in words or digits. `from` and `to` (exclusive) are token indexes; a range has its middle as value. */
export type NumberFound = {
  value: number
  low: number
  high: number
  from: number
  to: number
  isFraction: boolean
}

/** Every number of a message, in order, ranges joined. */
export function findNumbers(tokens: readonly Token[]): NumberFound[] {
  const found: NumberFound[] = []
  let at = 0
  while (at < tokens.length) {
    const number = readRange(tokens, at)
    if (number === null) at += 1
    else {
      found.push(number)
      at = number.to
    }
  }
  return found
}

/** A range's widest proportion: beyond it two numbers only stand side by side. */
const WIDEST_RANGE = 12
const RANGE_WORDS = toWordSet('- to or till until ~')

const GUESSES = toWordSet('maybe perhaps possibly')
/** Farther apart two guesses are of two things: "3, maybe 25". */
const GUESS_RANGE = { close: 2, apart: 1.5 }

type Joint = { at: number; widest: number }

/** Where the second end of a range may begin, and its widest proportion. */
function findJoint(tokens: readonly Token[], from: number, after: number): Joint | null {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const before = CURRENCY_SIGNS.has(norm(from - 1)) ? from - 2 : from - 1
  const isBetween = norm(before) === 'between' && norm(after) === 'and'
  const isWhole = tokens[from - 1]?.kind !== 'number'
  const isSlash = isWhole && norm(after) === '/' && UNITS_OF_RANGE.has(norm(after + 2))
  if (RANGE_WORDS.has(norm(after)) || isBetween || isSlash)
    return { at: after + 1, widest: WIDEST_RANGE }
  return findGuess(tokens, after)
}

/** "20 maybe 25", "20ish? 25?": two guesses of the same figure. */
function findGuess(tokens: readonly Token[], after: number): Joint | null {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  if (GUESSES.has(norm(after))) return { at: after + 1, widest: GUESS_RANGE.close }
  if (norm(after) === ',' && GUESSES.has(norm(after + 1)))
    return { at: after + 2, widest: GUESS_RANGE.apart }
  const mark = norm(after) === 'ish' ? after + 1 : after
  const isDoubled = norm(mark) === '?' && norm(mark + 2) === '?'
  return isDoubled ? { at: mark + 1, widest: GUESS_RANGE.apart } : null
}

/** The number at a place, or both ends of a range that begins there. */
export function readRange(tokens: readonly Token[], from: number): NumberFound | null {
  const first = readNumber(tokens, from)
  if (first === null) return null
  const single = { ...toFound(first, from), isFraction: first.isFraction === true }
  const joint = findJoint(tokens, from, first.to)
  if (joint === null) return single
  const isSign = (at: number) => CURRENCY_SIGNS.has(tokens[at]?.norm ?? '')
  let start = joint.at
  while (APPROXIMATE.has(tokens[start]?.norm ?? '') || isSign(start)) start += 1
  const second = readNumber(tokens, start)
  if (second === null || second.isFraction !== first.isFraction) return single
  const low = shareMagnitude(first.value, second.value, tokens.slice(start, second.to))
  const isRange = second.value > low && (low === 0 || second.value / low <= joint.widest)
  if (!isRange || isClock(tokens, from, second.to) || isChange(tokens, from)) return single
  const value = (low + second.value) / 2
  return { value, low, high: second.value, from, to: second.to, isFraction: single.isFraction }
}

/** "from 8 to 10", "8 to 10 am": times of day, which `clock.ts` reads. */
function isClock(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to]?.norm ?? ''
  return after === 'am' || after === 'pm' || (after === ':' && tokens[from - 1]?.norm === 'from')
}

const CHANGES = toWordSet('change changed correct corrected update updated went go goes fell rose')
const CHANGE_REACH = 6

/** "change the hours from 16 to 13": the second one holds. */
function isChange(tokens: readonly Token[], from: number): boolean {
  if (tokens[from - 1]?.norm !== 'from') return false
  const before = tokens.slice(Math.max(0, from - CHANGE_REACH), from)
  return before.some(({ norm }) => CHANGES.has(norm))
}

/** "50-60k" means thousands on both sides. */
function shareMagnitude(low: number, high: number, words: readonly Token[]): number {
  const isThousands = words.some(({ norm }) => ['k', 'thousand', 'grand'].includes(norm))
  return isThousands && low < 1_000 && high >= 1_000 ? low * 1_000 : low
}

function toFound({ value, to }: NumberPart, from: number): NumberFound {
  return { value, low: value, high: value, from, to, isFraction: false }
}
