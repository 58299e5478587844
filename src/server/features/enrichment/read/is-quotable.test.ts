import { expect, test } from 'vitest'
import { isQuotable } from '#server/features/enrichment/read/is-quotable.ts'

test.each([
  ['a tag', 'We <b>build</b> houses.'],
  ['code', 'We set total = 4 for you.'],
  ['a link of markdown', 'We [build](/x) houses.'],
  ['a reference that was escaped twice', 'Wills &amp; deeds for seafarers.'],
  ['letters in the wrong encoding', 'Wir zÃ¤hlen zu den GroÃŸen.'],
  ['a lost letter', 'Wir z\ufffdhlen dazu.'],
  ['an address', 'Read more on evil.com today.'],
  ['an address with its scheme', 'Our page is ftp://evil.'],
  ['an e-mail', 'Our mail is info@evil.'],
  ['a number to call', 'We are on 020 7946 0000 all day.'],
  ['a price', 'Houses from £900 a month.'],
  ['a price in words', 'Houses for 900 euros a month.'],
  ['a person', 'Dr. Maria Lopez founded the practice.'],
  ['a person in charge', 'The firm is led by Maria Lopez.'],
  ['a request', 'Call us for a quote.'],
])('a sentence with %s is not quoted', (_, sentence) => {
  expect(isQuotable(sentence)).toBe(false)
})

test.each([
  'We build houses & barns in Kent (since 1974).',
  'Rated 4.9 by 300 families, 2019 - 2024.',
  'Über 85 Jahre Erfahrung im Maschinenbau.',
  'Our firm is led by its staff.',
])('"%s" is quoted', (sentence) => {
  expect(isQuotable(sentence)).toBe(true)
})
