import { describe, expect, test } from 'vitest'
import { NO_PER, type Per } from '#agent/understand/quantities/mention.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) => readPers(tokenize(text), 0).per
const DAY = { week: 5, isDay: true }
const MONTH = 12 / 52

describe('what divides a figure', () => {
  test.each<[string, Partial<Per>]>([
    ['a day', DAY],
    ['every single day', DAY],
    ['daily', DAY],
    ['/wk', { week: 1 }],
    ['per calendar month', { week: MONTH }],
    ['monthly', { week: MONTH }],
    ['in a quarter', { week: 4 / 52 }],
    ['per annum', { week: 1 / 52 }],
    ['every two weeks', { week: 1 / 2 }],
    ['every other week', { week: 1 / 2 }],
    ['bi-weekly', { week: 1 / 2 }],
    ['every Friday', { week: 1, isEvent: true }],
    ['an hour', { week: 40 }],
    ['each', { person: true }],
    ['a week each', { week: 1, person: true }],
    ['per clerk per day', { ...DAY, person: true }],
    ['for each clinic', { site: true }],
    ['a ticket', { item: true }],
    ['per carrier quote', { item: true }],
    ['every one', { item: true }],
  ])('"%s" is %j', (text, per) => {
    expect(read(text)).toEqual({ ...NO_PER, ...per })
  })

  test.each(['in week', 'the clerk', 'clerks', 'for the four of us', ''])(
    '"%s" divides nothing',
    (text) => {
      expect(read(text)).toEqual(NO_PER)
    },
  )
})
