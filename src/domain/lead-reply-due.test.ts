import { describe, expect, test } from 'vitest'
import { findReminderTime, findReplyDue } from '#domain/lead-reply-due.ts'

const NINE_TO_FIVE = [{ opens: '09:00', closes: '17:00' }]
const WEEKDAYS = [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, [], []]
const office = { hours: WEEKDAYS, timeZone: 'America/New_York', holidays: [] as string[] }

/** 2026-03-02 is a Monday. Times are the firm's; New York changes its clocks on Sunday, 8 March. */
describe('one business day', () => {
  test.each([
    [
      'within hours: the same time on the next day',
      '2026-03-02T10:30-05:00',
      '2026-03-03T10:30-05:00',
    ],
    ['at opening', '2026-03-02T09:00-05:00', '2026-03-03T09:00-05:00'],
    ['before opening: that day’s closing', '2026-03-02T06:00-05:00', '2026-03-02T17:00-05:00'],
    [
      'at closing the day is over: the next day’s closing',
      '2026-03-02T17:00-05:00',
      '2026-03-03T17:00-05:00',
    ],
    ['after closing', '2026-03-02T22:00-05:00', '2026-03-03T17:00-05:00'],
    ['on Friday: Monday', '2026-03-13T15:00-04:00', '2026-03-16T15:00-04:00'],
    ['on Friday evening: Monday’s closing', '2026-03-13T18:00-04:00', '2026-03-16T17:00-04:00'],
    ['on Saturday: Monday’s closing', '2026-03-14T12:00-04:00', '2026-03-16T17:00-04:00'],
    [
      'over the change of clocks: the same time on the wall',
      '2026-03-06T11:00-05:00',
      '2026-03-09T11:00-04:00',
    ],
    [
      'late on Sunday elsewhere is Monday there',
      '2026-03-01T23:30-08:00',
      '2026-03-02T17:00-05:00',
    ],
  ])('%s', (_name, asked, due) => {
    expect(findReplyDue(office, new Date(asked))?.toISOString()).toBe(new Date(due).toISOString())
  })

  test('holidays do not count', () => {
    const holidays = ['2026-03-03', '2026-03-04']
    const due = findReplyDue({ ...office, holidays }, new Date('2026-03-02T10:00-05:00'))
    expect(due?.toISOString()).toBe('2026-03-05T15:00:00.000Z')
    const onHoliday = findReplyDue({ ...office, holidays }, new Date('2026-03-03T10:00-05:00'))
    expect(onHoliday?.toISOString()).toBe('2026-03-05T22:00:00.000Z')
  })

  test('a shorter next day ends the promise at its closing, a later one at its opening', () => {
    const hours = WEEKDAYS.with(1, [{ opens: '11:00', closes: '12:00' }])
    const ask = (at: string) => findReplyDue({ ...office, hours }, new Date(at))?.toISOString()
    expect(ask('2026-03-02T16:00-05:00')).toBe('2026-03-03T17:00:00.000Z')
    expect(ask('2026-03-02T09:30-05:00')).toBe('2026-03-03T16:00:00.000Z')
  })

  test('a firm that never opens promises nothing', () => {
    const hours = WEEKDAYS.map(() => [])
    expect(findReplyDue({ ...office, hours }, new Date('2026-03-02T10:00Z'))).toBeNull()
  })
})

describe('two business hours ahead', () => {
  const split = [
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]
  const lunch = { ...office, hours: [split, split, split, split, split, [], []] }

  test.each([
    ['within a day', office, '2026-03-03T15:00-05:00', '2026-03-03T13:00-05:00'],
    ['back to opening', office, '2026-03-03T11:00-05:00', '2026-03-03T09:00-05:00'],
    ['over the night', office, '2026-03-03T10:00-05:00', '2026-03-02T16:00-05:00'],
    ['over the weekend', office, '2026-03-16T09:30-04:00', '2026-03-13T15:30-04:00'],
    ['over the change of clocks', office, '2026-03-09T10:00-04:00', '2026-03-06T16:00-05:00'],
    ['over lunch', lunch, '2026-03-03T14:00-05:00', '2026-03-03T11:00-05:00'],
    [
      'over a holiday',
      { ...office, holidays: ['2026-03-02'] },
      '2026-03-03T10:00-05:00',
      '2026-02-27T16:00-05:00',
    ],
    [
      'where no hours are left, by the clock',
      { ...office, hours: [] },
      '2026-03-03T10:00-05:00',
      '2026-03-03T08:00-05:00',
    ],
  ])('%s', (_name, hours, due, reminder) => {
    const found = findReminderTime(hours, new Date(due), 2 * 3_600_000)
    expect(found.toISOString()).toBe(new Date(reminder).toISOString())
  })
})
