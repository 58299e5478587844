import { expect, test } from 'vitest'
import { isComposing } from '#site/lib/is-composing.ts'

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('%j is a key of an input method: %s', (event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
