import { toWordSet } from '#agent/lexicon/word-set.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import { findNumbers, type NumberFound } from '#agent/understand/quantities/numbers.ts'
import { divide } from '#agent/understand/quantities/periods.ts'
import { readMoney, readShare, readTime } from '#agent/understand/quantities/read-amounts.ts'
import { readCount, readShifts } from '#agent/understand/quantities/read-counts.ts'
import { readSchedule } from '#agent/understand/quantities/schedules.ts'
import { readClock, readWholeUnit } from '#agent/understand/quantities/whole-units.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Readers compare every figure with every other; a message of more than these is a table, and its rest is not read. */
export const MENTIONS_MAX = 24

/** The figures of a message with their units and what divides them, in the order of the message. */
export function findMentions(tokens: readonly Token[]): Mention[] {
  const numbers = new Map(
    findNumbers(tokens)
      .filter(({ from }) => !isPronoun(tokens, from) && !isPartOfCode(tokens, from))
      .map((number) => [number.from, number]),
  )
  const mentions: Mention[] = []
  let at = 0
  while (at < tokens.length && mentions.length < MENTIONS_MAX) {
    const mention = readMention(tokens, at, numbers.get(at))
    if (mention !== null) mentions.push(mention)
    at = Math.max(at + 1, mention?.to ?? 0)
  }
  return mentions
}

const BEFORE_PRONOUN = toWordSet('each every no which any this that')

/** "each one", "no one", "which one". */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === 'one' && BEFORE_PRONOUN.has(tokens[at - 1]?.norm ?? '')
}

/** "Q3", "H1", "W2": a letter and a number are a name. "3x5" is a product. */
function isPartOfCode(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isLetter = before?.kind === 'word' && before.norm.length === 1 && before.norm !== 'x'
  return isLetter && tokens[at]?.isGlued === true
}

function readMention(
  tokens: readonly Token[],
  at: number,
  number: NumberFound | undefined,
): Mention | null {
  const clock = readClock(tokens, at)
  if (clock !== null)
    return divide(tokens, create('time', clock.hours, [at, clock.to], { unit: 'clock' }))
  // Its period is part of a schedule.
  const schedule = readSchedule(tokens, at)
  if (schedule !== null) return schedule
  const amount = readMoney(tokens, at) ?? readWholeUnit(tokens, at)
  if (amount !== null) return divide(tokens, amount)
  return number === undefined ? null : divide(tokens, readNumbered(tokens, number))
}

function readNumbered(tokens: readonly Token[], number: NumberFound): Mention {
  return (
    readShare(tokens, number) ??
    readShifts(tokens, number) ??
    readTime(tokens, number) ??
    readCount(tokens, number)
  )
}
