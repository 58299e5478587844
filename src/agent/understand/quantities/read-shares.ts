import { PERCENT_WORDS } from '#agent/lexicon/figure-words.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import type { NumberFound } from '#agent/understand/quantities/numbers.ts'
import {
  hasOwnersWhole,
  readOwnersWhole,
  readTimeWhole,
} from '#agent/understand/quantities/time-wholes.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** "4 percent", "40% of her week", "1.5 FTE", "half an hour": a number that is a part of something, or null. */
export function readShare(tokens: readonly Token[], number: NumberFound): Mention | null {
  const { value, low, high, from, to } = number
  const norm = tokens[to]?.norm ?? ''
  if (PERCENT_WORDS.has(norm)) return readPercent(tokens, number)
  if (norm === 'fte' || norm === 'ftes') {
    const rest = { low, high, unit: 'fte', nounClass: 'person' } as const
    return create('fraction', value, [from, to + 1], rest)
  }
  return number.isFraction ? readFractionOf(tokens, number) : null
}

function readPercent(
  tokens: readonly Token[],
  { value, low, high, from, to }: NumberFound,
): Mention {
  const whole = readTimeWhole(tokens, to + 1) ?? readOwnersWhole(tokens, to + 1)
  if (whole === null) return create('percent', value, [from, to + 1], { low, high })
  const rest = { low: low / 100, high: high / 100, unit: whole.unit }
  return create('fraction', value / 100, [from, whole.to], rest)
}

/** "half a percent", "a quarter of an hour", "a third of the week", "half her day", "half of them". */
function readFractionOf(tokens: readonly Token[], { value, from, to }: NumberFound): Mention {
  const percent = findPercent(tokens, to)
  if (percent !== null) return create('percent', value, [from, percent + 1])
  const unit = findUnit(tokens, to)
  if (unit !== null) {
    const hours = (TIME_UNITS[unit.name] ?? 1) * value
    return create('time', hours, [from, unit.to], { unit: `part of ${unit.name}` })
  }
  const whole = readTimeWhole(tokens, to)
  if (whole !== null) return create('fraction', value, [from, whole.to], { unit: whole.unit })
  return create('fraction', value, [from, to], hasOwnersWhole(tokens, to) ? { unit: 'time' } : {})
}

const skipOf = (tokens: readonly Token[], at: number) => (tokens[at]?.norm === 'of' ? at + 1 : at)

/** "half percent", "half of one percent". */
function findPercent(tokens: readonly Token[], at: number): number | null {
  const start = skipOf(tokens, at)
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (PERCENT_WORDS.has(norm(start))) return start
  const isOne = ['a', 'one', '1'].includes(norm(start))
  return isOne && PERCENT_WORDS.has(norm(start + 1)) ? start + 1 : null
}

/** "of an hour", "a day", "hour"; half a week is a share of one. */
function findUnit(tokens: readonly Token[], at: number): { name: string; to: number } | null {
  const start = skipOf(tokens, at)
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (['a', 'an', '-'].includes(norm(start)) && norm(start + 1) in TIME_UNITS)
    return { name: norm(start + 1), to: start + 2 }
  const isUnit = norm(at) in TIME_UNITS && norm(at) !== 'week' && norm(at) !== 'weeks'
  return isUnit ? { name: norm(at), to: at + 1 } : null
}
