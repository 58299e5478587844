import { stemmer } from 'stemmer'
import { SHORTHAND } from '#agent/knowledge/language/shorthand.ts'
import { STOP_WORDS } from '#agent/knowledge/language/stop-words.ts'
import { PHRASES, SYNONYM_GROUPS } from '#agent/knowledge/language/synonyms.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'

const WORD = /[a-z0-9]+/g
/** Bounds what typing can make us remember. */
const REMEMBERED_MAX = 20_000

const meanings = new Map(
  SYNONYM_GROUPS.flatMap((group) => group.map((word) => [word, `=${group[0]}`] as const)),
)
const remembered = new Map<string, string>()

/** The words of a text, folded and without shorthand; "what's" and "whats" are one. */
export function listWords(text: string): string[] {
  const typed = foldText(text).replaceAll("'", '').match(WORD) ?? []
  return typed.map((word) => SHORTHAND.get(word) ?? word).filter((word) => word !== '')
}

/** What a word means here: the one that stands for its synonyms, else its stem; null for a word that says nothing. */
function toTerm(word: string): string | null {
  const meaning = meanings.get(word)
  if (meaning !== undefined) return meaning
  if (word === '' || STOP_WORDS.has(word)) return null
  const known = remembered.get(word)
  if (known !== undefined) return known
  const term = stemmer(word)
  if (remembered.size < REMEMBERED_MAX) remembered.set(word, term)
  return term
}

/** What a text is about, term by term. */
export function listTerms(text: string): string[] {
  const spoken = PHRASES.reduce(
    (words, [pattern, word]) => words.replaceAll(pattern, word),
    listWords(text).join(' '),
  )
  return spoken.split(' ').flatMap((word) => toTerm(word) ?? [])
}

/** The words that this folder knows by itself. */
export function listKnownToAll(): string[] {
  return [...STOP_WORDS, ...meanings.keys()]
}
