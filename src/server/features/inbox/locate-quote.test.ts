import { expect, test } from 'vitest'
import { locateQuote } from '#server/features/inbox/read-conversation-view.ts'

test.each([
  ['15 hours, 5 people', '5', 10, 11],
  ['5 people', '5', 0, 1],
  ['We are 5', '5', 7, 8],
  ['Ünal und Al', 'Al', 9, 11],
  ['😀 Dana', 'Dana', 3, 7],
  ['Dana Dana', 'Dana', 0, 4],
  ['Danas', 'Dana', null, null],
  ['Dana', 'Maya', null, null],
  ['Dana', ' ', null, null],
])('in "%s" the quote "%s" stands from %s to %s', (message, quote, start, end) => {
  expect(locateQuote(message, quote)).toEqual({ start, end })
})
