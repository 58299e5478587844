import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { NUMBERED_THINGS } from '#agent/lexicon/address-words.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import { writePhone } from '#domain/contact/phone-number.ts'

const LEAST_DIGITS = 7
const MOST_DIGITS = 20
/** Nobody leaves more; every one costs the library about a millisecond. */
const CANDIDATES_MAX = 4
const SIGNS_MAX = 3
const OPENERS = toWordSet('+ (')
const SEPARATORS = toWordSet('( ) . - / +')
const EXTENSIONS = toWordSet('x ext extension')
const SAID_DIGITS = toTable<string>({
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
})

/**
 * Phone numbers, as E.164. Numbers without a country code are read as North American; one that begins with a zero, which
 * none there does, as of the country of the website, or else as British.
 */
export function findPhones({ text, tokens }: Message, website: unknown = null): Finding[] {
  return listCandidates(tokens)
    .filter(({ from }) => !isOfThing(tokens, from))
    .slice(0, CANDIDATES_MAX)
    .flatMap(({ from, to }) => {
      const start = tokens[from]?.start ?? 0
      const written = text.slice(start, tokens[to - 1]?.end)
      const dialed = dial(tokens, { from, to }, written)
      if (dialed !== null) return readDialed(dialed, [start, start + written.length])
      const country = written.startsWith('0') ? findCountry(website) : 'US'
      const found = findPhoneNumbersInText(written, country).map(
        ({ number, startsAt, endsAt }): Finding => ({
          slot: 'phone',
          value: writePhone(number),
          span: [start + startsAt, start + endsAt],
        }),
      )
      // The library does not know every range: a number with a leading zero and the right length is one.
      return found.length > 0 || !NATIONAL.test(written)
        ? found
        : readDialed(written, [start, start + written.length], country)
    })
}

const NATIONAL = /^0\d{2,4}[ -]?\d{3,4}[ -]?\d{3,4}$/

/** "stalmet.pl": Poland. */
function findCountry(website: unknown): CountryCode {
  const ending = String(website).split('.').at(-1)?.toUpperCase() ?? ''
  return isSupportedCountry(ending) ? ending : 'GB'
}

/** "00 44 20 …" and "+44 …" with a country code, and digits said as words: null for what is to be searched instead. */
function dial(tokens: readonly Token[], { from, to }: Range, written: string): string | null {
  if (written.startsWith('+')) return written
  if (written.startsWith('00')) return `+${written.slice(2)}`
  const run = tokens.slice(from, to)
  if (!run.some(({ norm }) => norm in SAID_DIGITS)) return null
  return run.map(({ norm }) => SAID_DIGITS[norm] ?? norm.replaceAll(/\D/g, '')).join('')
}

/** A number that is told with its country or digit by digit is believed as soon as it can be one. */
function readDialed(dialed: string, span: Span, country: CountryCode = 'US'): Finding[] {
  const number = parsePhoneNumberFromString(dialed, country)
  return number?.isPossible() === true ? [{ slot: 'phone', value: writePhone(number), span }] : []
}

/** Digits of a token; a word is one. */
const countDigits = ({ kind, norm }: Token) => {
  if (kind === 'number') return norm.includes(',') ? 0 : norm.replaceAll(/\D/g, '').length
  return norm in SAID_DIGITS ? 1 : 0
}

/** Runs of numbers with the usual signs between, of seven to twenty digits. */
function listCandidates(tokens: readonly Token[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = takeDigits(tokens, at)
    if (run.digits >= LEAST_DIGITS && run.digits <= MOST_DIGITS)
      found.push({ from: at, to: run.to })
    at = Math.max(at + 1, run.to)
  }
  return found
}

function takeDigits(tokens: readonly Token[], from: number): { to: number; digits: number } {
  let [to, digits, signs] = [from, 0, 0]
  for (let at = from; at < tokens.length && signs <= SIGNS_MAX; at += 1) {
    const token = tokens[at] as Token
    const more = countDigits(token)
    const isSign =
      SEPARATORS.has(token.norm) || (EXTENSIONS.has(token.norm) && digits >= LEAST_DIGITS)
    const isSaidPause = token.norm === ',' && (tokens[at - 1]?.norm ?? '') in SAID_DIGITS
    if (more > 0) [digits, signs, to] = [digits + more, 0, at + 1]
    else if (at === from ? OPENERS.has(token.norm) : isSign || isSaidPause) signs += 1
    else break
  }
  return { to, digits }
}

/** "Order number 4159281733" */
function isOfThing(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 3), from).some(({ norm }) => NUMBERED_THINGS.has(norm))
}
