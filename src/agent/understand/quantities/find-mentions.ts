import { toWordSet } from '#agent/lexicon/word-set.ts'
import { readClock } from '#agent/understand/quantities/clock.ts'
import { divide } from '#agent/understand/quantities/divide.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import { findNumbers, type NumberFound } from '#agent/understand/quantities/numbers.ts'
import { readCount, readShifts } from '#agent/understand/quantities/read-counts.ts'
import { readMoney } from '#agent/understand/quantities/read-money.ts'
import { readShare } from '#agent/understand/quantities/read-shares.ts'
import { readTime } from '#agent/understand/quantities/read-times.ts'
import { readSchedule } from '#agent/understand/quantities/schedules.ts'
import { readWholeUnit } from '#agent/understand/quantities/whole-units.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Readers compare every figure with every other; a message of more than these is a table, and its rest is not read. */
export const MENTIONS_MAX = 64

/** The figures of a message with their units and what divides them, in the order of the message. */
export function findMentions(tokens: readonly Token[]): Mention[] {
  const numbers = new Map(
    findNumbers(tokens)
      .filter(({ from }) => !isPronoun(tokens, from))
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
