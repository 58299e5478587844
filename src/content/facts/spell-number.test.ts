import { expect, test } from 'vitest'
import { spellNumber } from '#content/facts/spell-number.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [4, 'four'],
  [18, 'eighteen'],
  [20, 'twenty'],
  [21, '21'],
])('%i is written %s', (count, word) => {
  expect(spellNumber(count)).toBe(word)
})

test('a sentence begins with a capital', () => {
  expect(spellNumber(5, 'Capital')).toBe('Five')
})
