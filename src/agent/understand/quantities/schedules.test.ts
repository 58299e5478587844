import { describe, expect, test } from 'vitest'
import { readSchedule } from '#agent/understand/quantities/schedules.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

function read(text: string): [number, number | null] | null {
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
    expect(read(text)).toEqual([value, week])
  })

  test.each([
    '3 times',
    'a day',
    'each shift',
    'the first of them',
    'Friday mornings',
    'all of Friday',
  ])('"%s" is no schedule', (text) => {
    expect(read(text)).toBeNull()
  })
})
