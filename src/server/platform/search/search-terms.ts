import { foldSearchText } from '#server/platform/search/fold-search-text.ts'

/** Words of a search that are looked for, the longest ones: a person types fewer. */
const TERMS_MAX = 12
/** Far below what PostgreSQL takes for one word (2,046 bytes), in any script. */
const TERM_MAX_CHARS = 60
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/gu
const ADDRESS_START = /^(?:https?:\/\/)?(?:www\.)?/
/** Scripts that put no spaces between words: their sentences are one word to the index. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Of a phone number as people write one. */
const NUMBER_PART = /^[\d()+.\-/]*$/
const PHONE_MIN_DIGITS = 7
/** E.164. */
const PHONE_MAX_DIGITS = 15
/** With as many and no 0 before them, they may begin with a country code. */
const INTERNATIONAL_MIN_DIGITS = 11
/** Digits of a phone number in most countries, without the 0 or 8 that is dialed before them. */
const NATIONAL_DIGITS = 10
/** Country codes of E.164, as `list_search_words` (migration 0010) has them. */
const COUNTRY_CODE =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0*/

/** Sought in either of its forms. */
export type SearchTerm = {
  /** All of them: one, unless it is a number that was typed in groups. */
  words: string[]
  /** Digits of a phone number, any of them. */
  numbers: string[]
}

/**
 * The typed words, folded and without punctuation around them. Of too much, as when a whole message is pasted, the
 * longest is kept: it is the rarest.
 */
export function readSearchTerms(text: string): SearchTerm[] {
  const terms = joinNumbers(foldSearchText(text).split(/\s+/u)).flatMap((parts) => {
    const words = parts.map(trimWord).filter((word) => word !== '')
    return words.length > 0 ? [{ words, numbers: listNumbers(parts) }] : []
  })
  const distinct = [...new Map(terms.map((term) => [term.words.join(' '), term])).values()]
  if (distinct.length <= TERMS_MAX) return distinct
  const measure = ({ words }: SearchTerm) => words.join('').length
  return distinct.toSorted((a, b) => measure(b) - measure(a)).slice(0, TERMS_MAX)
}

function trimWord(typed: string): string {
  const word = typed.replace(EDGES, '').replace(ADDRESS_START, '')
  return [...word].slice(0, TERM_MAX_CHARS).join('')
}

/** Groups of digits that follow each other are one number, unless they are more or less than a number has. */
function joinNumbers(typed: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const part of typed) {
    const last = runs.at(-1)
    const isNext = NUMBER_PART.test(part) && !part.includes('+')
    if (last && isNext && NUMBER_PART.test(last.at(-1) ?? '')) last.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run) => (listNumbers(run).length > 0 ? [run] : run.map((part) => [part])))
}

/** The number as it was typed, and without the zeros or the country code that another form of it lacks. */
function listNumbers(parts: readonly string[]): string[] {
  const typed = parts.join('')
  const digits = typed.replaceAll(/\D/g, '')
  const national = digits.replace(/^0+/, '')
  if (!NUMBER_PART.test(typed) || national.length > PHONE_MAX_DIGITS) return []
  const isLong = digits.length >= INTERNATIONAL_MIN_DIGITS && !digits.startsWith('0')
  const isSigned = typed.includes('+') || digits.startsWith('00')
  const forms = [
    ...[digits.slice(0, PHONE_MAX_DIGITS), national],
    ...(isSigned || isLong ? [national.replace(COUNTRY_CODE, '')] : []),
    ...(isLong ? [digits.slice(-NATIONAL_DIGITS)] : []),
  ]
  return [...new Set(forms)].filter(({ length }) => length >= PHONE_MIN_DIGITS)
}

/** Words that begin with it: an operand of a text search, in quotes. */
export function quotePrefix(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

/** True when the word's script has no spaces, so that it may be an inner part of a longer word in the index. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word)
}

/** The same letters as those of which `list_conversation_words` (migration 0010) lists pairs. */
const UNSPACED_RUN =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\u{20000}-\u{3FFFF}]+/gu

/** Letters and pairs of letters without which a conversation cannot hold the word; each an operand of a text search. */
export function listPairs(word: string): string[] {
  const runs = (word.match(UNSPACED_RUN) ?? []).map((run) => [...run])
  const pairs = runs.flatMap((run) =>
    run.length === 1 ? run : run.slice(1).map((letter, index) => `${run[index]}${letter}`),
  )
  return [...new Set(pairs)].map((pair) => `'~${pair}'`)
}

/** True when PostgreSQL, too, takes this for one word, so that the list of words alone decides whether it is found. */
export function isPlainWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word) && !isUnspaced(word)
}

/** True when the word may be the part of an email address after the @: "harbor.example". */
export function isDomain(word: string): boolean {
  return /^[^@\s]+\.[^@\s]+$/.test(word)
}
