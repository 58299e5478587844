import { expect, test } from 'vitest'
import { readLatinKey } from '#site/admin/keys/use-page-keys.ts'

test.each([
  [{ key: 'j', code: 'KeyJ' }, 'j'],
  [{ key: 'о', code: 'KeyJ' }, 'j'],
  [{ key: 'ו', code: 'KeyU' }, 'u'],
  [{ key: '.', code: 'Slash' }, '.'],
  [{ key: '٪', code: 'Slash' }, '/'],
  [{ key: 'z', code: 'KeyY' }, 'z'],
  [{ key: 'Escape', code: 'Escape' }, 'Escape'],
])('%j is the key %j', (event, expected) => {
  expect(readLatinKey(event)).toBe(expected)
})
