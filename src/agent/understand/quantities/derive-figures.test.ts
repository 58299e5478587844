import { describe, expect, test } from 'vitest'
import {
  type FigureSlot,
  type KnownFigure,
  sayWorkings,
} from '#agent/understand/quantities/derivation.ts'
import { deriveFigures, viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { rankFigures } from '#agent/understand/readers/rank-figures.ts'

function list(text: string, slot: FigureSlot, known: readonly KnownFigure[] = []) {
  return deriveFigures(viewFigures(text, { asked: [slot], known }))[slot].filter(
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
      rankFigures(viewFigures(text, { asked: ['manual_hours'], known: [['team_size', 3]] }))
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(TIME_MAX_MS)
  })
})
