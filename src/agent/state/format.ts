import { currencyNames, isCurrency, usdPerUnit } from '#content/facts/exchange-rates.ts'
import type { OriginalMoney } from '#domain/fact.ts'

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const TENTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const HUNDREDTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "45", "23.75", "1,200"; a computed value with more than two decimals is shown to one: "55.4". */
export function formatNumber(value: number): string {
  const isTyped = Number.isInteger(Number((value * 100).toPrecision(12)))
  return (isTyped ? HUNDREDTHS : TENTHS).format(value)
}

/** A computed number, to one decimal: "23.9". */
export function formatComputed(value: number): string {
  return TENTHS.format(value)
}

/** "$32", "$31.25", "$74,880". */
export function formatDollars(value: number): string {
  return `$${Number.isInteger(value) ? WHOLE.format(value) : CENTS.format(value)}`
}

export function formatCents(cents: number): string {
  return `$${WHOLE.format(Math.round(cents / 100))}`
}

/** "NetSuite, Slack, and Excel". */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')}${items.length > 2 ? ',' : ''} and ${last}`
}

/** A list whose items may hold an "and" of their own: "$30 an hour, Xero and Excel, and 3% errors". */
export function formatPhrases(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2 || !items.some((item) => item.includes(' and '))) return formatList(items)
  return `${items.slice(0, -1).join(', ')}, and ${last}`
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "10 hours each" and "2 hours a day for each" end in the same word that is said here. */
export function sayHoursEach(quote: string): string {
  const amount = quote
    .replace(/(?:,? ?\b(?:for|of))?,? ?\b(?:each|apiece|per person)\b.*$/i, '')
    .trim()
  return `So ${amount} for each person.`
}

/** "34 euro", "42,000 pounds". */
export function formatMoney(amount: number, currency: string): string {
  return `${formatNumber(amount)} ${isCurrency(currency) ? currencyNames[currency] : currency}`
}

/** With the sign of its currency: "£13.50", "€38", "CA$35". */
export function formatPrice(amount: number, currency: string): string {
  if (!isCurrency(currency)) return formatMoney(amount, currency)
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const style = { style: 'currency', currency, minimumFractionDigits } as const
  return new Intl.NumberFormat('en-US', style).format(amount)
}

/** The rate that an amount was converted at: "at 1.08". */
export function sayExchangeRate(currency: string): string {
  return isCurrency(currency) ? `at ${usdPerUnit[currency]}` : ''
}

type Told = { low: number; high: number; value: number; original: OriginalMoney | null }

/** An amount as it was told: "34 euro", of a range both ends: "30 to 40 euro". */
export function sayTold({ low, high, value, original }: Told, currency: string): string {
  const amount = original?.amount ?? value
  if (low === high || value === 0) return formatMoney(amount, currency)
  const end = (usd: number) => Math.round((usd / value) * amount * 100) / 100
  return `${formatNumber(end(low))} to ${formatMoney(end(high), currency)}`
}

/** A phone number as it is written: one of the US or Canada as (216) 555-0148, another with its country's code. */
export const sayPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
