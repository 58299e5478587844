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
  if (EVERYBODY_WORDS.has(norm(at)) && norm(at).startsWith('every')) {
    const to = norm(at + 1) === "'s" ? at + 2 : at + 1
    return createWorkers(null, at, to, { isEach: true })
  }
  const isBoth = norm(at) === 'both'
  if (!EACH.has(norm(at)) && norm(at) !== 'all' && !isBoth) return null
  let to = at + 1
  while (EACH_FILLERS.has(norm(to)) && to < at + 4) to += 1
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
  if (EVERYBODY_WORDS.has(token.norm) && !token.norm.startsWith('every'))
    return createWorkers(null, at, at + 1)
  if (!PERSON_ARTICLES.has(token.norm)) return null
  for (let index = at + 1; index < at + 5; index += 1) {
    const word = tokens[index]
    if (word?.kind !== 'word' || counts.has(index)) return null
    if (!PEOPLE_NOUNS.has(word.norm)) continue
    if (PEOPLE_NOUNS.has(norm(index + 1))) continue
    if (!SINGULAR_ENDINGS.test(word.norm)) return null
    return createWorkers(1, at, index + 1, { isPerSite: isAtEachSite(tokens, at) })
  }
  return null
}
