import { describe, expect, test } from 'vitest'
import {
  type KnownFigure,
  readWorkings,
  sayWorkings,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { readSum } from '#agent/understand/quantities/told-sums.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string, known: readonly KnownFigure[] = []) =>
  readSum(viewFigures(tokenize(text), { asked: [], known }))

describe('a sum that is written out with its result is stored with its workings', () => {
  test.each([
    ['140 a day times 6 min times 6 days, thats 84 hours', 84, '140 items × 6 minutes × 6 days'],
    ['4 people x 6 hours x 5 days = 120', 120, '4 people × 6 hours × 5 days'],
    ['6 * 3 * 5 = 90 hours', 90, '6 × 3 × 5'],
    ['120 hours a week (4 people x 6 hours x 5 days)', 120, '4 people × 6 hours × 5 days'],
    ['6 people x 2 h x 5 d', 60, '6 people × 2 hours × 5 days'],
    ['10 h + 6 h = 16 h a week', 16, '10 hours + 6 hours'],
    ['2 people x 3 h x 5 days + 1 x 4 h = 34', 34, '2 people × 3 hours × 5 days + 1 × 4 hours'],
  ])('"%s" is %d: %s', (text, value, workings) => {
    const sum = read(text)
    expect(sum?.derivation.value).toBeCloseTo(value)
    expect(sayWorkings(sum?.derivation.factors ?? [])).toBe(workings)
    expect(sum).toMatchObject({ isAsked: false, stated: null })
  })

  test('a product of the known hours is one of hours', () => {
    const sum = read('54 is for one person only, total is 8 x 54', [['manual_hours', 54]])
    expect(sum?.derivation.value).toBe(432)
    expect(sum?.isAsked).toBe(false)
  })
})

describe('a total behind figures told before is stated, not multiplied', () => {
  const known: KnownFigure[] = [['manual_hours', 15]]
  test.each([
    ['5 days. so 45 hours', 45],
    ['6 days so thats 18 hours', 18],
    ['so 45 hours a week', 45],
  ])('"%s" is %d', (text, value) => {
    expect(read(text, known)).toMatchObject({ derivation: { value }, isAsked: false })
  })

  test.each(['so 45 hours a day', '4 clerks, so 12 hours', '45 hours'])('"%s" is none', (text) => {
    expect(read(text, known)).toBeNull()
  })

  test('nothing was told before', () => {
    expect(read('5 days. so 45 hours')).toBeNull()
  })
})

describe('a sum that leaves a doubt is asked about', () => {
  test.each([
    ['another result', '4 people x 6 hours x 5 days = 110', 120, 110],
    ['a day’s result', '140 a day x 6 minutes = 14 hours', 70, null],
    ['a month’s result', '3 people x 4 hours x 20 days', 55.38, null],
    ['no period', '4 people x 6 hours', 24, null],
  ])('%s: "%s"', (_, text, value, stated) => {
    const sum = read(text)
    expect(sum?.derivation.value).toBeCloseTo(value)
    expect(sum).toMatchObject({ isAsked: true, stated })
  })
})

describe('a sum that is told in words', () => {
  test.each([
    ['3 people, 15 hours each, so 45 hours', 45, '3 people × 15 hours'],
    ['no, 3 people, 15 hours each, so 45 hours', 45, '3 people × 15 hours'],
    ['3 of us at 15 hours each, so 45 a week', 45, '3 people × 15 hours'],
    ['we are three, 15h each = 45h', 45, '3 people × 15 hours'],
    ['4 clerks, 2 hours a day, 5 days, so 40 hours', 40, '4 clerks × 2 hours × 5 days'],
    ['2 hours a day so 10 a week', 10, '2 hours × 5 days'],
    ['Ana 10 hours, Ben 5 hours, so 15 hours', 15, '10 hours + 5 hours'],
    ['3 people, 60 hours each, so 180 hours a month', 41.54, '3 people × 60 hours ÷ 4.33 weeks'],
    ['240 hours a month between the four of us', 55.38, '240 hours ÷ 4.33 weeks'],
    ['4 hours a day split between 2 people', 20, '4 hours × 5 days'],
    ['two of us, 6 hours each, 12 hours total', 12, '2 people × 6 hours'],
    [
      '6 people each lose half an hour a day, so 15 hours a week',
      15,
      '6 people × 0.5 hours × 5 days',
    ],
  ])('"%s" is %d: %s', (text, value, workings) => {
    const sum = read(text)
    expect(sum?.derivation.value).toBeCloseTo(value)
    expect(sayWorkings(sum?.derivation.factors ?? [])).toBe(workings)
    expect(sum).toMatchObject({ isAsked: false, stated: null })
  })

  test.each([
    ['a third of 90 hours', 30, 'a third of 90 hours'],
    ['20% of the 60 hours', 12, '20% of 60 hours'],
    ['I do 4 hours on Fridays and Ben does 2 every day', 14, '4 hours + 2 hours × 5 days'],
    ['I do 4 hours on Fridays and Ben does 2 hours every day', 14, '4 hours + 2 hours × 5 days'],
    [
      'mornings 1 hour, closing 30 minutes, every day, 6 days',
      9,
      '1 hour × 6 days + 30 minutes × 6 days',
    ],
    ['Mondays 4 hours, Tuesdays to Fridays 2 hours', 12, '4 hours + 2 hours × 4 days'],
    ['8 hours on Mondays and 2 hours the other days', 16, '8 hours + 2 hours × 4 days'],
    ['6 hours a day on weekdays and 2 on Saturday', 32, '6 hours × 5 days + 2 hours'],
    [
      '30 minutes in the morning and 45 minutes at night, seven days a week',
      8.75,
      '30 minutes × 7 days + 45 minutes × 7 days',
    ],
  ])('"%s" is said back as %d: %s', (text, value, workings) => {
    const sum = read(text)
    expect(sum?.derivation.value).toBeCloseTo(value)
    expect(sayWorkings(sum?.derivation.factors ?? [])).toBe(workings)
    expect(sum).toMatchObject({ isAsked: true, stated: null })
  })

  test.each([
    ['3 people, 15 hours each, so 40 hours', 45, 40],
    ['40 hours a week on paperwork, and half of that is copying', 20, 40],
    ['we do 2 hours a day but 5 hours on Fridays', 13, 15],
  ])('"%s" leaves %d or %d', (text, value, stated) => {
    expect(read(text)).toMatchObject({ derivation: { value }, isAsked: true, stated })
  })

  test.each([
    ['we split 60 hours three ways', 60, 3],
    ['60 hours divided among 3 people', 60, 3],
    ['12 hours a week, split between Ana and me', 12, 2],
    ['50 hours a week among 5', 50, 5],
    ['Ana does 3 hours on Mondays and Wednesdays, I do an hour every day', 11, 2],
    ['2 girls do 3 hours each on Mondays and I do 4 hours on Fridays', 10, 3],
  ])('"%s" is %d hours of %d people', (text, value, people) => {
    expect(read(text)).toMatchObject({ derivation: { value }, team: { value: people } })
  })

  test.each([
    '60 hours divided by 3',
    'me 2 hours a day, my wife 1 hour a day, Saturdays another 3 hours',
  ])('"%s" tells no number of people', (text) => {
    expect(read(text)).toMatchObject({ isAsked: true, team: null })
  })

  test.each([
    '3 people, 15 hours each',
    'we used to spend 4 hours on Fridays and now 2 hours every day',
    '2 hours or 3 hours on Mondays',
    '5 hours each between the four of us',
    'a third of the 90 hours goes into fixing errors',
  ])('"%s" is none', (text) => {
    expect(read(text)).toBeNull()
  })
})

test.each([
  'a 2 x 4 sheet',
  '3 x $20',
  '8 x 54',
  'our screens are 1920 x 1080',
  '5 clerks, 3 hours',
])('"%s" is no sum of hours', (text) => {
  expect(read(text)).toBeNull()
})

test.each([
  '140 items × 6 minutes × 5 days',
  '400 receipts × 6 minutes ÷ 4.33 weeks',
  '2 clerks × 3 hours × 5 days + 1 person × 4 hours',
])('"%s" is read as it is said', (workings) => {
  expect(sayWorkings(readWorkings(workings) ?? [])).toBe(workings)
})

test('a share of a week is no product', () => {
  expect(readWorkings('7 front desks × half of a 40-hour week')).toBeNull()
})
