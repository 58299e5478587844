import { expect, it } from 'vitest'
import { locateQuote } from '#agent/understand/proposals/locate-quote.ts'

it('finds a quote wherever it stands, without the space around it', () => {
  expect(locateQuote('ten of us, ten of them', ' ten ')).toEqual([
    [0, 3],
    [11, 14],
  ])
})

it.each([
  ['a word cut in two', 'overworked', 'over'],
  ['the end of a number', '240 hours', '40 hours'],
  ['the decimals of a number', '1.5 hours', '5 hours'],
  ['the thousands of a number', '12,000 orders', '12'],
  ['the upper end of a range', '30-40 hours', '40 hours'],
  ['an amount without its sign', '$40 an hour', '40 an hour'],
  ['a number without its minus', 'a delta of -40 hours', '40 hours'],
  ['a number without its percent sign', '4% go wrong', '4'],
  ['a name without its possessive', "Denise's desk", 'Denise'],
  ['the half of an address', 'maya@acme.com', 'maya'],
  ['other letters', 'Forty hours', 'forty hours'],
  ['nothing but signs', 'well …', '…'],
  ['nothing at all', 'well', '  '],
  ['what stands everywhere', 'a a a a a a a', 'a'],
])('does not take %s', (_name, text, quote) => {
  expect(locateQuote(text, quote)).toEqual([])
})
