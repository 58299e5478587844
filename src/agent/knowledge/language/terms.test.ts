import { expect, test } from 'vitest'
import { correctSpelling, learnSpelling } from '#agent/knowledge/language/spelling.ts'
import { listTerms, listWords } from '#agent/knowledge/language/terms.ts'

test.each([
  ['What’s the price?', 'how much is it'],
  ['phase two', 'the pilot'],
  ['what do u charge', 'what are your fees'],
  ['are you SOC 2 certified', 'certification'],
])('“%s” and “%s” share what they are about', (one, other) => {
  const terms = new Set(listTerms(one))
  expect(listTerms(other).some((term) => terms.has(term))).toBe(true)
})

test('words that only build a question say nothing', () => {
  expect(listTerms('what is it that you do for us?')).toEqual([])
})

test('shorthand is written out', () => {
  expect(listWords('wat r ur prices')).toEqual(['what', 'are', 'your', 'prices'])
})

const SPELLING = learnSpelling(['pricing', 'difference', 'house', 'hours', 'audit'])

test.each([
  ['prcing', 'pricing'],
  ['pricng', 'pricing'],
  ['pirciing', 'pirciing'],
  ['diffrence', 'difference'],
  ['house', 'house'],
  ['adit', 'adit'],
  ['2019', '2019'],
])('“%s” is read as “%s”', (typed, meant) => {
  expect(correctSpelling(SPELLING, typed)).toBe(meant)
})
