import { expect, test } from 'vitest'
import { quotePrefix, readSearchTerms } from '#server/platform/search/search-terms.ts'

const listWords = (text: string) => readSearchTerms(text).flatMap(({ words }) => words)

test.each([
  ['  Harbor   freight ', ['harbor', 'freight']],
  ['“Harbor”, (freight)! harbor', ['harbor', 'freight']],
  ['https://www.acme.com/', ['acme.com']],
  ['@acme.com', ['acme.com']],
  ['O’Brien time-consuming 4.5', ["o'brien", 'time-consuming', '4.5']],
  ['!!! & | <->', []],
  ['', []],
])('the words of %j are %j', (text, terms) => {
  expect(listWords(text).toSorted()).toEqual(terms.toSorted())
})

test('of many words the longest are searched for', () => {
  const text = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1)).join(' ')
  const terms = listWords(text)
  expect(terms).toHaveLength(12)
  expect(terms[0]).toHaveLength(40)
})

test('a word of any length is cut between letters', () => {
  const [term = ''] = listWords('𐓘'.repeat(1_000))
  expect([...term]).toHaveLength(60)
})

test('quotes and backslashes within a word stay within its quotes', () => {
  expect(quotePrefix("a'b\\c")).toBe("'a''b\\\\c':*")
})

test.each([
  ['4155550137', ['4155550137']],
  ['(415) 555-0137', ['4155550137']],
  ['+1 415.555.0137', ['14155550137', '4155550137']],
  ['1 415 555 0137', ['14155550137', '4155550137']],
  ['020 7946 0958', ['02079460958', '2079460958']],
  ['+44 (0)20 7946 0958', ['4402079460958', '2079460958']],
  ['0044 20 7946 0958', ['00442079460958', '442079460958', '2079460958']],
  ['555 0137', ['5550137']],
  ['٤١٥ ٥٥٥ ٠١٣٧', ['4155550137']],
  ['40 hours', []],
  ['INV-12345678', []],
  ['1 2 3', []],
])('the number in %j is %j', (text, numbers) => {
  expect(readSearchTerms(text).flatMap((term) => term.numbers)).toEqual(numbers)
})

test('what is too much for one number are several', () => {
  expect(readSearchTerms('4155550137 2125550188').map(({ numbers }) => numbers)).toEqual([
    ['4155550137'],
    ['2125550188'],
  ])
})
