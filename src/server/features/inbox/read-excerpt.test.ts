import { expect, test } from 'vitest'
import { readExcerpt } from '#server/features/inbox/list-conversations.ts'

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

test.each([
  ['Łukasz'.normalize('NFD'), 'lukasz', 'Łukasz'],
  ['Straße', 'STRASSE', 'Straße'],
  ['O’Brien', "o'brien", 'O’Brien'],
  ['Jose\u0301', 'José', 'Jose\u0301'],
  ['(415) 555-0137', '+1 415.555.0137', '415) 555-0137'],
  ['+44 (0)20 7946 0958', '020 7946 0958', '20 7946 0958'],
])('%s is in the midst of the piece when %s was searched for', (said, text, found) => {
  const letters = 'ﬁrst Ægir Übung, “é” '
  const content = `${letters.repeat(40)}${said} ${letters.repeat(40)}`
  const excerpt = readExcerpt(content, text)
  const at = excerpt.indexOf(found)
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThanOrEqual(62)
  expect(excerpt.length - at).toBeGreaterThan(100)
})

test('the beginning of a word comes before the midst of one', () => {
  const content = `start ${'and so on '.repeat(40)}art`
  expect(readExcerpt(content, 'art')).toMatch(/art$/)
})

test('a phone number comes before numbers of which it is made', () => {
  const content = `415 ${'and so on '.repeat(40)}(415) 555-0137`
  expect(readExcerpt(content, '415 555 0137')).toMatch(/415\) 555-0137$/)
})
