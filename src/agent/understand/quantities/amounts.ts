import {
  CURRENCY_COUNTRIES,
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  DOLLAR_LETTERS,
  PERIOD_OPENERS,
  RUPEE_MAGNITUDES,
  UNKNOWN_CODES,
  UNKNOWN_CURRENCIES,
  WEIGHED,
} from '#agent/lexicon/figure-words.ts'
import {
  PERIOD_ADVERBS,
  TIME_UNITS,
  WEEK_HOURS,
  WORKDAY_HOURS,
  YEAR_WEEKS,
} from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import {
  exactly,
  type Figures,
  findKnown,
  isAsked,
  type Span,
  scale,
} from '#agent/understand/quantities/derivation.ts'
import {
  create,
  type Mention,
  NO_PER,
  type Original,
} from '#agent/understand/quantities/mention.ts'
import { type NumberFound, readRange } from '#agent/understand/quantities/numbers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import { isCurrency, usdPerUnit } from '#content/facts/exchange-rates.ts'

export type Amount = { mention: Mention; index: number; isBare: boolean }

const AMOUNTS_MAX = 8
const BARE_MAX = 5_000

/** What can be an amount of time: hours, a share of a week, a full-time job, or a number without a unit. */
export function listAmounts(figures: Figures): Amount[] {
  const hasBare = isAsked(figures, 'manual_hours') || findKnown(figures, 'manual_hours') !== null
  const isTimed =
    figures.mentions.some(({ kind }) => kind === 'time') ||
    figures.tokens.some(({ norm }) => TIME_UNITS[norm] === 1)
  return figures.mentions
    .flatMap((mention, index) => {
      if (AMOUNT_KINDS.has(mention.kind))
        return isDeadline(figures, mention) ? [] : [{ mention, index, isBare: false }]
      const isBare =
        mention.kind === 'count' && mention.value <= BARE_MAX && mayBeHours(figures, mention)
      const isFullTime = mention.kind === 'count' && mention.unit === 'full time'
      return isFullTime || (isBare && (hasBare || isTimed)) ? [{ mention, index, isBare }] : []
    })
    .slice(0, AMOUNTS_MAX)
}

const AMOUNT_KINDS: ReadonlySet<string> = new Set(['time', 'fraction', 'percent', 'schedule'])

const CALENDAR_UNITS = toWordSet(
  'week weeks wk wks month months quarter quarters year years yr yrs',
)

/** A number without a unit, but not "three months" or "27 an hour". */
function mayBeHours({ tokens }: Figures, { noun, nounClass, per, to }: Mention): boolean {
  const isUnitless = noun === null || nounClass === 'item'
  return isUnitless && per.week !== WEEK_HOURS && !CALENDAR_UNITS.has(tokens[to]?.norm ?? '')
}

const DEADLINE_WORDS = toWordSet('in within after before by until')

/** "in 1-2 weeks", "within two weeks": when it is wanted, not how long it takes. */
function isDeadline({ tokens }: Figures, { unit, from, per }: Mention): boolean {
  const isBefore = DEADLINE_WORDS.has(tokens[from - 1]?.norm ?? '')
  return isBefore && per.week === null && CALENDAR_UNITS.has(unit ?? '')
}

export function toHours(tokens: Figures['tokens'], { mention, isBare }: Amount): Span {
  const { kind, unit } = mention
  if (kind === 'schedule') return exactly(readOccasion(tokens, mention))
  const isWeeks = kind === 'fraction' || (unit === 'full time' && !isBare)
  return isWeeks ? scale(mention, exactly(WEEK_HOURS)) : mention
}

/** "Tuesday and Thursday mornings", "every afternoon": how long one of them is; a day where nothing else is said. */
function readOccasion(tokens: Figures['tokens'], { from, to }: Mention): number {
  const units = tokens.slice(from, to + 1).flatMap(({ norm }) => PARTS_OF_DAY[norm] ?? [])
  return units[0] ?? WORKDAY_HOURS
}

const PARTS_OF_DAY = toTable<number>({
  morning: 4,
  mornings: 4,
  afternoon: 4,
  afternoons: 4,
  evening: 3,
  evenings: 3,
  night: 8,
  nights: 8,
})

/** A currency by its code, or by its name where there is no rate, and the token after it. */
type CurrencyFound = { currency: string; to: number }

/** "$32", "32 dollars", "US$1.5k", "34 euro", "R$ 4.500", "3.6 lakhs". "25 an hour" has no currency: its role tells. */
export function readMoney(tokens: readonly Token[], at: number): Mention | null {
  const sign = readSign(tokens, at)
  const start = sign?.to ?? at
  const found = readRange(tokens, start)
  if (found === null || found.isFraction) return null
  const number = joinThousands(tokens, found)
  const magnitude = RUPEE_MAGNITUDES[tokens[number.to]?.norm ?? ''] ?? null
  const end = magnitude === null ? number.to : number.to + 1
  const after = readCurrency(tokens, end, sign)
  const currency = after?.currency ?? sign?.currency ?? (magnitude === null ? null : 'INR')
  if (currency === null) return null
  const { value, low, high } = scale(number, exactly(magnitude ?? 1))
  const isYearly = tokens[number.to]?.norm === 'lpa'
  return create('money', toUsd(value, currency), [at, after?.to ?? end], {
    low: toUsd(low, currency),
    high: toUsd(high, currency),
    original: toOriginal(value, currency),
    ...(isYearly && { per: { ...NO_PER, week: 1 / YEAR_WEEKS } }),
  })
}

export const toUsd = (amount: number, currency: string): number =>
  isCurrency(currency) ? amount * usdPerUnit[currency] : amount

const toOriginal = (amount: number, currency: string): Original | null =>
  currency === 'USD' ? null : { amount, currency, isUnknown: !isCurrency(currency) }

/** "6 500 zl". */
function joinThousands(tokens: readonly Token[], number: NumberFound): NumberFound {
  const { from, to, value } = number
  const next = tokens[to]
  const isPlain = to === from + 1 && tokens[from]?.kind === 'number' && value >= 1 && value < 1_000
  if (!isPlain || next?.kind !== 'number' || !/^\d{3}$/.test(next.norm)) return number
  const whole = value * 1_000 + Number(next.norm)
  return { ...number, value: whole, low: whole, high: whole, to: to + 1 }
}

/** Before the amount. Letters belong to "$" only when glued to it: "3 of us $2", "a $45 rate". */
function readSign(tokens: readonly Token[], at: number): CurrencyFound | null {
  const norm = tokens[at]?.norm ?? ''
  const next = tokens[at + 1]
  if (next?.norm === '$' && norm in DOLLAR_LETTERS && (next.isGlued || norm === 'us'))
    return { currency: DOLLAR_LETTERS[norm] ?? 'USD', to: at + 2 }
  const isCode = CURRENCY_SIGNS.has(norm) || SIGN_WORDS.has(norm)
  if (!isCode) return null
  const to = next?.norm === '.' && next.isGlued ? at + 2 : at + 1
  // "CAD 2024" is a program's version.
  if (norm === 'cad' && /^(?:19|20)\d\d$/.test(tokens[to]?.norm ?? '')) return null
  return { currency: nameCurrency(norm), to }
}

/** Codes that stand before an amount, beside those of `CURRENCY_SIGNS`. */
const SIGN_WORDS = toWordSet(
  `cad aud nzd sek nok dkk czk rs brl mxn zar jpy sgd aed zł kr ${[...UNKNOWN_CODES].join(' ')}`,
)

const nameCurrency = (norm: string) =>
  CURRENCY_WORDS[norm] ?? (UNKNOWN_CODES.has(norm) ? norm.toUpperCase() : norm)

/** After the amount: "euro", "Swiss francs", and after "$" also "Canadian". */
function readCurrency(
  tokens: readonly Token[],
  at: number,
  sign: CurrencyFound | null,
): CurrencyFound | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isName = (index: number) =>
    norm(index) in CURRENCY_WORDS || UNKNOWN_CURRENCIES.has(norm(index))
  for (const length of [2, 1]) {
    const country = CURRENCY_COUNTRIES[[norm(at), norm(at + 1)].slice(0, length).join(' ')]
    if (country === undefined) continue
    if (isName(at + length)) return { currency: country, to: at + length + 1 }
    if (sign !== null && norm(at) !== 'us') return { currency: country, to: at + length }
  }
  if (!isName(at) || isOtherSense(tokens, at)) return null
  const to = norm(at + 1) === 'sterling' ? at + 2 : at + 1
  return { currency: nameCurrency(norm(at)), to }
}

/** "5 CAD drafters", "20 pound bags", "500 pounds of flour". */
function isOtherSense(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  const next = tokens[at + 1]
  const isBeforeNoun =
    next?.kind === 'word' && !PERIOD_OPENERS.has(next.norm) && !PERIOD_ADVERBS.has(next.norm)
  if (norm === 'cad' || norm === 'pound' || norm === 'crown')
    return isBeforeNoun && next.norm !== 'hourly' && next.norm !== 'sterling'
  if (norm !== 'pounds') return false
  const before = tokens.slice(Math.max(0, at - WEIGHED_REACH), at)
  return next?.norm === 'of' || before.some((token) => WEIGHED.has(token.norm))
}

const WEIGHED_REACH = 5
