import { formatDollars, formatNumber } from '#agent/action/format.ts'
import { toTable } from '#agent/lexicon/word-set.ts'
import type { Factor } from '#agent/understand/quantities/effort.ts'

/** A sum as a visitor reads it: "2 people × 3 hours × 5 days + 4 hours", "400 receipts × 6 minutes ÷ 4.33 weeks". */
export function sayWorkings(parts: readonly (readonly Factor[])[]): string {
  return parts.map(sayProduct).join(' + ')
}

function sayProduct(factors: readonly Factor[]): string {
  const [first] = factors
  const [amount, hours] = factors
  if (amount?.unit === 'dollars' && hours !== undefined)
    return `${formatDollars(amount.value)} ÷ ${formatNumber(hours.value)} hours`
  if (first?.unit === 'of' && factors.length === 2 && factors[1]?.unit !== 'hours')
    return `${formatNumber(first.value)} of ${formatNumber(factors[1]?.value ?? 0)}`
  return factors.map(sayFactor).join('')
}

function sayFactor({ value, unit }: Factor, index: number, all: readonly Factor[]): string {
  const sign = index === 0 || all[index - 1]?.unit === 'of' ? '' : ' × '
  if (unit === 'of') return `${sign}${formatNumber(value * 100)}% of `
  if (unit === 'weeks between') return ` ÷ ${formatNumber(Math.round(value * 100) / 100)} weeks`
  return `${sign}${formatNumber(value)} ${value === 1 ? toSingular(unit) : unit}`
}

const SINGULAR = toTable<string>({
  people: 'person',
  sites: 'site',
  hours: 'hour',
  days: 'day',
  minutes: 'minute',
  items: 'item',
})

const toSingular = (unit: string) => SINGULAR[unit] ?? unit
