import { describe, expect, test } from 'vitest'
import { readByGrammar, viewFigures } from '#agent/understand/quantities/read-figures.ts'
import { sayWorkings } from '#agent/understand/quantities/say-workings.ts'
import { readTwice } from '#agent/understand/readers/read-twice.ts'
import type { Slot } from '#domain/fact.ts'

type Told = { asked?: Slot; knownPeople?: number }

function read(text: string, { asked, knownPeople }: Told = {}) {
  const figures = viewFigures(text, {
    asked: asked === undefined ? [] : [asked],
    knownPeople: knownPeople ?? null,
  })
  return readByGrammar(figures).candidates
}

const find = (text: string, slot: string, told?: Told) =>
  read(text, told).find((one) => one.slot === slot)

describe('hours a week and how they were worked out', () => {
  test.each([
    ['We spend 12 hours a week on it', 12, '12 hours'],
    ['It eats up 90 minutes a day', 7.5, '90 minutes × 5 days'],
    ['Two clerks spend three hours a day each', 30, '2 people × 3 hours × 5 days'],
    ['Our five planners each lose 4 hours a week', 20, '5 people × 4 hours'],
    ['Me and two temps key orders for 6 hours a week each', 18, '3 people × 6 hours'],
    ['I do it every Friday for half a day', 4, '4 hours'],
    ['Twice a month it takes us 9 hours', 4.15, '9 hours ÷ 2.17 weeks'],
    ['The month end close takes 26 hours', 6, '26 hours ÷ 4.33 weeks'],
    ['We key 80 tickets a day and each takes 6 minutes', 40, '80 tickets × 6 minutes × 5 days'],
    ['400 receipts a month, 6 minutes per receipt', 9.23, '400 receipts × 6 minutes ÷ 4.33 weeks'],
    ['12 clinics x 10 faxes a day x 5 min', 50, '12 clinics × 10 faxes × 5 minutes × 5 days'],
    ['3 people, 2 hours, 4 days a week', 24, '3 people × 2 hours × 4 days'],
    ['Each of my four part-timers spends 5 hours a week on quotes', 20, '4 people × 5 hours'],
    ['Ana spends 10 hours a week and Jorge 6', 16, '10 hours + 6 hours'],
    ['A third of her week goes to retyping labels', 13.33, '33.3% of 40 hours'],
    ['My assistant does nothing else', 40, '40 hours'],
    ['One and a half FTE', 60, '1.5 full-time × 40 hours'],
    ['It takes two full time clerks', 80, '2 people × 40 hours'],
    ['20 to 30 hours a week', 25, '25 hours'],
    ['About a dozen hours weekly', 12, '12 hours'],
    ['40% of my week', 16, '40% of 40 hours'],
    ['From 8 to noon every day I copy bookings', 20, '4 hours × 5 days'],
    ['Every other Friday six of us lose 4 hours', 12, '6 people × 4 hours ÷ 2 weeks'],
    ['Three sites, 5 hours a week per site', 15, '3 sites × 5 hours'],
    ['At each of our four shops a clerk spends 3 hours a week', 12, '4 sites × 3 hours'],
    ['Three shifts a day, one hour per shift', 15, '3 sites × 1 hour × 5 days'],
    ['173 hours last month', 39.92, '173 hours ÷ 4.33 weeks'],
    ['2 hours and 15 minutes a day', 11.25, '2.25 hours × 5 days'],
    ['An hour and a half each day', 7.5, '1.5 hours × 5 days'],
    [
      'Maria spends an hour a day on it and Tom 30 minutes a day',
      7.5,
      '1 hour × 5 days + 30 minutes × 5 days',
    ],
    ['Sixteen hours combined for the four of us', 16, '16 hours'],
    ['We lose 2 days a week', 16, '16 hours'],
    ['1,040 hours a year', 20, '1,040 hours ÷ 52 weeks'],
    ['26 hours every two weeks', 13, '26 hours ÷ 2 weeks'],
    ['Mondays and Thursdays I spend three hours on it', 6, '3 hours × 2 times a week'],
    ['not 20 but 30 hours a week', 30, '30 hours'],
    ['I said 60 hours a week, I meant 16 hours a week', 16, '16 hours'],
  ])('"%s" comes to %d: %s', (text, hours, workings) => {
    const candidate = find(text, 'manual_hours')
    expect(candidate?.value).toBeCloseTo(hours, 2)
    expect(sayWorkings(candidate?.workings ?? [])).toBe(workings)
  })
})

describe('people who do the work', () => {
  test.each([
    ['Two clerks spend three hours a day each', 2],
    ['Me and two temps key orders for 6 hours a week each', 3],
    ['Each of my four part-timers spends 5 hours a week on quotes', 4],
    ['Nine of us, but only four do it', 4],
    ['A team of 7 handles it', 7],
    ['11 people, 3 on denials and 8 on the rest', 11],
    ['Two clerks at each of our three shops', 6],
  ])('"%s" names %d', (text, people) => {
    expect(find(text, 'team_size')?.value).toBe(people)
  })
})

describe('the cost of an hour', () => {
  test.each([
    ['We pay them $24 an hour', 24, ''],
    ['They earn twenty-two fifty an hour', 22.5, ''],
    ['The wage is 25 to 30 dollars an hour', 27.5, ''],
    ['They make 52,000 a year', 25, '$52,000 ÷ 2,080 hours'],
    ['A clerk costs us $4,160 a month', 24, '$4,160 ÷ 173.3 hours'],
    ['Their day rate is $240', 30, '$240 ÷ 8 hours'],
    ['$31 an hour plus 30 percent benefits', 40.3, ''],
    ['$20 an hour, $29 an hour loaded', 29, ''],
  ])('"%s" comes to %d', (text, rate, workings) => {
    const candidate = find(text, 'hourly_rate')
    expect(candidate?.value).toBeCloseTo(rate, 2)
    expect(sayWorkings(candidate?.workings ?? [])).toBe(workings)
  })
})

describe('errors in percent', () => {
  test.each([
    ['4 percent of the labels are wrong', 4, ''],
    ['2-3% typos', 2.5, ''],
    ['half a percent is rejected', 0.5, ''],
    ['3 of 50 orders have mistakes', 6, '3 of 50'],
    ['One in ten invoices comes back with an error', 10, '1 of 10'],
    ['Of 400 shipments 12 went wrong', 3, '12 of 400'],
  ])('"%s" comes to %d', (text, errors, workings) => {
    const candidate = find(text, 'error_rate')
    expect(candidate?.value).toBeCloseTo(errors, 2)
    expect(sayWorkings(candidate?.workings ?? [])).toBe(workings)
  })
})

describe('an answer without a unit is in the unit of the question', () => {
  test.each<[string, Slot, string, number]>([
    ['twelve', 'manual_hours', 'manual_hours', 12],
    ['six of us', 'team_size', 'team_size', 6],
    ['just me', 'team_size', 'team_size', 1],
    ['me, my wife and two temps', 'team_size', 'team_size', 4],
    ['24', 'hourly_rate', 'hourly_rate', 24],
    ['3', 'error_rate', 'error_rate', 3],
    ['We use 6 tools for it', 'tools', 'tool_count', 6],
  ])('"%s" to %s', (text, asked, slot, value) => {
    expect(find(text, slot, { asked })?.value).toBe(value)
  })

  test('hours of each are multiplied by the people who were told before', () => {
    const candidate = find('3 hours each', 'manual_hours', {
      asked: 'manual_hours',
      knownPeople: 4,
    })
    expect(candidate).toMatchObject({ value: 12, isPerPerson: false })
  })

  test('hours of each stay one person’s where nobody was counted', () => {
    expect(find('Everyone loses 3 hours a week', 'manual_hours')?.isPerPerson).toBe(true)
  })
})

describe('figures that tell nothing of the work', () => {
  test.each([
    'We are open since 12 years',
    'We used to spend 30 hours a week on it',
    'Suppose we spend 30 hours a week',
    'A competitor spends 30 hours a week on it',
    'We want to get it down to 5 hours a week',
    'Do you charge 25 dollars an hour?',
    'We have a budget of $20,000',
    'We want to start in 6 weeks',
    'Our company has 38 employees',
    'We run Sage 300',
    'The turnaround is 3 days',
    'Call me at 9 am',
    'We key 80 tickets a day',
    'Our constructor portal is slow',
  ])('"%s" comes to nothing', (text) => {
    expect(read(text)).toEqual([])
  })
})

/** The longest message that the API takes (spec). */
const MESSAGE_MAX_CHARS = 2_000
/** Milliseconds on two shared cores, once the code is compiled. */
const TIME_MAX_MS = 15
/** The quickest counts, since other tests run at the same time. */
const TRIES = 25

describe('a message of any sort is read in time that grows with its length', () => {
  test.each([
    '3 people each ',
    '1, ',
    'half a day and ',
    ',',
    '1',
    'a, ',
    'i ',
    'another ',
    'one hundred ',
    'per site 3 hours ',
    '3h me me me me me me me ',
    '$5 ',
  ])('"%s" repeated', (part) => {
    const text = part.repeat(MESSAGE_MAX_CHARS).slice(0, MESSAGE_MAX_CHARS)
    const times = Array.from({ length: TRIES }, () => {
      const start = performance.now()
      readTwice(viewFigures(text, { asked: ['manual_hours'], knownPeople: 3 }))
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(TIME_MAX_MS)
  })
})
