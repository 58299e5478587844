import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  EVERYBODY_WORDS,
  PERSON_ARTICLES,
  SELF_WORDS,
  SINGLE_PERSONS,
} from '#agent/lexicon/worker-words.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { isAtEachSite } from '#agent/understand/quantities/sites-of-workers.ts'
import { createWorkers, type Workers } from '#agent/understand/quantities/workers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const SINGULAR_ENDINGS = /[^s]$|ss$|us$/

/** Counts of people by the token they begin at. */
export type PeopleCounts = ReadonlyMap<number, Mention>

/** A group that begins at a token, or null. */
export function readWorkers(
  tokens: readonly Token[],
  at: number,
  counts: PeopleCounts,
): Workers | null {
  return (
    readEach(tokens, at, counts) ??
    readRest(tokens, at, counts) ??
    readCounted(tokens, at, counts) ??
    readNamed(tokens, at, counts)
  )
}

/** "each of them", "each clerk", "every manager", "each of my 4 part-timers", "everyone", "all of them". */
function readEach(tokens: readonly Token[], at: number, counts: PeopleCounts): Workers | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (isEverybody(norm(at)))
    return createWorkers(null, at, norm(at + 1) === "'s" ? at + 2 : at + 1, { isEach: true })
  const isBoth = norm(at) === 'both'
  if (!EACH.has(norm(at)) && norm(at) !== 'all' && !isBoth) return null
  const to = skipWords(tokens, at + 1)
  const counted = counts.get(to)
  if (counted !== undefined) return createWorkers(counted.value, at, counted.to, { isEach: true })
  if (PEOPLE_NOUNS.has(norm(to)) || EVERYBODY_WORDS.has(norm(to)))
    return createWorkers(isBoth ? 2 : null, at, to + 1, { isEach: true })
  if (isBoth) return createWorkers(2, at, at + 1, { isEach: true })
  const next = EACH.has(norm(at)) ? findNounAhead(tokens, to) : null
  return next === null ? null : createWorkers(null, at, next, { isEach: true })
}

const EACH = toWordSet('each every per')
const EACH_FILLERS = toWordSet('of the my our these those their single one')
const FILLERS_MAX = 3

function skipWords(tokens: readonly Token[], at: number): number {
  let to = at
  while (EACH_FILLERS.has(tokens[to]?.norm ?? '') && to < at + FILLERS_MAX) to += 1
  return to
}

/** "everyone", and not "they". */
const isEverybody = (norm: string) => EVERYBODY_WORDS.has(norm) && norm.startsWith('every')

/** "each front desk clerk": the noun may stand two words on. */
function findNounAhead(tokens: readonly Token[], at: number): number | null {
  for (let index = at; index < at + 3; index += 1) {
    const token = tokens[index]
    if (
      token?.kind !== 'word' ||
      token.norm in SMALL_NUMBERS ||
      token.norm in PERIODS_A_WEEK ||
      token.norm in WEEKDAYS
    )
      return null
    if (PEOPLE_NOUNS.has(token.norm)) return index + 1
  }
  return null
}

/** "the rest", "the others", "the other two". */
function readRest(tokens: readonly Token[], at: number, counts: PeopleCounts): Workers | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) !== 'the') return null
  if (['rest', 'others', 'remaining'].includes(norm(at + 1))) {
    const counted = counts.get(at + 2)
    return createWorkers(counted?.value ?? null, at, counted?.to ?? at + 2, {
      isRest: true,
      isEach: true,
    })
  }
  if (norm(at + 1) !== 'other') return null
  const counted = counts.get(at + 2)
  if (counted !== undefined) return createWorkers(counted.value, at, counted.to, { isEach: true })
  if (norm(at + 2) === 'one') return createWorkers(1, at, at + 3)
  return PEOPLE_NOUNS.has(norm(at + 2))
    ? createWorkers(null, at, at + 3, { isRest: true, isEach: true })
    : null
}

function readCounted(tokens: readonly Token[], at: number, counts: PeopleCounts): Workers | null {
  const counted = counts.get(at)
  if (counted === undefined) return null
  return createWorkers(counted.value, at, counted.to, {
    isPerSite: counted.per.site || isAtEachSite(tokens, at),
  })
}

/** "I", "my receptionist", "a part timer": one person each; "we", "they": some who are counted elsewhere. */
function readNamed(tokens: readonly Token[], at: number, counts: PeopleCounts): Workers | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const token = tokens[at]
  if (token === undefined) return null
  if (SELF_WORDS.has(token.norm))
    return createWorkers(1, at, at + 1, { isCounted: token.norm !== 'i' })
  if (SINGLE_PERSONS.has(token.norm) && norm(at + 1) !== 'own')
    return createWorkers(1, at, at + 1, { isCounted: false })
  if (EVERYBODY_WORDS.has(token.norm) && !isEverybody(token.norm))
    return createWorkers(null, at, at + 1)
  const to = PERSON_ARTICLES.has(token.norm) ? findSinglePerson(tokens, at + 1, counts) : null
  return to === null ? null : createWorkers(1, at, to, { isPerSite: isAtEachSite(tokens, at) })
}

const PERSON_REACH = 4

/** "my part-time bookkeeper": where the first noun for one person ends; null before a plural or a number. */
function findSinglePerson(
  tokens: readonly Token[],
  at: number,
  counts: PeopleCounts,
): number | null {
  for (let index = at; index < at + PERSON_REACH; index += 1) {
    const word = tokens[index]
    if (word?.kind !== 'word' || counts.has(index)) return null
    const isLastNoun =
      PEOPLE_NOUNS.has(word.norm) && !PEOPLE_NOUNS.has(tokens[index + 1]?.norm ?? '')
    if (isLastNoun) return SINGULAR_ENDINGS.test(word.norm) ? index + 1 : null
  }
  return null
}
