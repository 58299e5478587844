import { FILLERS } from '#agent/lexicon/nouns.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import type { NumberFound } from '#agent/understand/quantities/numbers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** "2 hours", "45min", "1 h 20", "2 hours and 15 minutes", "two days and a half". */
export function readTime(tokens: readonly Token[], number: NumberFound): Mention | null {
  const at = skipAdjectives(tokens, number.to)
  const unit = tokens[at]?.norm ?? ''
  const isMinutes = unit === 'm' && tokens[at]?.isGlued
  const hours = isMinutes ? 1 / 60 : TIME_UNITS[unit]
  if (hours === undefined) return null
  const first = create('time', number.value * hours, [number.from, at + 1], {
    low: number.low * hours,
    high: number.high * hours,
    unit: isMinutes ? 'minutes' : unit,
  })
  return addHalf(tokens, first, hours) ?? addMinutes(tokens, first, hours) ?? first
}

const ADJECTIVES_MAX = 3

/** "three full days". */
function skipAdjectives(tokens: readonly Token[], at: number): number {
  let end = tokens[at]?.norm === '-' ? at + 1 : at
  for (let count = 0; count < ADJECTIVES_MAX; count += 1) {
    const norm = tokens[end]?.norm ?? ''
    if (!FILLERS.has(norm) || norm in TIME_UNITS) break
    end += 1
  }
  return end
}

const extend = (mention: Mention, hours: number, to: number): Mention => ({
  ...mention,
  value: mention.value + hours,
  low: mention.low + hours,
  high: mention.high + hours,
  to,
})

/** "two hours and a half". */
function addHalf(tokens: readonly Token[], first: Mention, hours: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isHalf =
    norm(first.to) === 'and' && norm(first.to + 1) === 'a' && norm(first.to + 2) === 'half'
  return isHalf ? extend(first, hours / 2, first.to + 3) : null
}

const MINUTES = toWordSet('min mins minutes m')

/** "1 h 20", "2 hours and 15 minutes". */
function addMinutes(tokens: readonly Token[], first: Mention, hours: number): Mention | null {
  if (hours !== 1) return null
  const start = tokens[first.to]?.norm === 'and' ? first.to + 1 : first.to
  const token = tokens[start]
  const minutes = token?.kind === 'number' ? Number(token.norm) : Number.NaN
  const hasUnit = MINUTES.has(tokens[start + 1]?.norm ?? '')
  const isClockLike = first.unit === 'h' && token?.norm.length === 2
  if (!Number.isInteger(minutes) || minutes >= 60 || !(hasUnit || isClockLike)) return null
  return extend(first, minutes / 60, hasUnit ? start + 2 : start + 1)
}
