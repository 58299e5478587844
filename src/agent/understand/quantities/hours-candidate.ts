import { EACH_WORDS, SUM_WORDS, TOTAL_WORDS } from '#agent/lexicon/role-words.ts'
import type { Candidate } from '#agent/understand/quantities/candidate.ts'
import type { Effort } from '#agent/understand/quantities/effort.ts'
import type { RoledFigures } from '#agent/understand/quantities/roles.ts'
import { findSubject } from '#agent/understand/quantities/subjects.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The parts of the weekly effort as one value, and whether it can be stored as it is. */
export function readHours(figures: RoledFigures, efforts: readonly Effort[]): Candidate | null {
  const [first] = efforts
  if (first === undefined) return null
  const total = findTotal(figures, efforts)
  const parts = total === null ? efforts : [total]
  const isOpen = leavesSomethingOut(figures, parts)
  const isPlain = parts.length === 1 && parts[0] !== undefined && isPlainEffort(figures, parts[0])
  return {
    slot: 'manual_hours',
    value: sum(parts.map(({ hours }) => hours)),
    low: sum(parts.map(({ low }) => low)),
    high: sum(parts.map(({ high }) => high)),
    mentions: parts.flatMap(({ mentions }) => mentions),
    workings: parts.map(({ factors }) => factors),
    isWorkedOut: !isPlain || isOpen,
    isLoose: isOpen,
    isPerPerson: parts.some(({ isPerPerson }) => isPerPerson),
  }
}

/** "Ana 10, Jorge 6, so 16 hours in all": the last figure is the sum of those before it. */
function findTotal(figures: RoledFigures, efforts: readonly Effort[]): Effort | null {
  const named = efforts.filter(
    ({ mentions: [mention] }) => mention !== undefined && isNear(figures, mention, SUM_WORDS, 4),
  )
  if (efforts.length > 1 && named.length === 1) return named[0] ?? null
  const last = efforts.at(-1)
  if (last === undefined || efforts.length < 3) return null
  const others = sum(efforts.slice(0, -1).map(({ hours }) => hours))
  return Math.abs(others - last.hours) < 0.01 ? last : null
}

/**
 * Whether other figures of the message may belong to the sum: people or sites that were counted but not multiplied,
 * other hours, "each" without a number. Such hours are never stored as they were read.
 */
function leavesSomethingOut(figures: RoledFigures, efforts: readonly Effort[]): boolean {
  const { mentions, roles, tokens, sentences } = figures
  const used = efforts.flatMap((effort) => effort.mentions)
  const [first] = used
  if (first === undefined || isNear(figures, first, TOTAL_WORDS, 8)) return false
  const isMultiplied = efforts.some(({ factors }) =>
    factors.some(({ unit }) => unit === 'people' || unit === 'sites'),
  )
  const subject = findSubject(figures, first)
  const others = mentions.filter((mention, index) => {
    if (used.some(({ from: at }) => at === mention.from) || mention.value <= 1) return false
    const role = roles[index]
    if (role === 'sites' || role === 'hours_each' || role === 'hours_all' || role === 'share')
      return true
    return role === 'people' && !isMultiplied && mention.from !== subject?.from
  })
  const { from, to } = findSentenceOf(sentences, first.from)
  const isOfItems = used.some((mention) => mention.per.item || mention.nounClass === 'item')
  const hasEach = !isOfItems && tokens.slice(from, to).some(({ norm }) => EACH_WORDS.has(norm))
  return others.length > 0 || (hasEach && !isMultiplied)
}

/**
 * Whether hours can be stored as they were told: one sum without an assumption. In answer to the question any such sum
 * can; in a story only weekly hours, hours for each of so many people, and a longer period's share of a week.
 */
function isPlainEffort({ asked }: RoledFigures, { factors, isAssumed }: Effort): boolean {
  if (isAssumed) return false
  if (asked.includes('manual_hours')) return true
  return factors.every(({ unit }) => PLAIN_UNITS.has(unit)) && factors.length <= 3
}

const PLAIN_UNITS: ReadonlySet<string> = new Set(['people', 'hours', 'weeks between'])
