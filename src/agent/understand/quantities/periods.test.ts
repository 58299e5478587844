import { describe, expect, test } from 'vitest'
import { NO_PER, type Per } from '#agent/understand/quantities/mention.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import { readSchedule } from '#agent/understand/quantities/schedules.ts'
import { readClock } from '#agent/understand/quantities/whole-units.ts'
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

/** Hours of the first span of clock time. */
function readHours(text: string): number | null {
  const tokens = tokenize(text)
  return tokens.map((_, at) => readClock(tokens, at)?.hours ?? null).find(Number) ?? null
}

describe('hours between two times of day', () => {
  test.each([
    ['8 to noon', 4],
    ['from seven until nine', 2],
    ['9am-5pm', 8],
    ['11pm to 7am', 8],
    ['8:30 to 10:15', 1.75],
    ['9 a.m. to lunch', 3],
    ['noon till 4', 4],
    ['from 9 to 5', 8],
  ])('"%s" are %d', (text, hours) => {
    expect(readHours(text)).toBe(hours)
  })

  test.each(['9 to 12 hours', '9 to 12', 'from 8 to 10 people', 'at 9 am'])(
    '"%s" is no span of clock time',
    (text) => {
      expect(readHours(text)).toBeNull()
    },
  )
})

function readOften(text: string): [number, number | null] | null {
  const found = readSchedule(tokenize(text), 0)
  return found?.kind === 'schedule' ? [found.value, found.per.week] : null
}

describe('how often something is done', () => {
  test.each([
    ['twice a month', 2, 12 / 52],
    ['3 times a week', 3, 1],
    ['2x a year', 2, 1 / 52],
    ['once every two weeks', 1, 1 / 2],
    ['Mon-Fri', 5, 1],
    ['Friday to Monday', 4, 1],
    ['Tuesdays and Thursdays', 2, 1],
    ['Monday, Wednesday, and Friday', 3, 1],
    ['every other Friday', 1, 1 / 2],
    ['weekdays', 5, 1],
    ['two-week sprint', 1, 1 / 2],
    ['month end', 1, 12 / 52],
    ['end of the quarter', 1, 4 / 52],
    ['every day', 1, 5],
    ['on a normal day', 1, 5],
    ['weekly', 1, 1],
  ])('"%s" is %d times in a period that comes %d times a week', (text, value, week) => {
    expect(readOften(text)).toEqual([value, week])
  })

  test.each([
    '3 times',
    'a day',
    'each shift',
    'the first of them',
    'Friday mornings',
    'all of Friday',
  ])('"%s" is no schedule', (text) => {
    expect(readOften(text)).toBeNull()
  })
})
