/**
 * US dollars for one unit of each currency, to convert what visitors tell of pay and budgets.
 * Source: averages of the year 2024 of the reference rates of the European Central Bank, rounded to two or three
 * digits (https://www.ecb.europa.eu/stats/policy_and_exchange_rates). AED is pegged to the dollar.
 * To update: divide the average of the dollar by that of the currency, both per euro, and set `asOf` to the period.
 * Tests beside the readers compute their amounts from this table.
 */
export const asOf = '2024'

export const usdPerUnit = {
  EUR: 1.08,
  GBP: 1.28,
  CAD: 0.73,
  AUD: 0.66,
  NZD: 0.61,
  CHF: 1.14,
  SEK: 0.095,
  NOK: 0.093,
  DKK: 0.145,
  PLN: 0.25,
  CZK: 0.043,
  INR: 0.012,
  BRL: 0.186,
  MXN: 0.055,
  ZAR: 0.055,
  JPY: 0.0066,
  SGD: 0.75,
  AED: 0.272,
} as const

export type Currency = keyof typeof usdPerUnit

/** As an amount is followed by it: "34 euro". */
export const currencyNames: Readonly<Record<Currency, string>> = {
  EUR: 'euro',
  GBP: 'pounds',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  NZD: 'New Zealand dollars',
  CHF: 'Swiss francs',
  SEK: 'Swedish kronor',
  NOK: 'Norwegian kroner',
  DKK: 'Danish kroner',
  PLN: 'zloty',
  CZK: 'Czech koruna',
  INR: 'rupees',
  BRL: 'Brazilian reais',
  MXN: 'Mexican pesos',
  ZAR: 'rand',
  JPY: 'yen',
  SGD: 'Singapore dollars',
  AED: 'dirhams',
}

export const isCurrency = (code: string): code is Currency => Object.hasOwn(usdPerUnit, code)
