import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A dot said as a word or in brackets, a dot with spaces around it, and a sign said as a word. */
export const SAID_DOT = '\ue001'
export const SPACED_DOT = '\ue002'

/**
 * A message in lower case with the signs of addresses that people spell ("maya (at) acme dot com"). One space stands
 * between words. `places[i]` is where character `i` stands in the message, with one more for the end.
 */
export type SpelledText = { plain: string; places: readonly number[] }

const SAID_SIGNS = toTable<string>({
  dot: SAID_DOT,
  underscore: '_',
  hyphen: '-',
  dash: '-',
  minus: '-',
  plus: '+',
})
const BRACKETED = toTable<string>({ at: '@', '@': '@', dot: SAID_DOT, '.': SAID_DOT })
const OPEN = toWordSet('( [ {')
const CLOSE = toWordSet(') ] }')
const BLANK = '\ue000'

export function spellText({ text, tokens }: Message): SpelledText {
  let plain = ''
  const places: number[] = []
  const add = (written: string, start: number) => {
    for (let at = 0; at < written.length; at += 1) places.push(start + at)
    plain += written
  }
  const addSign = (sign: string, { start }: Token) => {
    if (plain.endsWith(' ')) {
      plain = plain.slice(0, -1)
      places.pop()
    }
    add(sign, start)
  }
  let isJoined = true
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    const bracketed = readBracketed(tokens, at)
    const sign = bracketed ?? readSaidSign(tokens, at)
    if (bracketed !== null) at += 2
    if (sign !== null) addSign(sign, token)
    else {
      if (!(token.isGlued || isJoined)) add(' ', token.start - 1)
      add(writeToken(text, token), token.start)
    }
    isJoined = sign !== null
  }
  return { plain, places: [...places, tokens.at(-1)?.end ?? 0] }
}

function writeToken(text: string, { kind, start, end }: Token): string {
  if (kind !== 'break') return lower(text.slice(start, end))
  return text.charAt(start) === '\n' ? '\n' : BLANK
}

/** Some letters are longer in lower case; those keep their own. */
function lower(written: string): string {
  const small = written.toLowerCase()
  return small.length === written.length ? small : written
}

function readBracketed(tokens: readonly Token[], at: number): string | null {
  const isBracketed = OPEN.has(tokens[at]?.norm ?? '') && CLOSE.has(tokens[at + 2]?.norm ?? '')
  return isBracketed ? (BRACKETED[tokens[at + 1]?.norm ?? ''] ?? null) : null
}

/** "acme dot com", "j underscore ruiz", "acme . com": a sign said between two words of one line. */
function readSaidSign(tokens: readonly Token[], at: number): string | null {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!(isPiece(before) && isPiece(behind)) || token === undefined) return null
  if (token.norm === '.' && !token.isGlued && behind?.isGlued === false && !behind.isCapital)
    return SPACED_DOT
  return SAID_SIGNS[token.norm] ?? null
}

const isPiece = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number'

/** The message's own span of a match in the spelled text. */
export function toSpan(
  { places }: SpelledText,
  [start, end]: readonly [number, number],
): readonly [number, number] {
  return [places[start] ?? 0, (places[end - 1] ?? 0) + 1]
}

/** Dots as they are written. */
export const joinDots = (host: string): string =>
  host.replaceAll(SAID_DOT, '.').replaceAll(SPACED_DOT, '.').replaceAll(' ', '')
