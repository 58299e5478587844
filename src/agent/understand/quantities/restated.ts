import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Effort } from '#agent/understand/quantities/effort.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { RoledFigures } from '#agent/understand/quantities/roles.ts'

/** Efforts without those that say the one before them again: "one day a week, so eight hours". */
export function dropRestated(figures: RoledFigures, efforts: readonly Effort[]): Effort[] {
  return efforts.filter((effort, index) => {
    const previous = efforts[index - 1]
    const mention = effort.mentions[0]
    if (previous === undefined || mention === undefined) return true
    return !isStatus(previous, mention) && !isSaidAgain(figures, previous, effort)
  })
}

/** "half of Sarah's week, and she is full time" says how long she works at all. */
function isStatus({ mentions }: Effort, { kind, value, unit }: Mention): boolean {
  const has = (test: (one: Mention) => boolean) => mentions.some(test)
  if (unit === 'full time' && has((one) => one.kind === 'fraction')) return true
  if (unit === 'job' && has((one) => one.kind === 'time')) return true
  return kind === 'fraction' && value === 1 && has((one) => one.unit === 'fte')
}

const CONCLUSIONS = toWordSet('so = makes means')
const ADDITIONS = toWordSet('and plus + another &')

/** The same time in another unit, or as a conclusion, with nobody named between. */
function isSaidAgain({ workers, tokens }: RoledFigures, first: Effort, second: Effort): boolean {
  const [last, mention] = [first.mentions.at(-1), second.mentions[0]]
  if (last === undefined || mention === undefined) return false
  const between = tokens.slice(last.to, mention.from).map(({ norm }) => norm)
  const isConcluded = between.some((norm) => CONCLUSIONS.has(norm))
  if (last.unit === mention.unit && !isConcluded) return false
  if (between.some((norm) => ADDITIONS.has(norm))) return false
  const isNamed = workers.some(
    ({ from, count }) => from >= last.to && from < mention.from && count !== null,
  )
  return !isNamed && (isNear(first.hours, second.hours) || isSameAmount(first, second))
}

/** Hours that differ by less are the same. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01

/** The single amounts are equal, though one of them was taken for another period. */
function isSameAmount({ mentions }: Effort, second: Effort): boolean {
  const [one, other] = [mentions[0], second.mentions[0]]
  if (mentions.length !== 1 || one?.kind !== 'time' || other?.kind !== 'time') return false
  return isNear(one.value, other.value)
}
