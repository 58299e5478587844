import {
  EVERYBODY_WORDS,
  GROUP_JOINTS,
  PEOPLE_NOUNS,
  PERSON_ARTICLES,
  SELF_WORDS,
  SINGLE_PERSONS,
} from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { createWorkers, isAtEachSite, type Workers } from '#agent/understand/quantities/workers.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
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
  if (isName(tokens, at)) return createWorkers(1, at, at + 1, { isCounted: false })
  const to = PERSON_ARTICLES.has(token.norm) ? findSinglePerson(tokens, at + 1, counts) : null
  return to === null ? null : createWorkers(1, at, to, { isPerSite: isAtEachSite(tokens, at) })
}

const HEDGES = toWordSet('guess think suppose reckon imagine believe assume say')
const BEFORE_HEDGE = toWordSet("would 'd will 'll just really")

/** "I'd guess about 6 hours": who guesses need not be who does the work. */
function isHedge(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== 'i') return false
  const verb = tokens.slice(at + 1).find(({ norm }) => !BEFORE_HEDGE.has(norm))
  return verb !== undefined && HEDGES.has(verb.norm)
}

const AFTER_NAME = toWordSet('and & n does do spends takes puts uses needs each both about maybe')

/** "Bo and Karin", "me and Yusuf", "then Luis does": a capital inside a sentence, or two names side by side. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !canBeName(token)) return false
  const before = tokens[at - 1]
  const next = tokens[at + 1]?.norm ?? ''
  const isJoined = JOINTS.has(before?.norm ?? '')
  if (isJoined && isSelf(tokens[at - 2]) && next !== "'s") return true
  if (!token.isCapital || EVERYBODY_WORDS.has(token.norm) || SELF_WORDS.has(token.norm))
    return false
  const isFirst = before === undefined || before.kind === 'break' || before.norm === '.'
  if (isFirst || JOINTS.has(next)) return JOINTS.has(next) && tokens[at + 2]?.isCapital === true
  return AFTER_NAME.has(next) || (isJoined && tokens[at - 2]?.isCapital === true)
}

function canBeName({ kind, norm }: Token): boolean {
  const isKnown =
    norm in WEEKDAYS ||
    norm in SMALL_NUMBERS ||
    norm in PERIODS_A_WEEK ||
    PEOPLE_NOUNS.has(norm) ||
    PERSON_ARTICLES.has(norm)
  return kind === 'word' && !isKnown
}

const JOINTS = toWordSet('and & n')
const isSelf = (token: Token | undefined) =>
  token !== undefined && (SELF_WORDS.has(token.norm) || token.norm === 'i')

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
    if (isLastNoun)
      return SINGULAR_ENDINGS.test(word.norm) ? index + 1 + countInLaw(tokens, index + 1) : null
  }
  return null
}

/** "My son in law", "my son-in-law". */
function countInLaw(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 4).map(({ norm }) => norm)
  if (words.slice(0, 2).join(' ') === 'in law') return 2
  return words.join(' ') === '- in - law' ? 4 : 0
}

/** A message that names more groups is no story of somebody's work; what is beyond is not read. */
const GROUPS_MAX = 64

/** Every group of workers of a message, in order. `people` are the figures that count people. */
export const findWorkers = (tokens: readonly Token[], people: readonly Mention[]): Workers[] =>
  listWorkers(tokens, people, () => false)

/**
 * The same without those who only guess and those who were named before. The roles of figures are learned beside all of
 * them, so that this is read where a message is judged.
 */
export function findMeantWorkers(tokens: readonly Token[], people: readonly Mention[]): Workers[] {
  const groups = listWorkers(tokens, people, (at) => isHedge(tokens, at))
  return groups.filter((group) => !refersBack(tokens, group, [...groups, ...people]))
}

function listWorkers(
  tokens: readonly Token[],
  people: readonly Mention[],
  isPassed: (at: number) => boolean,
): Workers[] {
  const counts: PeopleCounts = new Map(
    people.flatMap((one) => (one.kind === 'count' ? [[one.from, one] as const] : [])),
  )
  const groups: Workers[] = []
  let at = 0
  while (at < tokens.length && groups.length < GROUPS_MAX) {
    const found = isPassed(at) ? null : readWorkers(tokens, at, counts)
    if (found !== null) addGroup(tokens, groups, found)
    at = found?.to ?? at + 1
  }
  return groups
}

const REFERRING = [toWordSet('he him'), toWordSet('she her')]

/** "One guy does it, pay him 27", "only her. She makes 22": one person who was named before, and nobody new. */
function refersBack(
  tokens: readonly Token[],
  { from, to }: Range,
  others: readonly (Range & Partial<Pick<Workers, 'count'> & Pick<Mention, 'value'>>)[],
): boolean {
  const words = REFERRING.find((one) => one.has(tokens[from]?.norm ?? ''))
  if (words === undefined || to - from > 1 || JOINTS.has(tokens[from - 1]?.norm ?? '')) return false
  return others.some((other) => {
    const first = tokens[other.from]?.norm ?? ''
    const isOther = SELF_WORDS.has(first) || (SINGLE_PERSONS.has(first) && !words.has(first))
    return other.to <= from && (other.count ?? other.value) === 1 && !isOther
  })
}

/** People that a message counts as such, before their roles are read. */
export const isCountOfPeople = ({ kind, nounClass }: Mention) =>
  kind === 'count' && nounClass === 'person'

/** "me and two temps", "Pam and Rosa": one group. Groups that carry figures of their own stay apart. */
function addGroup(tokens: readonly Token[], groups: Workers[], group: Workers): void {
  const last = groups.at(-1)
  if (last === undefined || !isJoined(tokens, last, group)) {
    groups.push(group)
    return
  }
  const count = (last.count ?? 0) + (group.count ?? 0)
  groups[groups.length - 1] = { ...group, from: last.from, count, isCounted: true }
}

/** "my wife and our two dispatchers". */
const OWNERS: ReadonlySet<string> = new Set(['my', 'our', 'the', 'her', 'his'])

/** Words between two groups that are one. */
const JOINTS_MAX = 2

function isJoined(tokens: readonly Token[], last: Workers, group: Workers): boolean {
  if (last.count === null || group.count === null || last.isEach || group.isRest) return false
  if (SINGLE_PERSONS.has(tokens[group.from]?.norm ?? '')) return false
  const gap = group.from - last.to
  if (gap < 1 || gap > JOINTS_MAX) return false
  const between = tokens.slice(last.to, group.from).map(({ norm }) => norm)
  const isOnlyComma = between.every((norm) => norm === ',')
  const isLinked = between.every(
    (norm, index) => GROUP_JOINTS.has(norm) || (index > 0 && OWNERS.has(norm)),
  )
  return isLinked && !(isOnlyComma && last.count !== 1)
}
