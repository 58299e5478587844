import { expect, test } from 'vitest'
import { readSlots } from '#agent/perception/testing/read-slots.ts'

test.each([
  ['asap', 'now'],
  ['as soon as possible', 'now'],
  ['we need this yesterday', 'now'],
  ['next month', 'now'],
  ['we want to start next week', 'now'],
  ['within 30 days', 'now'],
  ['in 3 weeks', 'now'],
  ['hoping to start in the next few weeks', 'now'],
  ['this quarter', 'quarter'],
  ['next quarter', 'quarter'],
  ['in 6 weeks', 'quarter'],
  ['in the next 2-3 months', 'quarter'],
  ['within 90 days', 'quarter'],
  ['in a couple of months', 'quarter'],
  ['we want it live in two months', 'quarter'],
  ['by the end of the quarter', 'quarter'],
  ['by year end', 'half_year'],
  ['end of the year', 'half_year'],
  ['in 6 months', 'half_year'],
  ['within the next six months', 'half_year'],
  ['sometime this year', 'half_year'],
  ['by Q3', 'half_year'],
  ['next year', 'year'],
  ['in about 9 months', 'year'],
  ['no rush, but sometime this year', 'half_year'],
  ['no rush', 'none'],
  ['not urgent', 'none'],
  ['no timeline yet', 'none'],
  ['just exploring', 'none'],
  ['in two years', 'none'],
  ['decision by next month, live within a quarter', 'quarter'],
  ['in a fortnight', 'now'],
  ['wnat it in a cuple months', 'quarter'],
  ['by the spring run; eight months away', 'year'],
  ['before christmas', 'half_year'],
  ['by 1 february', 'half_year'],
  ['a year from now', 'year'],
  ['Q2 next year', 'year'],
  ['looking at 2 months', 'quarter'],
  ['hope to be live nine weeks from now', 'quarter'],
  ['we are aiming for five months from today', 'half_year'],
  ['need it before the month is over', 'now'],
  ['want it running in a month and a half', 'quarter'],
  ['more than a year away', 'none'],
  ['there is nothing on the calendar yet', 'none'],
  ['we havent settled on a deadline', 'none'],
  ['nobody is pushing us', 'none'],
  ['not this year', 'none'],
  ['it can start the minute you are free', 'now'],
  ['not in the near future', 'none'],
])('%s is %s', (text, expected) => {
  expect(readSlots(text).timeline).toBe(expected)
})

test.each([
  ['6 weeks', 'quarter'],
  ['two months', 'quarter'],
  ['a month', 'now'],
  ['1-2 weeks', 'now'],
  ['3 months', 'quarter'],
  ['soon', 'quarter'],
  ['6 months or so', 'half_year'],
  ['as of January', 'half_year'],
  ['several months', 'half_year'],
  ['a week or two', 'now'],
  ['thursday', 'now'],
  ['when it is ready', 'none'],
  ['immediatly', 'now'],
  ['it can wait', 'none'],
  ['we had ten weeks in mind', 'quarter'],
])('%s answers the question about time with %s', (text, expected) => {
  expect(readSlots(text, 'timeline').timeline).toBe(expected)
})

test.each([
  '45 hours a week',
  '$65k a year',
  'we use ms teams',
  '3 hours a day',
  "we've done this for 6 months",
  'it took 2 weeks last time',
  '120 hours a month',
  'today we do it all by hand',
  'we started 3 years ago',
  'five days a week',
  'two days a week each',
  'I am 71 years young',
  "I'm just researching how this works",
  'in a week we type up 60 hours of notes',
  'claims have to be answered within 15 days',
  'my desk holds two months of arrears',
  'we need 3 days to close one file',
  'we were on paper until two years ago',
  'at the end of the week I copy it all over',
  'immediately after a call we fill in a form',
  "a month's wages come to 4000",
])('%s says nothing of a timeline', (text) => {
  expect(readSlots(text).timeline).toBeUndefined()
})

test('a number of weeks is not hours', () => {
  expect(readSlots('in 1-2 weeks', 'manual_hours')).toEqual({ timeline: 'now' })
})

test('days a week are no date even when a date was asked for', () => {
  expect(readSlots('five days a week', 'timeline').timeline).toBeUndefined()
})
