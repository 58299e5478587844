import { expect, test } from 'vitest'
import { saysEach, saysTotal } from '#agent/understand/quantities/each-words.ts'
import { NO_PER } from '#agent/understand/quantities/mention.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

function read(text: string) {
  const tokens = tokenize(text)
  const words = { tokens, sentences: findSentences(tokens) }
  return { each: saysEach(words, { from: 0, per: NO_PER }), total: saysTotal(words, 0) }
}

test.each([
  '6 hours each',
  'everybody spends 6 hours a week',
  'all four of us spend 6 hours',
  '6 hours apiece',
  '6 hours per person',
])('“%s” is said of each person', (text) => {
  expect(read(text).each).toBe(true)
})

test.each([
  'all told it costs us 66 hours every week',
  'each weekday costs us 23 hours, taking all staff together',
  'between us it is 10 hours a week',
  '20 hours a week, counting everybody',
  '6 hours a week for all of us',
])('“%s” is said of everybody together', (text) => {
  expect(read(text)).toEqual({ each: false, total: true })
})

test.each(['each week costs us 24 hours', '24 hours every single week'])(
  '“%s” says only how often',
  (text) => {
    expect(read(text)).toEqual({ each: false, total: false })
  },
)
