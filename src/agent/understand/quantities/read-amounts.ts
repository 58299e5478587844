import { PERCENT_WORDS, TIME_WHOLES, WHOLE_OWNERS } from '#agent/lexicon/figure-words.ts'
import { FILLERS, PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
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

const OF_STAFF = toWordSet('person people man staff labor labour work')

/** "24 person-hours", "30 staff hours": where the unit begins, or null. */
function findStaffHours(tokens: readonly Token[], at: number): number | null {
  if (!OF_STAFF.has(tokens[at]?.norm ?? '')) return null
  const unit = tokens[at + 1]?.norm === '-' ? at + 2 : at + 1
  return HOUR_UNITS.has(tokens[unit]?.norm ?? '') ? unit : null
}

const HOUR_UNITS = toWordSet('hour hours hr hrs')

/** "three full days". */
function skipAdjectives(tokens: readonly Token[], at: number): number {
  let end = tokens[at]?.norm === '-' ? at + 1 : at
  const staffHours = findStaffHours(tokens, end)
  if (staffHours !== null) return staffHours
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
  if (norm(first.to) !== 'and') return null
  if (norm(first.to + 1) === 'half') return extend(first, hours / 2, first.to + 2)
  const isHalf = norm(first.to + 1) === 'a' && norm(first.to + 2) === 'half'
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

/** "4 percent", "40% of her week", "1.5 FTE", "half an hour": a number that is a part of something, or null. */
export function readShare(tokens: readonly Token[], number: NumberFound): Mention | null {
  const { value, low, high, from, to } = number
  const norm = tokens[to]?.norm ?? ''
  if (PERCENT_WORDS.has(norm)) return readPercent(tokens, number)
  const end = findFullTimeUnit(tokens, to)
  if (end !== null) {
    const rest = { low, high, unit: 'fte', nounClass: 'person' } as const
    return create('fraction', value, [from, end], rest)
  }
  return number.isFraction ? readFractionOf(tokens, number) : null
}

const FULL_TIME_UNITS = toWordSet('fte ftes equivalent equivalents')
const POSTS = toWordSet('post position role job person')

/** "1.5 FTE", "one and a half full-time equivalents", "0.6 of a post": the token after them. */
function findFullTimeUnit(tokens: readonly Token[], at: number): number | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isPart = norm(at) === 'of' && norm(at + 1) === 'a' && POSTS.has(norm(at + 2))
  if (isPart) return at + 3
  let end = at
  while (['full', 'time', '-'].includes(norm(end)) && end < at + 4) end += 1
  return FULL_TIME_UNITS.has(norm(end)) ? end + 1 : null
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

/** What a share is a share of, and the token after it. */
type TimeWhole = { unit: string; to: number }

const REACH = 6

/** Whether the words after a share say that it is one of somebody's time: "of her week", "the day". */
export function readTimeWhole(tokens: readonly Token[], at: number): TimeWhole | null {
  for (let end = at; end < at + REACH; end += 1) {
    const norm = tokens[end]?.norm ?? ''
    if (TIME_WHOLES.has(norm) && (end > at || norm === 'time')) return { unit: norm, to: end + 1 }
    const isOwner =
      WHOLE_OWNERS.has(norm) || PEOPLE_NOUNS.has(norm) || (tokens[end]?.isCapital ?? false)
    if (!isOwner) return null
  }
  return null
}

const PRONOUNS = toWordSet('hers his mine theirs yours')

/** "and 20 percent of Ben's", "a quarter of hers": the same whole as before. */
export function readOwnersWhole(tokens: readonly Token[], at: number): TimeWhole | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) !== 'of') return null
  if (PRONOUNS.has(norm(at + 1))) return { unit: 'time', to: at + 2 }
  const end = [at + 2, at + 3].find((index) => norm(index) === "'s")
  return end !== undefined && tokens[end + 1]?.kind !== 'word'
    ? { unit: 'time', to: end + 1 }
    : null
}

/** "and Lorraine a quarter of hers": an owner follows, whatever comes after it. */
export function hasOwnersWhole(tokens: readonly Token[], at: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isOwned = PRONOUNS.has(norm(at + 1)) || norm(at + 2) === "'s" || norm(at + 3) === "'s"
  return norm(at) === 'of' && isOwned
}
