import { expect, test } from 'vitest'
import { readExcerpt } from '#server/features/inbox/read-excerpt.ts'

const LONG = `${'before '.repeat(40)}the needle ${'after '.repeat(40)}`

test.each([
  ['a short message is whole', 'We key invoices.', 'invoices', 'We key invoices.'],
  ['blanks become one', 'We\n\nkey   invoices', 'key', 'We key invoices'],
  ['without the word it is the beginning', 'Hello there', 'x', 'Hello there'],
])('%s', (_, content, text, excerpt) => {
  expect(readExcerpt(content, text)).toBe(excerpt)
})

test('a long message is cut around the first of the words, between words', () => {
  expect(readExcerpt(LONG, 'other needle')).toMatch(/^…(?:before )+the needle (?:after )+\w*…$/)
})

test('no letter is cut in two', () => {
  for (let length = 100; length < 140; length += 1) {
    const content = `${'x'.repeat(length)}😀${'😀'.repeat(200)}`
    expect(readExcerpt(content, 'x').isWellFormed()).toBe(true)
  }
})
