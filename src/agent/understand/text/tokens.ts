import { CONTRACTIONS } from '#agent/lexicon/contractions.ts'
import { toTable } from '#agent/lexicon/word-set.ts'
import { site } from '#content/site.ts'

/**
 * One word, number, or sign of a message. `norm` is what every reader compares: lower case, plain quotes, no accents,
 * contractions split ("don't" is "do" and "not"). `start` and `end` are positions in the message as written.
 */
export type Token = {
  norm: string
  kind: 'word' | 'number' | 'sign' | 'break'
  start: number
  end: number
  /** Written with a capital letter. */
  isCapital: boolean
  /** No space stands before it: "30min", "5%". */
  isGlued: boolean
}

/** A visitor's message has at most 2,000 characters (spec of the API); what is beyond is not read. */
const READ_MAX_CHARS = 4_000
/** Prose of 2,000 characters has some 450 tokens. A message of signs has more, and its rest is not read. */
const TOKENS_MAX = 450
const SPACE = /\s/u
const LETTER = /[\p{L}\p{M}]/u
/** Text of these characters is folded by its case alone. */
const PLAIN = /^[ -_a-~]*$/
const DIGIT = /\d/
const FOLDED = toTable<string>({
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '×': 'x',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
})

/** Cuts a message into tokens in one pass. Takes time in proportion to its length. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  const end = Math.min(text.length, READ_MAX_CHARS)
  let at = 0
  let isInParentheses = false
  while (at < end && tokens.length < TOKENS_MAX) {
    const point = isInParentheses ? null : readPoint(text, at)
    const next = point ?? readToken(text, at, end)
    if (point === null && /[()]/.test(text.charAt(at))) isInParentheses = text.charAt(at) === '('
    if (next !== null) {
      const isGlued = at > 0 && tokens.length > 0 && tokens.at(-1)?.end === at
      pushToken(tokens, text, { ...next, isGlued })
      at = next.end
    } else at += 1
  }
  return tokens
}

type Found = Pick<Token, 'kind' | 'start' | 'end'>

function readToken(text: string, start: number, end: number): Found | null {
  const character = text.charAt(start)
  if (character === '\n') return { kind: 'break', start, end: start + 1 }
  if (character === BLANK) return { kind: 'break', start, end: endOfBlank(text, start, end) }
  if (SPACE.test(character)) return null
  if (DIGIT.test(character)) return { kind: 'number', start, end: endOf(NUMBER, text, start, end) }
  if (LETTER.test(character)) return { kind: 'word', start, end: endOf(WORD, text, start, end) }
  const length = text.codePointAt(start) !== text.charCodeAt(start) ? 2 : 1
  return { kind: 'sign', start, end: start + length }
}

const POINT = /(?<=^|\s)\d{1,2}\)(?=\s+\S)/y

/** "1) we are 12 people 2) …": the number of a point is no figure, and begins a sentence. */
function readPoint(text: string, at: number): Found | null {
  POINT.lastIndex = at
  return POINT.test(text) ? { kind: 'break', start: at, end: POINT.lastIndex } : null
}

/** Stands for every character of what was read before, such as an address, or is not the visitor's own. */
const BLANK = '\ue000'

function endOfBlank(text: string, start: number, end: number): number {
  let at = start + 1
  while (at < end && text.charAt(at) === BLANK) at += 1
  return at
}

/** Digits with separators inside: "1,500", "2.5", "1.000". A separator at the end belongs to the sentence. */
const NUMBER = /\d+(?:[,.]\d+)*/y
/** Letters with apostrophes inside; a hyphen ends a word, so that "full-time" and "full time" read alike. */
const WORD = /[\p{L}\p{M}]+(?:['‘’ʼ`´][\p{L}\p{M}]+)*/uy

function endOf(part: RegExp, text: string, start: number, end: number): number {
  part.lastIndex = start
  return part.test(text) ? Math.min(part.lastIndex, end) : start + 1
}

function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const plain = FOLDED[text]
  if (plain !== undefined) return plain
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function pushToken(tokens: Token[], text: string, found: Found & { isGlued: boolean }): void {
  if (text.charAt(found.start) === BLANK) {
    tokens.push({ ...found, norm: BLANK, isCapital: false })
    return
  }
  const written = text.slice(found.start, found.end)
  const norm = PLAIN.test(written) ? written.toLowerCase() : [...written].map(fold).join('')
  const isCapital = found.kind === 'word' && written.charAt(0) !== written.charAt(0).toLowerCase()
  const isFraction = found.kind === 'sign' && norm.includes('/') && norm.length > 1
  if (isFraction) tokens.push({ ...found, kind: 'number', norm, isCapital })
  else if (found.kind === 'word') pushWord(tokens, { ...found, norm, isCapital })
  else tokens.push({ ...found, norm, isCapital })
}

/**
 * The one word that word lists and learned readers know the firm by, whatever it is called: they were trained on it,
 * and visitors never read it.
 */
const OUR_WORD = 'loopwright'
const nameOurs = (token: Token): Token =>
  token.norm === site.spokenName ? { ...token, norm: OUR_WORD } : token

const ENDINGS = ["'re", "'ve", "'ll", "'d", "'m", "'s"]
const EXPANDED = toTable<string>({
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'m": 'am',
})

/** Splits contractions. Both halves keep positions in the message; what was left out gets an empty span. */
function pushWord(tokens: Token[], token: Token): void {
  const split = CONTRACTIONS[token.norm]
  if (split !== undefined) {
    pushParts(tokens, token, split)
    return
  }
  if (token.norm.endsWith("n't")) {
    pushParts(tokens, token, [token.norm.slice(0, -3), 'not'])
    return
  }
  const ending = ENDINGS.find((one) => token.norm.endsWith(one) && token.norm.length > one.length)
  if (ending === undefined) tokens.push(nameOurs(token))
  else pushParts(tokens, token, [token.norm.slice(0, -ending.length), EXPANDED[ending] ?? ending])
}

function pushParts(tokens: Token[], token: Token, parts: readonly string[]): void {
  let start = token.start
  for (const [index, norm] of parts.entries()) {
    const isLast = index === parts.length - 1
    const end = isLast ? token.end : Math.min(token.end, start + norm.length)
    const isCapital = token.isCapital && index === 0
    const isGlued = index > 0 || token.isGlued
    tokens.push(nameOurs({ ...token, norm, start, end, isCapital, isGlued }))
    start = end
  }
}
