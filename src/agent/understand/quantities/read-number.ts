import {
  multiply,
  type NumberPart,
  readFraction,
  readTensAndOnes,
  readWords,
} from '#agent/understand/quantities/number-words.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** One number at a place: "1,500", "1.5k", "twenty five", "a hundred and ten", "two and a half", "a third", "3/4". */
export function readNumber(tokens: readonly Token[], at: number): NumberPart | null {
  const whole =
    readHalfDozen(tokens, at) ??
    readDigits(tokens, at) ??
    readWords(tokens, at) ??
    readFraction(tokens, at)
  if (whole === null || whole.isFraction) return whole
  return withHalf(tokens, readSpokenPrice(tokens, whole, at))
}

function readHalfDozen(tokens: readonly Token[], at: number): NumberPart | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  return norm(at) === 'half' && norm(at + 1) === 'a' && norm(at + 2) === 'dozen'
    ? { value: 6, to: at + 3 }
    : null
}

/** "twenty-two fifty an hour" is 22.50. */
function readSpokenPrice(tokens: readonly Token[], whole: NumberPart, at: number): NumberPart {
  const isWord = tokens[at]?.kind === 'word' && whole.value >= 7 && whole.value < 100
  const cents = isWord ? readTensAndOnes(tokens, whole.to) : null
  if (cents === null || cents.value < 10) return whole
  const next = tokens[cents.to]?.norm
  const isPrice =
    next === undefined || ['an', 'per', 'hourly', 'dollars', ',', '.', '/'].includes(next)
  return isPrice ? { value: whole.value + cents.value / 100, to: cents.to } : whole
}

/** "two and a half", "1 1/2". */
function withHalf(tokens: readonly Token[], whole: NumberPart): NumberPart {
  const next = tokens[whole.to]
  if (next?.norm === 'and') {
    const fraction = readFraction(tokens, whole.to + 1)
    if (fraction !== null && tokens[fraction.to]?.norm !== 'of')
      return { value: whole.value + fraction.value, to: fraction.to }
  }
  const fraction = readDigits(tokens, whole.to)
  if (fraction?.isFraction && Number.isInteger(whole.value))
    return { value: whole.value + fraction.value, to: fraction.to }
  return whole
}

const GROUPS = /^\d{1,3}(?:[.,]\d{3})+$/

/** Thousands are grouped with commas or, as in most of Europe, points; a decimal comma is read too. */
function parseDigits(written: string): number {
  if (GROUPS.test(written)) return Number(written.replaceAll(/[.,]/g, ''))
  const commas = written.split(',').length - 1
  if (commas === 1 && !written.includes('.')) return Number(written.replace(',', '.'))
  return Number(written.replaceAll(',', ''))
}

function readDigits(tokens: readonly Token[], at: number): NumberPart | null {
  const token = tokens[at]
  if (token?.kind !== 'number') return null
  if (token.norm.includes('/')) {
    const [top, bottom] = token.norm.split('/').map(Number)
    return { value: (top ?? 0) / (bottom ?? 1), to: at + 1, isFraction: true }
  }
  const value = parseDigits(token.norm)
  if (!Number.isFinite(value)) return null
  const [slash, under] = [tokens[at + 1], tokens[at + 2]]
  const isFraction =
    slash?.norm === '/' && under?.kind === 'number' && slash.isGlued && under.isGlued && value < 10
  if (isFraction && tokens[at + 3]?.norm !== '/') {
    const bottom = parseDigits(under.norm)
    if (bottom > value && bottom <= 12)
      return { value: value / bottom, to: at + 3, isFraction: true }
  }
  return multiply(tokens, { value, to: at + 1 })
}
