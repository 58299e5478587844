import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { ENGLISH_WORDS, LANGUAGES, type Language, SMALL_WORDS } from '#agent/lexicon/languages.ts'
import { ORDINARY_WORDS } from '#agent/lexicon/ordinary-words.ts'
import type { LanguageAct } from '#agent/understand/message/act.ts'
import { isKnownIn, type ReadLanguage } from '#agent/understand/speakers/foreign-items.ts'
import { type Gloss, glossMessage } from '#agent/understand/speakers/gloss.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const QUOTE_MAX_CHARS = 200
const READ_MAX_CHARS = 600
const LETTERS_MIN = 10
const OTHER_LETTERS_MIN = 4
const WORDS_MIN = 3
/** Of other words to English ones, and of other words among all. */
const OTHER_TO_ENGLISH = 1.5
const SHARE_MIN = 0.3
const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const countIn = (words: ReadonlySet<string>, list: ReadonlySet<string>) =>
  [...words].filter((word) => list.has(word)).length

const ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.[a-z]{2,}(?=\s|$|[,;])/giu

type Words = { written: readonly Token[]; norms: ReadonlySet<string> }

/** Each word once: "as soon as" holds one Portuguese article and not two. */
function listWords(text: string, tokens: readonly Token[]): Words {
  const addresses = [...text.slice(0, READ_MAX_CHARS).matchAll(ADDRESS)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  )
  const written = tokens.filter(
    ({ kind, start }) =>
      kind === 'word' &&
      start < READ_MAX_CHARS &&
      !addresses.some(([from, to]) => from <= start && start < to),
  )
  return { written, norms: new Set(written.map(({ norm }) => norm)) }
}

/** Told by its small words. */
function findBySmallWords({ norms }: Words): Language | null {
  const counts = SMALL_WORDS.map(({ language, words: small }) => ({
    language,
    known: countIn(norms, small),
  }))
  const best = counts.toSorted((one, other) => other.known - one.known)[0]
  const english = countIn(norms, ENGLISH_WORDS)
  if (best === undefined || best.known < WORDS_MIN) return null
  const isOther = best.known > english * OTHER_TO_ENGLISH && best.known >= norms.size * SHARE_MIN
  return isOther ? best.language : null
}

const isWordOf = (language: ReadLanguage, norm: string): boolean =>
  isKnownIn(language, norm) ||
  SMALL_WORDS.some((list) => list.language === language && list.words.has(norm))

const countKnown = ({ norms }: Words, language: ReadLanguage) =>
  [...norms].filter((norm) => isWordOf(language, norm)).length

/** Told by a name, a wish, or a figure in its words: "me llamo Ana". One word of it alone may be any language's. */
function findByPhrase(text: string, words: Words): Language | null {
  const english = countIn(words.norms, ENGLISH_WORDS)
  const isSure = (known: number, gloss: Gloss) =>
    known > 1 || words.norms.size === 1 || gloss.text.startsWith('my name is')
  const found = LANGUAGES.map(({ language }) => ({ language, known: countKnown(words, language) }))
    .filter(({ known }) => known > english && known >= words.norms.size * SHARE_MIN)
    .toSorted((one, other) => other.known - one.known)
    .find(({ language, known }) => {
      const gloss = glossMessage(text, language)
      return gloss.isTelling && isSure(known, gloss)
    })
  return found?.language ?? null
}

const isEnglish = ({ norm }: Token) =>
  norm === 'yes' || ENGLISH_WORDS.has(norm) || ORDINARY_WORDS.has(norm) || COMMON_WORDS.has(norm)

/** In a conversation in this language, what is not plainly English is in it: "40 horas", "si", "copiamos facturas". */
function isStillIn(language: ReadLanguage, { written }: Words): boolean {
  const unique = [...new Map(written.map((token) => [token.norm, token])).values()]
  const known = unique.filter(({ norm }) => isWordOf(language, norm)).length
  const english = unique.filter(isEnglish).length
  const unknown = unique.filter(
    (token) => !token.isCapital && !isEnglish(token) && !isWordOf(language, token.norm),
  ).length
  // Names alone, "Ana Ruiz, acme.com", are the same in every language.
  if (known + unknown === 0) return written.length === 0
  return known + unknown >= english
}

function detect(text: string, tokens: readonly Token[], remembered: Language | null) {
  const letters = count(text, LETTER)
  const others = letters - count(text, LATIN)
  if (others >= OTHER_LETTERS_MIN && others > letters / 2) return 'other'
  const words = listWords(text, tokens)
  if (remembered !== null && remembered !== 'other' && isStillIn(remembered, words))
    return remembered
  const bySmallWords = letters < LETTERS_MIN ? null : findBySmallWords(words)
  return bySmallWords ?? findByPhrase(text, words)
}

/**
 * A message in another language, told by its script, its small words, or what it says; short or mixed text counts as
 * English, unless the visitor wrote in another language before.
 */
export function findLanguage(
  text: string,
  tokens: readonly Token[],
  remembered: Language | null = null,
): LanguageAct[] {
  const language = detect(text, tokens, remembered)
  if (language === null) return []
  const span = [0, Math.min(text.length, QUOTE_MAX_CHARS)] as const
  return [{ kind: 'other_lang', language, quote: text.slice(...span), span }]
}

/** What is understood of a message in another language, in English; null for one in English, and of others. */
export function findGloss(text: string, remembered: Language | null): Gloss | null {
  const language = findLanguage(text, tokenize(text), remembered)[0]?.language
  return language === undefined || language === 'other' ? null : glossMessage(text, language)
}
