import { getScale } from '#agent/perception/number-words.ts'
import { createQuantity, type Quantity } from '#agent/perception/quantity.ts'

const NUMBER =
  /(?<![\p{L}\d_.,/+])(?<!\d:)(us\$ ?|usd ?|eur ?|gbp ?|[$€£] ?)?(\d{1,3}(?:,\d{3})+(?!\d)|\d{1,3}(?: \d{3})? 000(?!\d| \d)|\d+)(\.\d+|,\d{1,2}(?!\d))?/gu
const SCALE = /^(?:\s?(k|mm|mil|million|thousand|grand|billion|dozen|hundred)|(m))(?![\p{L}\d])/u
const PERCENT =
  /^\s?(?:%|p(?:er|re)s?c[ei]?n?t\b|percent\b|per cent\b|perc\b|pct\b|prozent\b|por ciento\b)/u
const CURRENCY_AFTER =
  /^\s?(?:doll?[aeo]rs?\b|usd\b|bucks?\b|euros?\b|eur\b|gbp\b|pounds?\b|[€£$](?!\s?\d))/u
/** What follows a number that counts nothing: ordinals, times of day, dates, ratios such as 24/7. */
const NOT_A_COUNT = /^(?:st\b|nd\b|rd\b|th\b|\/\d|:\d| ?[ap]\.?m\b|\.\d|x\d)/u
const YEAR_BEFORE =
  /(?:\b(?:in|since|by|until|till|year|fy|early|late|mid|of|summer|spring|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|founded|established)[\s-]*)$/u

function isYear(plain: string, digits: string, start: number, end: number): boolean {
  if (!/^(?:19[5-9]\d|20[0-4]\d)$/.test(digits)) return false
  return (
    YEAR_BEFORE.test(plain.slice(Math.max(0, start - 14), start)) ||
    /^\s*(?:[.,;!?)]|$)/.test(plain.slice(end, end + 4))
  )
}

function readValue(digits: string, fraction: string): number {
  return Number(digits.replaceAll(/[, ]/g, '') + fraction.replace(',', '.'))
}

type Tail = { scale: number; kind: Quantity['kind']; length: number }

function readTail(rest: string, hasCurrency: boolean): Tail {
  const scaleMatch = SCALE.exec(rest)
  const word = scaleMatch?.[1]
  const isMoneyMillion = scaleMatch?.[2] !== undefined && hasCurrency
  const scale = isMoneyMillion ? 1_000_000 : word === 'mm' ? 1_000_000 : getScale(word ?? '')
  const scaleLength =
    scaleMatch && (word !== undefined || isMoneyMillion) ? scaleMatch[0].length : 0
  const after = rest.slice(scaleLength)
  const percent = PERCENT.exec(after)
  if (percent) return { scale, kind: 'percent', length: scaleLength + percent[0].length }
  const currency = CURRENCY_AFTER.exec(after)
  if (currency) return { scale, kind: 'money', length: scaleLength + currency[0].length }
  return { scale, kind: hasCurrency ? 'money' : 'number', length: scaleLength }
}

/** Numbers written in digits, with their currency, percent sign and k or million. */
export function findDigitNumbers(plain: string): Quantity[] {
  const found: Quantity[] = []
  for (const match of plain.matchAll(NUMBER)) {
    const digits = match[2] ?? ''
    const end = match.index + match[0].length
    const rest = plain.slice(end, end + 16)
    if (digits.length > 12 || NOT_A_COUNT.test(rest)) continue
    const hasCurrency = match[1] !== undefined
    if (!hasCurrency && isYear(plain, digits, match.index, end)) continue
    const tail = readTail(rest, hasCurrency)
    const value = readValue(digits, match[3] ?? '') * tail.scale
    found.push(createQuantity(value, tail.kind, [match.index, end + tail.length]))
  }
  return found
}
