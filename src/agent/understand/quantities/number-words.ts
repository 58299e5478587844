import { FRACTIONS, MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
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

/** Adds up the words of one number; "a" counts only before a magnitude: "a hundred", "a dozen", "a couple of". */
export function readWords(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'a' || norm(at) === 'one') {
    if (norm(at + 1) === 'couple') return readCouple(tokens, at + 1)
    if (norm(at + 1) === 'dozen' || norm(at + 1) === 'hundred' || norm(at + 1) === 'thousand')
      return readWordsFrom(tokens, at + 1, 1)
  }
  if (norm(at) === 'couple') return readCouple(tokens, at)
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
