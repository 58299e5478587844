import { expect, test } from 'vitest'
import { cutText } from '#domain/cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['longer than that', 6, 'longer'],
  ['ab🦄cd', 3, 'ab'],
  ['ab🦄cd', 4, 'ab🦄'],
])('%j cut at %i is %j', (text, maxChars, cut) => {
  expect(cutText(text, maxChars)).toBe(cut)
})
