import { NOT_A_NOUN } from '#agent/lexicon/figure-words.ts'
import { FILLERS, OTHER_NOUNS, PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { APPROXIMATE } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS } from '#agent/lexicon/units.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import type { NumberFound } from '#agent/understand/quantities/numbers.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** "fourteen scientists each lose": only people do these. */
const EFFORT_VERBS: ReadonlySet<string> = new Set([
  'lose',
  'spend',
  'waste',
  'put',
  'burn',
  'do',
  'work',
  'sit',
  'give',
  'handle',
])

/** What is counted, and the token after it. */
type Counted = { to: number } & Partial<Pick<Mention, 'noun' | 'nounClass' | 'unit'>>

/** "3 clerks", "60 transfer requests", "5 of them", "a 15-person support team". */
export function readCount(tokens: readonly Token[], number: NumberFound): Mention {
  const { value, low, high, from, to } = number
  const { to: end, ...counted } = readThose(tokens, to) ?? readNoun(tokens, to) ?? { to }
  return create('count', value, [from, end], { low, high, ...counted })
}

const isJoint = ({ norm }: Token) => norm === '-' || norm === 'of'

/** "four of those": what is counted was named before. */
function readThose(tokens: readonly Token[], at: number): Counted | null {
  const [joint, those] = [tokens[at], tokens[at + 1]]
  if (joint === undefined || !isJoint(joint)) return null
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
  const joint = tokens[to]
  const start = joint !== undefined && isJoint(joint) ? to + 1 : to
  let unknown: Counted | null = null
  for (let at = start; at < start + NOUN_REACH; at += 1) {
    const token = tokens[at]
    if (token?.norm === '-') continue
    if (token?.kind !== 'word' || NOT_A_NOUN.has(token.norm) || APPROXIMATE.has(token.norm)) break
    const known = readKnownNoun(tokens, at, to)
    if (known !== null) return known
    if (token.norm in PERIODS_A_WEEK || token.norm in TIME_UNITS) break
    if (FILLERS.has(token.norm)) continue
    // "claims who" are people, whatever they are called.
    const isWorking =
      tokens[at + 1]?.norm === 'each' && EFFORT_VERBS.has(tokens[at + 2]?.norm ?? '')
    if (tokens[at + 1]?.norm === 'who' || isWorking)
      return { to: at + 1, noun: token.norm, nounClass: 'person' }
    unknown = { to: at + 1, noun: token.norm, nounClass: 'item' }
    if (isPlural(token.norm) && !isPersonNext(tokens, at + 1)) break
  }
  return readHalfOfDay(tokens, to) ?? unknown
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
export function readShifts(
  tokens: readonly Token[],
  { value, low, high, from, to }: NumberFound,
): Mention | null {
  const isCounted = value >= 2 && value <= SHIFTS_A_DAY_MAX && tokens[to]?.norm === 'shifts'
  const isEffort = ['each', 'apiece'].includes(tokens[to + 1]?.norm ?? '')
  if (!isCounted || isEffort || readPers(tokens, to + 1).per.week === 1) return null
  return create('count', value, [from, to + 1], { low, high, noun: 'shifts', nounClass: 'site' })
}
