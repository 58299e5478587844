import { expect, test } from 'vitest'
import { describeFinding } from '#content/fact-words.ts'

test.each([
  ['industry', 'real_estate', 'Real estate'],
  ['industry', 'ecommerce', 'Online retail'],
  ['industry', 'toString', 'toString'],
  ['name', 'finance', 'finance'],
  ['tool', 'NetSuite', 'NetSuite'],
] as const)('%s “%s” reads “%s”', (kind, value, words) => {
  expect(describeFinding(kind, value)).toBe(words)
})
