import { expect, test } from 'vitest'
import { cutParts, readMoves } from '#agent/understand/acts/moves.ts'

const read = (text: string) =>
  readMoves(text, 'nothing').map(({ move, span }) => `${move}: ${text.slice(...span)}`)

test.each([
  [
    'around 22 dollars. our system is HMIS. can you even connect to that?',
    ['tell: around 22 dollars. our system is HMIS.', 'ask: can you even connect to that?'],
  ],
  [
    'june. me and my wife own it. does it keep the personal touch',
    ['tell: june. me and my wife own it.', 'ask: does it keep the personal touch'],
  ],
  ['no thats one clinic. theres 14 of them', ['change: no thats one clinic. theres 14 of them']],
  ["i'll try zapier. bye", ["leave: i'll try zapier. bye"]],
  ['and if I add leasing, what then', ['what_if: and if I add leasing, what then']],
  ['you didnt answer me about jobs', ['complain: you didnt answer me about jobs']],
  ['can someone email me the price sheet', ['person: can someone email me the price sheet']],
])('“%s” is cut into what it does', (text, moves) => {
  expect(read(text)).toEqual(moves)
})

test('parts hold every word, in order', () => {
  const text = 'but what does it cost, and how long? we have 3 clerks - 20 hours'
  const parts = cutParts(text).map((part) => part.text)
  expect(parts.join(' ').replaceAll(/[\s-]+/g, '')).toBe(text.replaceAll(/[\s-]+/g, ''))
  expect(parts[0]).toBe('but what does it cost,')
})

test('an empty message does nothing', () => {
  expect(readMoves('  ', 'hours')).toEqual([])
})
