import { expect, test } from 'vitest'
import { listSpellings, readSearchTerms } from '#server/platform/search/search-terms.ts'

test.each([
  ['  harbor   freight ', ['harbor', 'freight']],
  ['"Harbor", (freight)! harbor', ['harbor', 'freight']],
  ['https://www.acme.com/', ['acme.com']],
  ['@acme.com', ['acme.com']],
  ["O'Brien time-consuming 4.5", ["O'Brien", 'time-consuming', '4.5']],
  ['!!! & | <->', []],
  ['', []],
])('the words of %j are %j', (text, terms) => {
  expect(readSearchTerms(text).toSorted()).toEqual(terms.toSorted())
})

test('of many words the longest are searched for', () => {
  const text = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1)).join(' ')
  const terms = readSearchTerms(text)
  expect(terms).toHaveLength(12)
  expect(terms[0]).toHaveLength(40)
})

test('a word of any length is cut between letters', () => {
  const [term = ''] = readSearchTerms('𝔘'.repeat(1_000))
  expect([...term]).toHaveLength(60)
})

test('quotes and backslashes within a word stay within its quotes', () => {
  expect(listSpellings("a'b\\c").typed).toBe("'a''b\\\\c':*")
})
