import { CURRENCY_WORDS, UNKNOWN_CURRENCIES } from '#agent/lexicon/figure-words.ts'
import { NUMBER_WORDS } from '#agent/lexicon/number-words.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const WRITTEN = /\d+(?:[.,' ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?|\p{L}+|\S/gu
const VULGAR: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 0.3333,
  '⅔': 0.6667,
}
const JOINTS = new Set(['y', 'e', 'et', 'und', 'en', 'i', 'and', '-'])
const RANGES = new Set([
  '-',
  'to',
  'a',
  'bis',
  'tot',
  'do',
  'ou',
  'o',
  'or',
  'oder',
  'of',
  'lub',
  'à',
])
const COMPOUND = /^(\p{L}+?)(?:und|en)(\p{L}+)$/u

/** What "1.500" can be: English writes thousands with a comma, and its neighbors with a point or a space. */
function readDigits(written: string, languages: readonly string[]): number[] {
  const isEnglish = languages.every((language) => language === 'en')
  const plain = written.replaceAll(/[' ]/g, '')
  const english = Number(plain.replaceAll(',', ''))
  const other = Number(plain.replaceAll('.', '').replace(',', '.'))
  const values = isEnglish || /^\d+\.\d{1,2}$/.test(plain) ? [english] : [other, english]
  const isSure = isEnglish || /^\d+$/.test(plain) || /[.,]\d{1,2}$/.test(plain)
  return (isSure ? values.slice(0, 1) : values).filter(Number.isFinite)
}

/** "Fünfundzwanzig", "vijfentwintig": a word of two numbers. */
function readWord(word: string, languages: readonly string[]): number | undefined {
  const look = (one: string) =>
    languages.map((language) => NUMBER_WORDS[language]?.[one]).find((value) => value !== undefined)
  const known = look(word)
  const [, first = '', last = ''] = (known === undefined && COMPOUND.exec(word)) || []
  const [unit, tens] = [look(first === 'ein' ? 'eins' : first), look(last)]
  return (
    known ??
    (unit !== undefined && tens !== undefined && unit < 10 && tens >= 20 ? unit + tens : undefined)
  )
}

/** "Thirty-five", "treinta y cinco", "two hundred", "2-3": one number that two make. */
function join(first: number, last: number, isRange: boolean): number[] {
  if (isRange && first < last) return [(first + last) / 2]
  if (first >= 20 && first % 10 === 0 && last < 20 && last >= 1) return [first + last]
  return last >= 100 && first < last ? [first * last] : []
}

/** The numbers that words hold, as digits or spelled in a language that is read. An ambiguous one counts as each. */
export function listNumbers(text: string, languages: readonly string[]): number[] {
  const pieces = foldText(text).match(WRITTEN) ?? []
  const read = pieces.map((piece): number[] => {
    if (/^\d/.test(piece)) return readDigits(piece, languages)
    const value = VULGAR[piece] ?? readWord(piece, languages)
    return value === undefined ? [] : [value]
  })
  return read.flatMap((values, at) => {
    const [next = '', after = ''] = [pieces[at + 1], pieces[at + 2]]
    const isRange = RANGES.has(next)
    const isJoint = JOINTS.has(next) || isRange
    const behind = read[at + 1]?.length ? read[at + 1] : isJoint ? read[at + 2] : undefined
    const joined = values.flatMap((value) =>
      (behind ?? []).flatMap((last) => join(value, last, isRange)),
    )
    const share = next === '%' ? values.map((value) => value / 100) : []
    // "Half a dozen", "three quarters", "2/3".
    const isOver = next === '/' && /^\d+$/.test(after)
    const parts = isOver ? values.map((value) => value / Number(after)) : []
    const [many = 0] = read[at + 2] ?? []
    const some = values.flatMap((value) => (value < 1 && many >= 10 ? [value * many] : []))
    // The nine of "9k" is no number of its own.
    const isMultiplied = !isJoint && joined.some((number) => number >= 100)
    return [...(isMultiplied ? [] : values), ...joined, ...share, ...parts, ...some]
  })
}

/** Words that speak of money: a currency, or what is paid. */
export const namesMoney = (text: string): boolean =>
  /[$€£]|\b(?:pay|paid|pays|costs?|wages?|salary|salaries|rate|budget|spend|make|makes|earn|earns)\b/i.test(
    text,
  ) || tokenize(text).some(({ norm }) => CURRENCY_WORDS[norm] !== undefined)

/** The currency that words name; `null` for one without a rate, and dollars where none is named. */
export function findCurrency(text: string): string | null {
  const norms = tokenize(text).map(({ norm }) => norm)
  if (norms.some((norm) => UNKNOWN_CURRENCIES.has(norm))) return null
  const named = norms.flatMap((norm) => CURRENCY_WORDS[norm] ?? [])
  return named.find((code) => code !== 'USD') ?? 'USD'
}

/** Longer sums than this explain nothing. */
const WORKINGS_MAX_CHARS = 120
const WORKINGS = /^[\d.+\-*/() ]+$/
const PIECES = /\d+(?:\.\d+)?|[-+*/()]/g

export type Workings = { value: number; numbers: readonly number[] }

/** The result of a sum of numbers, + - * / and parentheses, with the numbers in it; null for anything else. */
export function evaluateWorkings(text: string): Workings | null {
  if (text.length > WORKINGS_MAX_CHARS || !WORKINGS.test(text)) return null
  const pieces = text.match(PIECES) ?? []
  if (pieces.join('') !== text.replaceAll(' ', '')) return null
  const numbers: number[] = []
  let at = 0

  function readTerm(): number {
    const piece = pieces[at++] ?? ''
    if (piece === '(') {
      const inner = readSum()
      return pieces[at++] === ')' ? inner : Number.NaN
    }
    const number = /^\d/.test(piece) ? Number(piece) : Number.NaN
    numbers.push(number)
    return number
  }
  function readProduct(): number {
    let product = readTerm()
    while (pieces[at] === '*' || pieces[at] === '/') {
      const isTimes = pieces[at++] === '*'
      const next = readTerm()
      product = isTimes ? product * next : product / next
    }
    return product
  }
  function readSum(): number {
    let sum = readProduct()
    while (pieces[at] === '+' || pieces[at] === '-') {
      const isPlus = pieces[at++] === '+'
      const next = readProduct()
      sum = isPlus ? sum + next : sum - next
    }
    return sum
  }

  const value = readSum()
  return at === pieces.length && Number.isFinite(value) ? { value, numbers } : null
}

/** "7 * 0.5 * 40" as people write it: "7 × 0.5 × 40". */
export const writeWorkings = (text: string): string =>
  text.replaceAll(' ', '').replaceAll(/(?<=[\d)])[-+*/]/g, (sign) => ` ${SIGNS[sign] ?? sign} `)

const SIGNS: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−' }
