import { expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { testMost } from '#agent/testing/test-most.ts'

testMost([
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
])('tells when', (text, expected) => {
  expect(readSlots(text).timeline).toBe(expected)
})

testMost([
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
])('answers the question about time', (text, expected) => {
  expect(readSlots(text, 'timeline').timeline).toBe(expected)
})

testMost([
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
])('says nothing of a timeline', (text) => {
  expect(readSlots(text).timeline).toBeUndefined()
})

test('a number of weeks is not hours', () => {
  expect(readSlots('in 1-2 weeks', 'manual_hours')).toEqual({ timeline: 'now' })
})

test('days a week are no date even when a date was asked for', () => {
  expect(readSlots('five days a week', 'timeline').timeline).toBeUndefined()
})

testMost([
  ['soonest you can', 'now'],
  ['as quiclky as possible please', 'now'],
  ['it is pressing', 'now'],
  ['weeks not months', 'now'],
  ['it can take up to a year', 'year'],
  ["it isn't scheduled at all", 'none'],
  ['it is not on the calendar', 'none'],
  ['actually no hurry, forget what I said about asap', 'none'],
  ["well now, we don't have a start date", 'none'],
  ['time is not an issue', 'none'],
] as const)('answers when', (text, expected) => {
  expect(readSlots(text, 'timeline').timeline).toBe(expected)
})

testMost([
  ['we picture it working in about five months', 'half_year'],
  ["we're ready to begin immediately", 'now'],
] as const)('tells when, unasked', (text, expected) => {
  expect(readSlots(text, 'hourly_rate').timeline).toBe(expected)
})

testMost([
  ['There is no schedule behind this. I own the business', 'none'],
  ['erm, no timeline is there from our side', 'none'],
  ['As for timing, there is none', 'none'],
  ['dates don’t exist yet', 'none'],
  ['a start is not foreseen at the moment', 'none'],
  ['we haven’t gotten around to picking a date', 'none'],
  ['I can’t give a date because there isn’t any', 'none'],
  ['this could wait forever', 'none'],
  ['nothing’s been decided about when', 'none'],
  ['we don’t work to a timetable here', 'none'],
  ['we hope to get started within days', 'now'],
  ['I’d like us to begin this very week', 'now'],
  ['we are in a bit of a hurry', 'now'],
  ['the clock is ticking', 'now'],
  ['there’s no time to waste', 'now'],
  ['not for another two months', 'quarter'],
  ['we’ve got three months', 'quarter'],
  ['we won’t get to it for nine months or so. I’m just curious', 'year'],
  ['we are planning for nine to twelve months ahead', 'year'],
  ['It’ll take us a year to get to it', 'year'],
  ['not this year, next', 'year'],
])('in answer to when', (text, timeline) => {
  expect(readSlots(text, 'timeline').timeline).toBe(timeline)
})

testMost([
  'I won’t share our schedule',
  'nobody decides but me',
  'We can’t start without the CFO’s approval',
  'no data on that',
  'It takes 3 days a week',
])('names no horizon in answer to when', (text) => {
  expect(readSlots(text, 'timeline').timeline).toBeUndefined()
})

testMost([
  ['1 % go out wrong. As for timing, there is none. We can spend $3000 on it.', 'none'],
  ['Timing: within the next three months. Our budget is $20,000.', 'quarter'],
  ['4 % comes back wrong. We need it now. Our budget is 20k', 'now'],
])('hears when beside the answer to something else', (text, timeline) => {
  expect(readSlots(text, 'error_rate').timeline).toBe(timeline)
})

testMost([
  'we run urgent care',
  'our site is two years out of date',
  'my mail bounces this week',
  'the ERP goes live in 5 months',
])('tells of something else than the start', (text) => {
  expect(readSlots(text, 'company_name').timeline).toBeUndefined()
})

testMost([
  ['by the end of next month', 'quarter'],
  ['not before the new fiscal year', 'year'],
])('in answer to when', (text, timeline) => {
  expect(readSlots(text, 'timeline').timeline).toBe(timeline)
})

test.each([
  ['April, and I sign it myself', 'half_year'],
  ['Q1, our CIO decides, I recommend', 'half_year'],
])('"%s": a part of an answer that is a date and nothing else is one', (text, expected) => {
  expect(readSlots(text, 'timeline').timeline).toBe(expected)
})

test.each([
  ['no rush, my boss decides', 'none'],
  ['no rush honestly. owner decides, thats my boss Greg', 'none'],
  ['no rush and the owner decides', 'none'],
  ['I said no rush', 'none'],
  ['not urgent, Karen signs', 'none'],
  ["we'd want it before flu season, medical director decides", 'half_year'],
  ['before wedding season, me', 'half_year'],
  ['it can not wait', 'now'],
])('hears when beside who decides: %s', (text, expected) => {
  expect(readSlots(text, 'timeline').timeline).toBe(expected)
})
