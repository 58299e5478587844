import { expect, test } from 'vitest'
import { collectLiterals } from './support/collect-expressions.ts'
import { findAmbiguities } from './support/find-ambiguity.ts'

const find = (source: string, flags = '') => findAmbiguities({ source, flags, file: 'here.ts' })

test.each([
  ['two alternatives of one text', '(?:a|a)*b'],
  ['a repetition in a repetition', '(?:a+)*b'],
  ['a text that is also two', '(?:in|to|into)*x'],
  ['an apostrophe that may be missing', "^(?:(?:we'?ll|well)\\W+)*pass"],
  ['a space that may be missing', '(?:\\w+ ?)*\\('],
  ['parts that may all be missing', '(?:a?b?)*x'],
  ['a class beside a word of it', '(?:[a-z]+ |the )*$'],
  ['a large bound', '(?:\\w+ ?){0,20}\\('],
  ['what is inside a lookahead', 'x(?=(?:a|a)*b)'],
  ['two alternatives in either case', '(?:A|a)*b', 'i'],
])('finds %s: %s', (_, source, flags?: string) => {
  expect(find(source, flags)).toHaveLength(1)
})

test.each([
  ['words that end where they end', '(?:(?:in|to|into)\\b|\\s)*x'],
  ['words that no letter follows', '(?:(?:in|to|into)(?![a-z])|\\s)*x'],
  ['words and spaces', '(?:[a-z]+ )*x'],
  ['a group that is repeated by its text', '(\\w)(?:\\W\\1\\b)*x'],
  ['a small bound', '(?:\\w+ ?){0,3}\\('],
  ['a repetition behind which nothing can fail', '^(?:a|a)*'],
  ['letters of different cases', '(?:A|a)*b'],
])('has nothing against %s: %s', (_, source) => {
  expect(find(source)).toEqual([])
})

test('says what is read in two ways', () => {
  const [found] = find("^(?:(?:we'?ll|well),? )*pass")
  expect(found?.pump).toContain('well')
  expect(new RegExp(`^(?:${found?.repetition.raw})$`).test(found?.pump ?? '')).toBe(false)
})

test('no expression in the code of the server reads a text in exponentially many ways', () => {
  const literals = collectLiterals()
  expect(literals.length).toBeGreaterThan(300)
  const found = literals.flatMap((literal) =>
    findAmbiguities(literal).map(({ pump }) => `${literal.file}: ${JSON.stringify(pump)}`),
  )
  expect(found).toEqual([])
}, 60_000)
