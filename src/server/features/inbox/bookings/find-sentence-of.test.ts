import { expect, test } from 'vitest'
import { findSentenceOf } from '#server/features/inbox/bookings/find-sentence-of.ts'

const MESSAGE =
  'Three of us key bills. It is a nightmare at month end!\nAbout 4.5 hours, v1.2 of it'

test.each([
  ['nightmare', 'It is a nightmare at month end!'],
  ['Three of us', 'Three of us key bills.'],
  ['4.5 hours', 'About 4.5 hours, v1.2 of it'],
  ['bills. It', 'Three of us key bills. It is a nightmare at month end!'],
  ['not in there', 'not in there'],
])('"%s" stands in "%s"', (quote, sentence) => {
  expect(findSentenceOf(MESSAGE, quote)).toBe(sentence)
})
