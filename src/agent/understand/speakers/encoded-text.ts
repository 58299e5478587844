import type { Span } from '#agent/understand/act.ts'

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
const HEX = /^\W?(?:0x[0-9a-f]+|(?=\w*\d)(?=\w*[a-f])[0-9a-f]{8,})\W?$/i
/** "1nstruct10ns", "rul35": digits between letters, or for letters at the end. */
const DIGITS_FOR_LETTERS =
  /^\W*(?:[a-z]*\d[a-z]+\d?[a-z]*|[a-z]+\d+[a-z]+\w*|[a-z]+[013457]{1,2})\W*$/i
/** "40h", "25k", "3x", "2nd", "q3", "h2": usual ways of writing. */
const USUAL =
  /^\W*(?:\d[\d.,]*(?:k|mm?|h|hrs?|hours?|mins?|x|st|nd|rd|th|am|pm|ish|d|w|wk|wks|ppl|usd|pct|s|b2b)|[qhpw]\d)\W*$/i
const DISGUISED_WORDS_MIN = 3
/** Letters and digits in boxes and circles, those of formulas, and letters of another alphabet within Latin words. */
const DRAWN =
  /[\u{1f110}-\u{1f189}\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u2460-\u249b]|\u20e3|\p{Script=Latin}[\u0370-\u052f]|[\u0370-\u052f]\p{Script=Latin}/gu
const DRAWN_MIN = 2
/** "👍 100 💯": pictures used as words. */
const PICTURE = /\p{Extended_Pictographic}/gu
const FIGURE_BETWEEN_PICTURES =
  /\p{Extended_Pictographic}\ufe0f?\s?\$?\d[\d.,]*\s?\p{Extended_Pictographic}|\p{Extended_Pictographic}[^\p{L}\d]{0,6}x ?\d/u
const PICTURES_MIN = 3
const WORDS_PER_PICTURE = 2

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function isDrawn(text: string): boolean {
  if (count(text, DRAWN) >= DRAWN_MIN || FIGURE_BETWEEN_PICTURES.test(text)) return true
  const pictures = count(text, PICTURE)
  const words = count(text, /\p{L}{2,}/gu)
  return pictures >= PICTURES_MIN && words <= pictures * WORDS_PER_PICTURE && /\d/.test(text)
}

const isEncoded = (word: string) =>
  PERCENT_CODES.test(word) || HEX.test(word) || INTERRUPTED.test(word) || BASE64.test(word)

/** Words whose letters are replaced by digits, when there are several: the whole message is in disguise. */
function isDisguised(words: readonly string[]): boolean {
  const odd = words.filter((word) => DIGITS_FOR_LETTERS.test(word) && !USUAL.test(word))
  return odd.length >= DISGUISED_WORDS_MIN && odd.length * 3 >= words.length
}

/** Text that is hidden or encoded: invisible, turned around, in base64, hex, percent codes or Morse. */
export function findEncodedText(text: string): Span[] {
  const words = [...text.matchAll(/\S+/g)]
  if (isDisguised(words.map(([word]) => word)) || isDrawn(text)) return [[0, text.length]]
  const found = [...words.filter(([word]) => isEncoded(word)), ...text.matchAll(HIDDEN)]
  return found.map(({ 0: part, index }) => [index, index + part.length])
}
