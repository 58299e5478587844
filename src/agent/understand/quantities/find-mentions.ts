import { NOT_A_NOUN } from '#agent/lexicon/figure-words.ts'
import { FILLERS, OTHER_NOUNS, PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { APPROXIMATE } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { readMoney } from '#agent/understand/quantities/amounts.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import { findNumbers, type NumberFound } from '#agent/understand/quantities/numbers.ts'
import { divide, readPers } from '#agent/understand/quantities/periods.ts'
import { readShare, readTime } from '#agent/understand/quantities/read-amounts.ts'
import { readSchedule } from '#agent/understand/quantities/schedules.ts'
import { readClock, readWholeUnit } from '#agent/understand/quantities/whole-units.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Readers compare every figure with every other; a message of more than these is a table, and its rest is not read. */
export const MENTIONS_MAX = 24

/** The figures of a message with their units and what divides them, in the order of the message. */
export function findMentions(tokens: readonly Token[]): readonly Mention[] {
  const known = mentionsOf.get(tokens)
  if (known !== undefined) return known
  const mentions = cutMentions(tokens)
  mentionsOf.set(tokens, mentions)
  return mentions
}

const mentionsOf = new WeakMap<readonly Token[], readonly Mention[]>()

function cutMentions(tokens: readonly Token[]): Mention[] {
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
  return (isLetter && tokens[at]?.isGlued === true) || isLabel(tokens, at)
}

const LABELED = toWordSet('grade level band tier phase category')
const COUNTED = toWordSet('per each every a an the this that any')

/** "Grade 4 staff", "level 2": one of several, and no number of them. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 2]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  const isNamed = LABELED.has(tokens[at - 1]?.norm ?? '') && !COUNTED.has(before)
  return isNamed && tokens[at]?.kind === 'number' && !(next in TIME_UNITS) && next !== '%'
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

/** Only people do these. */
const EFFORT_VERBS = toWordSet('lose spend waste put burn do work sit give handle')

/** What is counted, and the token after it. */
type Counted = { to: number } & Partial<Pick<Mention, 'noun' | 'nounClass' | 'unit'>>

/** "3 clerks", "60 transfer requests", "5 of them", "a 15-person support team". */
function readCount(tokens: readonly Token[], number: NumberFound): Mention {
  const { value, low, high, from, to } = number
  const { to: end, ...counted } = readThose(tokens, to) ?? readNoun(tokens, to) ?? { to }
  return create('count', value, [from, end], { low, high, ...counted })
}

const isJoint = (token: Token | undefined) => token?.norm === '-' || token?.norm === 'of'

/** "four of those": what is counted was named before. */
function readThose(tokens: readonly Token[], at: number): Counted | null {
  const [joint, those] = [tokens[at], tokens[at + 1]]
  if (!isJoint(joint)) return null
  const isThose = those?.norm === 'those' || those?.norm === 'these'
  return isThose && !isNounLike(tokens, at + 2) ? { to: at + 2 } : null
}

function isNounLike(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && !NOT_A_NOUN.has(token.norm) && !(token.norm in PERIODS_A_WEEK)
}

const NOUN_REACH = 4

/** The first noun that is known, or else the last word that can be one. */
function readNoun(tokens: readonly Token[], to: number): Counted | null {
  const start = isJoint(tokens[to]) ? to + 1 : to
  let unknown: Counted | null = null
  for (
    let at = start;
    at < start + NOUN_REACH && !isUnknownPlural(tokens, at - 1, unknown);
    at += 1
  ) {
    const norm = tokens[at]?.norm ?? ''
    if (norm === '-') continue
    if (!canBeCounted(tokens, at)) break
    const known = readKnownNoun(tokens, at, to) ?? readUnknownPeople(tokens, at)
    if (known !== null) return known
    if (isTime(norm)) break
    unknown = toItems(norm, at) ?? unknown
  }
  return readHalfOfDay(tokens, to) ?? unknown
}

const toItems = (norm: string, at: number): Counted | null =>
  FILLERS.has(norm) ? null : { to: at + 1, noun: norm, nounClass: 'item' }

const isTime = (norm: string) => norm in PERIODS_A_WEEK || norm in TIME_UNITS

/** "60 invoices": the plural of an unknown noun ends it, unless people follow: "two claims clerks". */
function isUnknownPlural(tokens: readonly Token[], at: number, unknown: Counted | null): boolean {
  const isLast = unknown?.to === at + 1 && isPlural(tokens[at]?.norm ?? '')
  return isLast && !isPersonNext(tokens, at + 1)
}

function canBeCounted(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && !NOT_A_NOUN.has(token.norm) && !APPROXIMATE.has(token.norm)
}

/** "claims who", "fourteen scientists each lose": people, whatever they are called. */
function readUnknownPeople(tokens: readonly Token[], at: number): Counted | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (isTime(norm(at)) || FILLERS.has(norm(at))) return null
  const isWorking = norm(at + 1) === 'each' && EFFORT_VERBS.has(norm(at + 2))
  return norm(at + 1) === 'who' || isWorking
    ? { to: at + 1, noun: norm(at), nounClass: 'person' }
    : null
}

const isPlural = (norm: string) => norm.length > 3 && norm.endsWith('s') && !norm.endsWith('ss')

function readKnownNoun(tokens: readonly Token[], at: number, start: number): Counted | null {
  const norm = tokens[at]?.norm ?? ''
  const nounClass = classify(norm)
  // "60 of them a week" are items that were named before.
  if (norm === 'them' && readPers(tokens, at + 1).per.week !== null)
    return { to: at + 1, nounClass: 'item' }
  if (nounClass === null || (nounClass === 'site' && isPersonNext(tokens, at + 1))) return null
  const unit = isFullTime(tokens, start, at) ? 'full time' : null
  return { to: at + 1, noun: norm, nounClass, unit }
}

function classify(norm: string): Mention['nounClass'] {
  if (PEOPLE_NOUNS.has(norm)) return 'person'
  if (SITE_NOUNS.has(norm)) return 'site'
  if (TOOL_NOUNS.has(norm)) return 'tool'
  return OTHER_NOUNS.has(norm) ? 'other' : null
}

/** "two office clerks" are clerks. */
function isPersonNext(tokens: readonly Token[], at: number): boolean {
  return PEOPLE_NOUNS.has(tokens[at]?.norm ?? '')
}

/** "two full time clerks". */
function isFullTime(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to + 1).map(({ norm }) => norm)
  return between.includes('full') && between.some((norm) => norm.startsWith('time'))
}

/** "9 am" is a time of day and counts nothing. */
function readHalfOfDay(tokens: readonly Token[], at: number): Counted | null {
  return ['am', 'pm'].includes(tokens[at]?.norm ?? '') ? { to: at + 1, nounClass: 'other' } : null
}

const SHIFTS_A_DAY_MAX = 4

/** "three shifts a day" counts shifts; "three shifts a week" and "a 6 hour shift" are amounts of time. */
function readShifts(
  tokens: readonly Token[],
  { value, low, high, from, to }: NumberFound,
): Mention | null {
  const isCounted = value >= 2 && value <= SHIFTS_A_DAY_MAX && tokens[to]?.norm === 'shifts'
  const isEffort = ['each', 'apiece'].includes(tokens[to + 1]?.norm ?? '')
  if (!isCounted || isEffort || readPers(tokens, to + 1).per.week === 1) return null
  return create('count', value, [from, to + 1], { low, high, noun: 'shifts', nounClass: 'site' })
}
