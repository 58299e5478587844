import { describe, expect, test } from 'vitest'
import { findNumbers } from '#agent/understand/quantities/numbers.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) =>
  findNumbers(tokenize(text)).map(({ value, low, high }) =>
    low === high ? value : [low, value, high],
  )

describe('the numbers of a message', () => {
  test.each([
    ['1,500 labels and 2.5 hours', [1500, 2.5]],
    ['1.500 Etiketten, 2,5 Stunden', [1500, 2.5]],
    ['1.5k a month, 3 grand', [1500, 3000]],
    ['2m in sales, 5 m each', [2_000_000, 5]],
    ['twenty-five clerks, forty two labels', [25, 42]],
    ['a hundred and ten faxes', [110]],
    ['hundred and four hours', [104]],
    ['a few hundred invoices', []],
    ['a quarter million, half a million', [250_000, 500_000]],
    ['two thousand three hundred', [2300]],
    ['one hundred twenty thousand', [120_000]],
    ['half a dozen, a dozen, three dozen, a couple dozen', [6, 12, 36, 24]],
    ['a couple of clerks', [2]],
    ['two and a half days, 1 1/2 days, 1½ days', [2.5, 1.5, 1.5]],
    ['a third, 3/4, ¾', [1 / 3, 0.75, 0.75]],
    ['twenty-two fifty an hour', [22.5]],
    [
      '8 to 10, 8-10, between 8 and 10',
      [
        [8, 9, 10],
        [8, 9, 10],
        [8, 9, 10],
      ],
    ],
    ['50-60k', [[50_000, 55_000, 60_000]]],
    ['2 or about 3', [[2, 2.5, 3]]],
    ['5 to 500', [5, 500]],
    ['from 8 to 10 am', [8, 10]],
    ['nothing here', []],
  ])('"%s" holds %j', (text, numbers) => {
    expect(read(text)).toEqual(numbers)
  })
})
