import { describe, expect, test } from 'vitest'
import {
  type KnownFigure,
  readWorkings,
  sayWorkings,
} from '#agent/understand/quantities/derivation.ts'
import { viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { readWrittenSum } from '#agent/understand/quantities/written-sums.ts'

const read = (text: string, known: readonly KnownFigure[] = []) =>
  readWrittenSum(viewFigures(text, { asked: [], known }))

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
