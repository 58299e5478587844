import { APPROXIMATE } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { NumberPart } from '#agent/understand/quantities/number-words.ts'
import { readNumber } from '#agent/understand/quantities/read-number.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

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

/** The number at a place, or both ends of a range that begins there. */
export function readRange(tokens: readonly Token[], from: number): NumberFound | null {
  const first = readNumber(tokens, from)
  if (first === null) return null
  const single = { ...toFound(first, from), isFraction: first.isFraction === true }
  const joint = tokens[first.to]
  const isBetween = tokens[from - 1]?.norm === 'between' && joint?.norm === 'and'
  if (joint === undefined || !(RANGE_WORDS.has(joint.norm) || isBetween)) return single
  let start = first.to + 1
  while (APPROXIMATE.has(tokens[start]?.norm ?? '')) start += 1
  const second = readNumber(tokens, start)
  if (second === null || second.isFraction !== first.isFraction) return single
  const low = shareMagnitude(first.value, second.value, tokens.slice(start, second.to))
  const isRange = second.value > low && (low === 0 || second.value / low <= WIDEST_RANGE)
  if (!isRange || isClock(tokens, from, second.to)) return single
  const value = (low + second.value) / 2
  return { value, low, high: second.value, from, to: second.to, isFraction: single.isFraction }
}

/** "from 8 to 10", "8 to 10 am": times of day, which `clock.ts` reads. */
function isClock(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to]?.norm ?? ''
  return after === 'am' || after === 'pm' || (after === ':' && tokens[from - 1]?.norm === 'from')
}

/** "50-60k" means thousands on both sides. */
function shareMagnitude(low: number, high: number, words: readonly Token[]): number {
  const isThousands = words.some(({ norm }) => ['k', 'thousand', 'grand'].includes(norm))
  return isThousands && low < 1_000 && high >= 1_000 ? low * 1_000 : low
}

function toFound({ value, to }: NumberPart, from: number): NumberFound {
  return { value, low: value, high: value, from, to, isFraction: false }
}
