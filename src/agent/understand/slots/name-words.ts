import { BUSINESS_WORDS, LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { GIVEN_NAMES, ORDINARY_GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { INTERJECTIONS, ORDINARY_WORDS } from '#agent/lexicon/ordinary-words.ts'
import { isPlace } from '#agent/lexicon/places.ts'
import {
  CLOSED_WORDS,
  HONORIFICS,
  OCCUPATIONS,
  PARTICLES,
  ROLE_NOUNS,
  TITLES,
} from '#agent/lexicon/tagger-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const plainOf = (token: Pick<Token, 'norm'>) => token.norm.replaceAll("'", '')

/** A given name that is nothing else, or one that is written as a name. */
export function isGiven(token: Token): boolean {
  return GIVEN_NAMES.has(token.norm) || (ORDINARY_GIVEN_NAMES.has(token.norm) && token.isCapital)
}

/** A word that means something else than a person or a firm wherever it stands. */
export function isOrdinary(token: Token): boolean {
  if (isGiven(token)) return false
  const plain = plainOf(token)
  return [CLOSED_WORDS, ORDINARY_WORDS, ROLE_NOUNS, INTERJECTIONS].some((words) => words.has(plain))
}

export const isTitle = (token: Token | undefined): boolean =>
  token !== undefined && (TITLES.has(token.norm) || (token.isCapital && HONORIFICS.has(token.norm)))
export const isParticle = ({ norm }: Token): boolean => PARTICLES.has(norm)

const LEAST_LETTERS = 2
const MOST_LETTERS = 24
const isInitial = ({ norm, isCapital }: Token) => norm.length === 1 && isCapital

const ENDINGS = [
  'ing',
  'tion',
  'sion',
  'ment',
  'ness',
  'ity',
  'ies',
  'ed',
  'ly',
  'able',
  'ible',
  'ful',
  'less',
  'ous',
  'ive',
  'ship',
]
const SHORTEST_STEM = 3

/** A common word, or one whose ending says what is done or how something is. */
export function isCommon(token: Token): boolean {
  const { norm } = token
  if (isGiven(token)) return false
  const hasEnding = ENDINGS.some(
    (one) => norm.endsWith(one) && norm.length >= one.length + SHORTEST_STEM,
  )
  return COMMON_WORDS.has(norm) || (hasEnding && !token.isCapital)
}

/** Whether a word can be a part of a person's name. */
export function canName(token: Token | undefined): token is Token {
  if (token?.kind !== 'word' || token.norm === "'s") return false
  if (isInitial(token)) return token.norm !== 'i'
  if (!token.isCapital && isCommon(token)) return false
  const { length } = token.norm
  return length >= LEAST_LETTERS && length <= MOST_LETTERS && !isOrdinary(token)
}

/** The words of a range, without signs. */
export const wordsOf = (tokens: readonly Token[], { from, to }: Range): Token[] =>
  tokens.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number')

/** Whether the last word of a name is a firm's: "Kincaid Foods", "Rowe LLP". */
export function endsAsBusiness(words: readonly Token[]): boolean {
  const last = words.at(-1)
  if (last === undefined || words.length < 2) return false
  if (LEGAL_FORMS.has(last.norm)) return true
  return BUSINESS_WORDS.has(last.norm) && !GIVEN_NAMES.has(last.norm)
}

/** Words of one's trade or of no meaning, of which no firm is named. */
const isGeneric = (token: Token) =>
  token.kind === 'number' ||
  isOrdinary(token) ||
  isBusinessWord(token) ||
  (!token.isCapital && isCommon(token)) ||
  token.norm === "'s"

/** A word that names a firm by its trade: "Foods", "LLP". */
export const isBusinessWord = ({ norm }: Token): boolean =>
  BUSINESS_WORDS.has(norm) || LEGAL_FORMS.has(norm)

/** "Individually" */
const isAdverb = (token: Token) => !isGiven(token) && /(?:ly|tion|ment|ness)$/.test(token.norm)

/** "Sofia" and "Charlotte" are people as well. */
const isOnlyPlace = (words: readonly Token[]): boolean =>
  isPlace(words.map(({ norm }) => norm).join(' ')) &&
  !words.every((word) => word.isCapital && isGiven(word))

/** A range that names a place, or holds ordinary words alone. */
export function isNobody(words: readonly Token[]): boolean {
  const hasName = words.some(
    (word) => canName(word) && !isCommon(word) && (word.norm.length > 1 || words.length > 1),
  )
  const [only] = words.length === 1 ? words : []
  const isTrade = only !== undefined && (OCCUPATIONS.has(only.norm) || isAdverb(only))
  return !hasName || isTrade || words.every(isTitle) || isOnlyPlace(words)
}

const isJoined = (words: readonly Token[]) => {
  const [first, joint] = words.slice(-3)
  return first !== undefined && joint?.norm === 'and' && isBusinessWord(first)
}

/** Whether a firm can be called so: not by its trade in lower case, nor by ordinary words. */
export function isNoFirm(words: readonly Token[]): boolean {
  const [first] = words
  const named = words.find(({ kind }) => kind === 'word')
  if (first?.kind === 'number' && named?.isCapital !== true) return true
  const letters = words.reduce((sum, { norm }) => sum + norm.length, 0)
  if (letters < LEAST_LETTERS || !words.some(({ kind }) => kind === 'word')) return true
  if (words.some(({ norm }) => norm === 'loopwright')) return true
  if (words.every(isGeneric))
    return !(words.length > 1 && words.filter(({ isCapital }) => isCapital).length > 1)
  const isSmall = !words.some(({ isCapital }) => isCapital)
  const last = words.at(-1)
  // "counts 11 members", "kettle's boiling"; of "payroll and accounts" the first is a business as well.
  const isSaid = last !== undefined && isCommon(last) && !isBusinessWord(last) && !isJoined(words)
  const isCounted = words.some(({ kind, norm }) => kind === 'number' || norm in SMALL_NUMBERS)
  if (isSmall && (isSaid || isCounted)) return true
  return (
    isPlace(words.map(({ norm }) => norm).join(' ')) ||
    (isSmall && isOrdinary(words[0] as Token) && words.length < 2)
  )
}

/** Whether a name that is written out ends as a firm's does. */
export function isBusinessName(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  return BUSINESS_WORDS.has(last) || (words.length > 1 && LEGAL_FORMS.has(last))
}
