import type { Span } from '#agent/understand/act.ts'

const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff'
/** Letters or digits that have something invisible between them. */
const INTERRUPTED = new RegExp(
  `[\\p{L}\\p{N}][${INVISIBLE}]+[\\p{L}\\p{N}]|[\\p{L}\\p{N}][${INVISIBLE}]{2,}`,
  'u',
)
/** Characters of the block that spells text nobody sees. */
const TAG_CHARACTERS = /[\u{e0000}-\u{e01ef}]+/gu
/** From a change of the writing direction to its end. */
const TURNED = /[\u202a-\u202e\u2066-\u2069][^\n]*?(?:[\u202c\u2069]|$)/gm
const PERCENT_CODE = /%[0-9a-f]{2}/gi
const PERCENT_CODES_MIN = 3
const BASE64 = /^[A-Za-z0-9+/_-]{20,}={0,2}$/
const HEX = /^[^\w]?(?:0x[0-9a-f]+|(?=\w*\d)(?=\w*[a-f])[0-9a-f]{8,})[^\w]?$/i
const MORSE = /(?:(?<!\S)[.\-/]{1,6}\s+){4,}[.\-/]{0,6}/g
const TOKEN = /\S+/g
/** "1nstruct10ns", "rul35": a digit between letters, or two digits at the end of one. */
const DIGITS_FOR_LETTERS =
  /^[^\w]*(?:[a-z]*\d[a-z]+\d?[a-z]*|[a-z]+\d+[a-z]+\w*|[a-z]+[013457]{1,2})[^\w]*$/i
/** "40h", "25k", "3x", "2nd", "q3", "h2": usual ways of writing. */
const USUAL =
  /^[^\w]*(?:\$?\d[\d.,]*(?:k|m|mm|h|hr|hrs|hours?|mins?|x|st|nd|rd|th|am|pm|ish|d|w|wk|wks|ppl|usd|pct|s|b2b)|[qhpw]\d)[^\w]*$/i
const DISGUISED_WORDS_MIN = 3
/** Letters and digits in boxes and circles, and those of formulas. */
const DRAWN_LETTERS = /[\u{1f110}-\u{1f189}\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u2460-\u249b]|\u20e3/gu
const DRAWN_LETTERS_MIN = 2
/** Pictures used as words, with figures between them. */
const PICTURES = /(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*\s?)+/gu
/** "👍 100 💯" */
const FIGURE_BETWEEN_PICTURES =
  /\p{Extended_Pictographic}\ufe0f?\s?\$?\d[\d.,]*\s?\p{Extended_Pictographic}|\p{Extended_Pictographic}[^\p{L}\d]{0,6}x ?\d/u
const PICTURES_MIN = 3
const WORDS_PER_PICTURE = 2

/** Letters of another alphabet within Latin words. */
const MIXED_WORD = /\p{Script=Latin}[\u0370-\u052f]|[\u0370-\u052f]\p{Script=Latin}/gu
const MIXED_WORDS_MIN = 2

function isDrawn(text: string): boolean {
  if ((text.match(MIXED_WORD)?.length ?? 0) >= MIXED_WORDS_MIN) return true
  if ((text.match(DRAWN_LETTERS)?.length ?? 0) >= DRAWN_LETTERS_MIN) return true
  if (FIGURE_BETWEEN_PICTURES.test(text)) return true
  const pictures = text.match(PICTURES)?.length ?? 0
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return pictures >= PICTURES_MIN && words <= pictures * WORDS_PER_PICTURE && /\d/.test(text)
}

function isEncoded(token: string): boolean {
  if ((token.match(PERCENT_CODE)?.length ?? 0) >= PERCENT_CODES_MIN) return true
  if (HEX.test(token) || INTERRUPTED.test(token)) return true
  return BASE64.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token) && /[\d=]/.test(token)
}

/** Words whose letters are replaced by digits, when there are several: the whole message is in disguise. */
function isDisguised(text: string): boolean {
  const words = text.match(TOKEN) ?? []
  const odd = words.filter((word) => DIGITS_FOR_LETTERS.test(word) && !USUAL.test(word))
  return odd.length >= DISGUISED_WORDS_MIN && odd.length * 3 >= words.length
}

/** Text that is hidden or encoded: invisible, turned around, in base64, hex, percent codes or Morse. */
export function findEncodedText(text: string): Span[] {
  if (isDisguised(text) || isDrawn(text)) return [[0, text.length]]
  const tokens = [...text.matchAll(TOKEN)].filter((token) => isEncoded(token[0]))
  const patterns = [TAG_CHARACTERS, TURNED, MORSE].flatMap((pattern) => [...text.matchAll(pattern)])
  return [...tokens, ...patterns].map((match) => [match.index, match.index + match[0].length])
}
