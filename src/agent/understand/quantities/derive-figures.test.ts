import { describe, expect, test } from 'vitest'
import {
  type FigureSlot,
  type KnownFigure,
  sayWorkings,
} from '#agent/understand/quantities/derivation.ts'
import { deriveFigures, viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { rankFigures } from '#agent/understand/readers/rank-figures.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

function list(text: string, slot: FigureSlot, known: readonly KnownFigure[] = []) {
  return deriveFigures(viewFigures(tokenize(text), { asked: [slot], known }))[slot].filter(
    ({ isPerPerson }) => !isPerPerson,
  )
}

describe('among the ways to hours a week is the right one, with its sum', () => {
  test.each([
    ['It eats up 90 minutes a day', 7.5, '90 minutes × 5 days'],
    ['Two clerks spend three hours a day each', 30, '2 clerks × 3 hours × 5 days'],
    ['Seven front desks lose half the day each', 140, '7 front desks × half of a 40-hour week'],
    ['Two thirds of their time', 26.67, 'two thirds of a 40-hour week'],
    ['Me and two temps key orders for 6 hours a week each', 18, '3 people × 6 hours'],
    ['400 receipts a month, 6 minutes per receipt', 9.23, '400 receipts × 6 minutes ÷ 4.33 weeks'],
    ['We move 30 pallets a day, 8 minutes per pallet', 20, '30 pallets × 8 minutes × 5 days'],
    ['12 hours a week, and another 9', 21, '12 hours + 9 hours'],
    ['Three sites, 5 hours a week per site', 15, '3 sites × 5 hours'],
    ['26 hours every two weeks', 13, '26 hours ÷ 2 weeks'],
    ['40% of my 30 hour week', 12, '40% of 30 hours'],
    ['a day a week each, me and Yusuf', 16, '2 people × 8 hours'],
  ])('"%s" comes to %d: %s', (text, hours, workings) => {
    const same = list(text, 'manual_hours').filter(({ value }) => Math.abs(value - hours) < 0.01)
    expect(same.map(({ factors }) => sayWorkings(factors))).toContain(workings)
  })
})

test('"all day" is every day, unless a day is named', () => {
  const workings = (text: string) =>
    list(text, 'manual_hours').map(({ factors }) => sayWorkings(factors))
  expect(workings('5 people, all day')).toContain('5 people × 8 hours × 5 days')
  expect(workings('5 people, all day')).not.toContain('5 people × 8 hours')
  expect(workings('5 people, all day on Fridays')).toContain('5 people × 8 hours')
  expect(workings('5 people, 8 hours')).toContain('5 people × 8 hours')
})

describe('among the ways is the right one', () => {
  test.each<[string, FigureSlot, number]>([
    ['Nine of us, but only four do it', 'team_size', 4],
    ['Two clerks at each of our three shops', 'team_size', 6],
    ['We were five, then one quit', 'team_size', 4],
    ['me, my wife and two temps', 'team_size', 4],
    ['Ana does 10 hours, Jorge 6, and I do 4', 'team_size', 3],
    ['They make 52,000 a year', 'hourly_rate', 25],
    ['Their day rate is $240', 'hourly_rate', 30],
    ['$31 an hour plus 30 percent benefits', 'hourly_rate', 40.3],
    ['between $30 and $40 an hour', 'hourly_rate', 35],
    ['One in ten invoices comes back', 'error_rate', 10],
    ['every twentieth', 'error_rate', 5],
    ['97 percent are right', 'error_rate', 3],
    ['We use 6 tools for it', 'tool_count', 6],
  ])('"%s" can tell %s %d', (text, slot, value) => {
    expect(list(text, slot).some((way) => Math.abs(way.value - value) < 0.01)).toBe(true)
  })
})

/** The longest message that the API takes (spec). */
const MESSAGE_MAX_CHARS = 2_000
/** Milliseconds once the code is compiled, three times what is allowed, since other work shares the cores. */
const TIME_MAX_MS = 150
/** The quickest counts, since other tests run at the same time. */
const TRIES = 15

describe('a message of any sort is read in time that grows with its length', () => {
  test.each([
    '3 people each ',
    '1, ',
    'half a day and ',
    '1',
    'i ',
    'one hundred ',
    'per site 3 hours ',
    '3h me me me me me me me ',
    '$5 ',
    '5 people 3 hours at 4 shops 20 invoices ',
  ])('"%s" repeated', (part) => {
    const text = part.repeat(MESSAGE_MAX_CHARS).slice(0, MESSAGE_MAX_CHARS)
    const times = Array.from({ length: TRIES }, () => {
      const start = performance.now()
      rankFigures(
        viewFigures(tokenize(text), { asked: ['manual_hours'], known: [['team_size', 3]] }),
      )
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(TIME_MAX_MS)
  })
})

const ask = (text: string, asking: Slot) =>
  understand(text, { asking, knownSlots: new Set(), teamSize: null })

function read(text: string, asking: Slot) {
  for (const act of ask(text, asking))
    if ((act.kind === 'inform' || act.kind === 'confirm') && act.slot === asking)
      return [act.value, act.reading.original, act.reading.derivation]
  return []
}

test.each([
  ['34 euro an hour', 36.72, 34, 'EUR', '34 euro at 1.08'],
  ['34 EUROS per hour', 36.72, 34, 'EUR', '34 euro at 1.08'],
  ['EUR 34/hour', 36.72, 34, 'EUR', '34 euro at 1.08'],
  ['27,50 EUR an hour', 29.7, 27.5, 'EUR', '27.5 euro at 1.08'],
  ['between €30 and €40 an hour', 37.8, 35, 'EUR', '30 to 40 euro at 1.08'],
  ['€31 an hour plus 30 percent benefits', 43.52, 31, 'EUR', '31 euro plus 30% at 1.08'],
  ['£25', 32, 25, 'GBP', '25 pounds at 1.28'],
  ['forty quid an hour', 51.2, 40, 'GBP', '40 pounds at 1.28'],
  ['42,000 pounds salary', 25.85, 42_000, 'GBP', '42,000 pounds ÷ 2,080 hours at 1.28'],
  ['£1,000 a week for 40 hours', 32, 1_000, 'GBP', '1,000 pounds ÷ 40 hours at 1.28'],
  ['6500 zl a month', 9.38, 6_500, 'PLN', '6,500 zloty ÷ 173.3 hours at 0.25'],
  ['6 500 zł a month', 9.38, 6_500, 'PLN', '6,500 zloty ÷ 173.3 hours at 0.25'],
  ['R$ 4.500 a month', 4.83, 4_500, 'BRL', '4,500 Brazilian reais ÷ 173.3 hours at 0.186'],
  ['NOK 450', 41.85, 450, 'NOK', '450 Norwegian kroner at 0.093'],
  ['450 Norwegian kroner an hour', 41.85, 450, 'NOK', '450 Norwegian kroner at 0.093'],
  ['about 300 sek/hour', 28.5, 300, 'SEK', '300 Swedish kronor at 0.095'],
  ['DKK 250 per hour', 36.25, 250, 'DKK', '250 Danish kroner at 0.145'],
  ['3.6 lakhs per annum', 2.08, 360_000, 'INR', '360,000 rupees ÷ 2,080 hours at 0.012'],
  ['3,60,000 rupees per year', 2.08, 360_000, 'INR', '360,000 rupees ÷ 2,080 hours at 0.012'],
  ['4 LPA', 2.31, 400_000, 'INR', '400,000 rupees ÷ 2,080 hours at 0.012'],
  ['Rs. 40,000 a month', 2.77, 40_000, 'INR', '40,000 rupees ÷ 173.3 hours at 0.012'],
  ['C$40 an hour', 29.2, 40, 'CAD', '40 Canadian dollars at 0.73'],
  ['$45 CAD an hour', 32.85, 45, 'CAD', '45 Canadian dollars at 0.73'],
  ['A$45/h', 29.7, 45, 'AUD', '45 Australian dollars at 0.66'],
  ['NZ$ 38 per hour', 23.18, 38, 'NZD', '38 New Zealand dollars at 0.61'],
  ['S$28 an hour', 21, 28, 'SGD', '28 Singapore dollars at 0.75'],
  ['35 Swiss francs an hour', 39.9, 35, 'CHF', '35 Swiss francs at 1.14'],
  ['800 Czech crowns an hour', 34.4, 800, 'CZK', '800 Czech koruna at 0.043'],
  ['400 Mexican pesos an hour', 22, 400, 'MXN', '400 Mexican pesos at 0.055'],
  ['250 rand per hour', 13.75, 250, 'ZAR', '250 rand at 0.055'],
  ['¥3,000 an hour', 19.8, 3_000, 'JPY', '3,000 yen at 0.0066'],
  ['150 dirhams an hour', 40.8, 150, 'AED', '150 dirhams at 0.272'],
])('“%s” is pay of $%d an hour, told as %d %s: %s', (text, value, amount, currency, derivation) => {
  expect(read(text, 'hourly_rate')).toEqual([value, { amount, currency }, derivation])
})

test.each([
  ['1000 quid tops', 1_280, 1_000, 'GBP', '1,000 pounds at 1.28'],
  ['£30k', 38_400, 30_000, 'GBP', '30,000 pounds at 1.28'],
  ['budget is 50,000 euros', 54_000, 50_000, 'EUR', '50,000 euro at 1.08'],
  ['€20k to €40k', 32_400, 30_000, 'EUR', '20,000 to 40,000 euro at 1.08'],
  ['we have 40 000 euros', 43_200, 40_000, 'EUR', '40,000 euro at 1.08'],
  ['our budget is 5 lakhs', 6_000, 500_000, 'INR', '500,000 rupees at 0.012'],
  ['C$60k', 43_800, 60_000, 'CAD', '60,000 Canadian dollars at 0.73'],
])('“%s” is a budget of $%d, told as %d %s: %s', (text, value, amount, currency, derivation) => {
  expect(read(text, 'budget')).toEqual([value, { amount, currency }, derivation])
})

test.each(['$32 an hour', 'US$32 an hour', '32 US dollars an hour', '32 an hour'])(
  '“%s” is in dollars',
  (text) => {
    expect(read(text, 'hourly_rate').slice(0, 2)).toEqual([32, undefined])
  },
)

test.each([
  ['500 florins an hour', 'hourly_rate', 'florins'],
  ['70,000 HUF a month', 'hourly_rate', 'HUF'],
  ['450 kr an hour', 'hourly_rate', 'kr'],
  ['500 florins', 'budget', 'florins'],
] as const)('“%s” is no known %s, but one in %s to be asked about', (text, slot, currency) => {
  const acts = ask(text, slot)
  expect(acts).toContainEqual(
    expect.objectContaining({ kind: 'implausible', slot, value: currency }),
  )
  expect(read(text, slot)).toEqual([])
})

test.each(['We ship 500 pounds of flour a day', 'We have 5 CAD drafters'])(
  '“%s” is no pay',
  (text) => {
    expect(read(text, 'hourly_rate')).toEqual([])
  },
)
