import { expect, test } from 'vitest'
import { foldText } from '#agent/perception/folded-text.ts'
import { findQuantities } from '#agent/perception/quantities.ts'

const read = (text: string) =>
  findQuantities(foldText(text)).map(({ value, kind }) =>
    kind === 'number' ? value : `${kind} ${value}`,
  )

test.each([
  ['two dozen people', [24]],
  ['half a million', [500_000]],
  ['half a dozen', [6]],
  ['one thousand four hundred and seventy', [1_470]],
  ['twenty-five', [25]],
  ['twenty five or thirty', [27.5]],
  ['two and a half hours', [2.5]],
  ['a couple of hours', [2]],
  ['a hundred and twenty', [120]],
  ['three hundred thousand', [300_000]],
  ['25 to 30', [27.5]],
  ['25–30', [27.5]],
  ['$50-60k', ['money 55000']],
  ['$1.2m', ['money 1200000']],
  ['£28', ['money 28']],
  ['4.5%', ['percent 4.5']],
  ['4,5 %', ['percent 4.5']],
  ['four percent', ['percent 4']],
  ['1,200', [1_200]],
  ['between 25 and 30', [27.5]],
  ['30, not 25', [30]],
  ['down from 40 to 30', [30]],
  ['was 40, now 15', [15]],
  ['1 in 20', [1, 20]],
  ['never under 7 and never over 9', [8]],
  ['$25 at the low end and $31 at the high end', ['money 28']],
  ['a quiet week is 34 hours, a busy one 46', [40]],
  ['a team of 2 - $16 per hour', [2, 'money 16']],
  ['it is 3 - 29 at the bottom, 35 dollars at the top', [3, 'money 32']],
  ['14 or up to 18', [16]],
])('%s reads as %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  '24/7',
  'Q1',
  'in 2019',
  'at 10:30',
  '3pm',
  'the 1st',
  'B2B',
  'one of us',
  'no one',
  'a day',
  'half of it',
  '2026.',
])('%s holds no quantity', (text) => {
  expect(read(text)).toEqual([])
})

test('a folded text is as long as the text, whatever it holds', () => {
  for (const text of ['İstanbul “é” ñ', '🙂 naïve—café', 'ﬁ ½ Å']) {
    expect(foldText(text)).toHaveLength(text.length)
  }
})
