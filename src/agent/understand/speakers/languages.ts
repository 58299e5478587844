import { ENGLISH_WORDS, SMALL_WORDS } from '#agent/lexicon/small-words.ts'
import type { LanguageAct } from '#agent/understand/message/act.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

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

/** A message in another language, told by its script or its small words; short or mixed text counts as English. */
export function findLanguage(text: string, tokens: readonly Token[]): LanguageAct[] {
  const span = [0, Math.min(text.length, QUOTE_MAX_CHARS)] as const
  const toAct = (language: LanguageAct['language']): LanguageAct[] => [
    { kind: 'other_lang', language, quote: text.slice(...span), span },
  ]
  const letters = count(text, LETTER)
  const others = letters - count(text, LATIN)
  if (others >= OTHER_LETTERS_MIN && others > letters / 2) return toAct('other')
  if (letters < LETTERS_MIN) return []
  // Each word once: "as soon as" holds one Portuguese article and not two.
  const words = new Set(
    tokens.flatMap(({ kind, norm, start }) =>
      kind === 'word' && start < READ_MAX_CHARS ? [norm] : [],
    ),
  )
  const counts = SMALL_WORDS.map(({ language, words: small }) => ({
    language,
    known: countIn(words, small),
  }))
  const best = counts.toSorted((one, other) => other.known - one.known)[0]
  const english = countIn(words, ENGLISH_WORDS)
  if (best === undefined || best.known < WORDS_MIN) return []
  const isOther = best.known > english * OTHER_TO_ENGLISH && best.known >= words.size * SHARE_MIN
  return isOther ? toAct(best.language) : []
}
