import type { Span } from '#agent/understand/message/act.ts'

const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff'
/** Letters or digits that have something invisible between them. */
const INTERRUPTED = new RegExp(
  `[\\p{L}\\p{N}][${INVISIBLE}]+[\\p{L}\\p{N}]|[\\p{L}\\p{N}][${INVISIBLE}]{2,}`,
  'u',
)
/** Characters that spell text nobody sees, a change of the writing direction to its end, and Morse. */
const HIDDEN =
  /[\u{e0000}-\u{e01ef}]+|[\u202a-\u202e\u2066-\u2069][^\n\u202c\u2069]*[\u202c\u2069]?|(?:(?<!\S)[.\-/]{1,6}\s+){4,}[.\-/]{0,6}/gu
const PERCENT_CODES = /(?:%[0-9a-f]{2}[^%\s]*){3}/i
const BASE64 = /^(?=\S*[a-z])(?=\S*[A-Z])(?=\S*[\d=])[A-Za-z0-9+/_-]{20,}={0,2}$/
/** Letters and digits in boxes and circles, those of formulas, and letters of another alphabet within Latin words. */
const DRAWN =
  /[\u{1f110}-\u{1f189}\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u2460-\u249b]|\u20e3|\p{Script=Latin}[\u0370-\u052f]|[\u0370-\u052f]\p{Script=Latin}/gu
const DRAWN_MIN = 2
/** Pictures used as words. */
const PICTURE = /\p{Extended_Pictographic}/gu
const PICTURES_MIN = 3
const WORDS_PER_PICTURE = 2

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function isDrawn(text: string): boolean {
  const pictures = count(text, PICTURE)
  const isPictured =
    pictures >= PICTURES_MIN && count(text, /\p{L}{2,}/gu) <= pictures * WORDS_PER_PICTURE
  return count(text, DRAWN) >= DRAWN_MIN || (isPictured && /\d/.test(text))
}

const isEncoded = (word: string) =>
  PERCENT_CODES.test(word) || INTERRUPTED.test(word) || BASE64.test(word)

/** Text that is hidden or encoded: invisible, turned around, in base64, hex, percent codes or Morse. */
export function findEncodedText(text: string): Span[] {
  const words = [...text.matchAll(/\S+/g)]
  if (isDrawn(text)) return [[0, text.length]]
  const found = [...words.filter(([word]) => isEncoded(word)), ...text.matchAll(HIDDEN)]
  return found.map(({ 0: part, index }) => [index, index + part.length])
}
