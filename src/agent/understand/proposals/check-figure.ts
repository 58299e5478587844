import { isPlausible } from '#agent/understand/judge/plausibility.ts'
import type { InformAct, ReadFact, Span } from '#agent/understand/message/act.ts'
import {
  type Claims,
  locateQuote,
  type Weight,
  weighWords,
} from '#agent/understand/proposals/claims.ts'
import {
  evaluateWorkings,
  findCurrency,
  listNumbers,
  namesMoney,
  writeWorkings,
} from '#agent/understand/proposals/workings.ts'
import { isCurrency, usdPerUnit } from '#content/facts/exchange-rates.ts'
import type { OriginalMoney, Slot } from '#domain/fact.ts'
import { toExact } from '#domain/to-exact.ts'

/** Days of a working week and of all of it, hours of a day and a week, weeks, months, minutes, percent, weeks of a month. */
const CONSTANTS: readonly number[] = [5, 7, 8, 40, 52, 12, 60, 100, 4.33]
const MONEY: readonly Slot[] = ['hourly_rate', 'budget']
const QUOTE_MAX_CHARS = 200
/** Of a result that is stated as a round figure, or converted at another day's rate. */
const ROUNDED = 0.02
/** A third is 0.33 or 0.3333. */
const SAME = 0.011

/** "7" for 6.93, but not "140" for 138. */
function isRoundedTo(value: number, sum: number): boolean {
  const decimals = String(value).split('.')[1]?.length ?? 0
  const isClose = Math.abs(value - sum) <= 0.5 * 10 ** -decimals + 1e-9
  return isClose && isNear(value, sum, ROUNDED * 2)
}

const isNear = (one: number, other: number, share: number) =>
  Math.abs(one - other) <= Math.max(share * Math.abs(other), 1e-9)

/** A value of a figure that its quotes bear out. */
export type CheckedFigure = Pick<InformAct, 'quote' | 'span'> & {
  slot: Slot
  value: number
  workings: string
  weight: Weight
  original?: OriginalMoney
}

/** A quote of this message, and what it is worth; `null` for words of an earlier one. */
type Place = { words: string; span: Span | null; weight: Weight }

/** Where each quote stands: in the message, else in what the visitor wrote before. Null where one stands nowhere, or is not told. */
function placeQuotes(
  claims: Claims,
  quotes: readonly string[],
  openEarlier: () => readonly Claims[],
): Place[] | null {
  const places: Place[] = []
  for (const quote of quotes) {
    const here = locateQuote(claims, quote)
    if (here !== null) {
      const weight = weighWords(claims, here)
      places.push({ words: claims.text.slice(...here), span: here, weight })
      continue
    }
    const found = openEarlier().flatMap((earlier): Place[] => {
      const span = locateQuote(earlier, quote)
      if (span === null) return []
      return [{ words: earlier.text.slice(...span), span: null, weight: weighWords(earlier, span) }]
    })
    const [place] = found
    if (place === undefined) return null
    places.push(place)
  }
  return places.some(({ weight }) => weight === 'not_told') ? null : places
}

/** What the quotes come to: the figure itself, or the sum of theirs; null where they do not give it. */
function readResult(
  { value, workings, certainty }: ReadFact,
  numbers: readonly number[],
  rate: number,
): number | null {
  if (typeof value !== 'number') return null
  const isQuoted = (one: number) => numbers.some((number) => isNear(one, number, SAME))
  if (workings === null) {
    const said = numbers.find((number) => isNear(number, value, 1e-6))
    const converted = numbers.find((number) => rate !== 1 && isNear(number * rate, value, ROUNDED))
    return certainty === 'said' ? (said ?? converted ?? null) : null
  }
  const sum = evaluateWorkings(workings)
  if (sum === null || !sum.numbers.some(isQuoted)) return null
  const isGrounded = sum.numbers.every((one) => isQuoted(one) || CONSTANTS.includes(one))
  const isConverted = rate !== 1 && isNear(sum.value * rate, value, ROUNDED)
  if (!isGrounded || !(isConverted || isRoundedTo(value, sum.value))) return null
  return rate === 1 ? value : sum.value
}

function quoteAll(claims: Claims, spans: readonly Span[]): Pick<InformAct, 'quote' | 'span'> {
  const hull: Span = [
    Math.min(...spans.map(([start]) => start)),
    Math.max(...spans.map(([, end]) => end)),
  ]
  const [first = hull] = spans
  const span = hull[1] - hull[0] <= QUOTE_MAX_CHARS ? hull : first
  return { quote: claims.text.slice(...span), span }
}

type Around = { openEarlier: () => readonly Claims[]; teamSize: number | null; isAsked: boolean }

/** Checks a figure: its quotes are the visitor's own words, they give the value, and it can be. Null where one fails. */
export function checkFigure(
  claims: Claims,
  fact: ReadFact,
  { openEarlier, teamSize, isAsked }: Around,
): CheckedFigure | null {
  const { slot } = fact
  const places = placeQuotes(claims, fact.quotes, openEarlier) ?? []
  const spans = listSpans(places)
  if (spans.length === 0) return null
  const all = places.map(({ words }) => words).join('\n')
  if (!addsUp(fact, claims.text, isAsked || namesMoney(all))) return null
  const currency = MONEY.includes(slot) ? findCurrency(all) : 'USD'
  if (currency === null) return null
  const rate = isCurrency(currency) ? usdPerUnit[currency] : 1
  const numbers = places.flatMap(({ words }) => listNumbers(words, claims.languages))
  const result = readResult(fact, numbers, rate)
  if (result === null) return null
  const value = convert(result, rate)
  if (!isPlausible(slot, value, slot === 'manual_hours' ? teamSize : null)) return null
  const isPlain = isPlainlySaid(fact) && places.every(isPlainHere)
  return {
    ...quoteAll(claims, spans),
    slot,
    value,
    workings: writeWorkings(fact.workings ?? ''),
    weight: isPlain ? 'plain' : 'doubtful',
    ...(rate !== 1 && { original: { amount: result, currency } }),
  }
}

const UNIT = String.raw`\s*(?:a week |weekly )?(?:of (?:us|my|our) )?(?:(hours?|hrs?|h)|(minutes?|mins?)|(people|persons?|staff|clerks?|of us))\b`

/** "55 hours" and "14 people" add up to nothing, and "3 editors" and "15 hours" to no $18. */
function addsUp({ slot, workings }: ReadFact, words: string, isOfMoney: boolean): boolean {
  if (workings === null) return true
  if (MONEY.includes(slot) && !isOfMoney) return false
  if (!/[+-]/.test(workings) || /[*/]/.test(workings)) return true
  const kinds = (workings.match(/[\d.]+/g) ?? []).flatMap((number) => {
    const found = new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}${UNIT}`, 'i').exec(words)
    return found === null ? [] : [found.slice(1).findIndex((unit) => unit !== undefined)]
  })
  return new Set(kinds).size < 2
}

const listSpans = (places: readonly Place[]) =>
  places.flatMap(({ span }) => (span === null ? [] : [span]))
const convert = (amount: number, rate: number) =>
  toExact(rate === 1 ? amount : Math.round(amount * rate * 100) / 100)
const isPlainHere = ({ weight, span }: Place) => weight === 'plain' && span !== null
const isPlainlySaid = ({ certainty, workings }: ReadFact) =>
  certainty === 'said' && workings === null
